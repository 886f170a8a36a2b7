import { useEffect } from 'react';
import { physicalCardOrder } from '../../../machines/physical-card/physical-card-order.ts';
import type { OrderStep } from '../../../machines/physical-card/steps.ts';
import { fetchAhead } from '../../screens/physical-card/on-demand.ts';
import { PhysicalCardView } from '../../screens/physical-card/PhysicalCardView.tsx';
import { openGate } from '../gate.ts';
import { screen } from '../screen.tsx';

/** The page of one step. */
function stepPage(step: OrderStep) {
  const Screen = screen(
    `physical-card-${step}`,
    physicalCardOrder,
    ({ ports, portal }) => ({ ports, accountId: openGate(portal).account.id, step }),
    PhysicalCardView,
  );
  return function Step() {
    useEffect(fetchAhead, []);
    return <Screen />;
  };
}

export const Welcome = stepPage('welcome');
export const Address = stepPage('address');
export const ChoosePin = stepPage('pin');
export const Done = stepPage('done');
