import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderMonths } from '../../machines/topups/order-months.ts';
import { OrderSummary } from '../../src/screens/topups/OrderSummary.tsx';
import { show } from '../ui/show.tsx';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

it.each([
  [['2027-01-01'], 'Beställer 1 månad. Stanna kvar på sidan tills det är klart.'],
  [['2027-01-01', '2027-02-01'], 'Beställer 2 månader. Stanna kvar på sidan tills det är klart.'],
])('%j: the page says to stay while the months are being ordered', (asked, text) => {
  const input = { ports: inertPorts(), onEvent: () => undefined };
  const { actor } = staticActor(orderMonths, {
    value: { ordering: 'waiting' },
    input,
    context: { asked, queue: asked },
  });
  show(<OrderSummary actor={actor} year={2027} />);
  expect(screen.getByText(text)).toBeDefined();
});
