import type { OrderStep } from '../../../machines/physical-card/order.ts';
import { physicalCardOrder } from '../../../machines/physical-card/physical-card-order.ts';
import { PhysicalCardView } from '../../screens/physical-card/PhysicalCardView.tsx';
import { defineScreen } from '../define-screen.ts';
import { vaultPorts } from './vault-ports.ts';

const stepScreen = (step: OrderStep) =>
  defineScreen(
    physicalCardOrder,
    (scope) => {
      const { account, notifyGate } = scope.granted();
      return { ports: vaultPorts(scope), accountId: account.id, step, onEvent: notifyGate };
    },
    PhysicalCardView,
  );

export const welcomeScreen = stepScreen('welcome');
export const addressScreen = stepScreen('address');
export const choosePinScreen = stepScreen('pin');
export const doneScreen = stepScreen('done');
