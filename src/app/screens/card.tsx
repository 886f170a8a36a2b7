import type { ComponentProps } from 'react';
import { activateCard } from '../../../machines/activate-card/activate-card.ts';
import { card } from '../../../machines/card/card.ts';
import { mobileDevices } from '../../../machines/mobile-devices/mobile-devices.ts';
import { ActivateCardView } from '../../screens/activate-card/ActivateCardView.tsx';
import { CardView } from '../../screens/card/CardView.tsx';
import { DigitalPayOnboardView } from '../../screens/digital-pay-onboard/DigitalPayOnboardView.tsx';
import { MobileDevicesView } from '../../screens/mobile-devices/MobileDevicesView.tsx';
import { defineScreen, defineStaticScreen } from '../define-screen.ts';
import { useConfig } from '../portal-context.ts';
import { vaultPorts } from './vault-ports.ts';

const CardPage = ({ actor }: Pick<ComponentProps<typeof CardView>, 'actor'>) => (
  <CardView actor={actor} lostCardPhone={useConfig().support?.lostCardPhone} />
);

export const cardScreen = defineScreen(
  card,
  (scope) => ({ ports: vaultPorts(scope), accountId: scope.granted().account.id }),
  CardPage,
);

export const activateCardScreen = defineScreen(
  activateCard,
  ({ ports, granted }) => ({ ports, accountId: granted().account.id }),
  ActivateCardView,
);

export const mobileDevicesScreen = defineScreen(
  mobileDevices,
  ({ ports, granted }) => ({ ports, accountId: granted().account.id }),
  MobileDevicesView,
);

export const digitalPayOnboardScreen = defineStaticScreen(DigitalPayOnboardView);
