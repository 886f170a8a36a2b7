import { expect, it } from 'vitest';
import { readPendingAction, savePendingAction } from '../../machines/pending-action.ts';
import type { Ports } from '../../machines/ports.ts';
import { inertPorts } from '../views/inert-ports.ts';

const HOUR = 3_600_000;
const ACTION = { kind: 'pin', text: 'Visa PIN-koden', path: '/card' };

it('keeps an interrupted action for an hour', () => {
  let [now, saved] = [Date.UTC(2026, 10, 20), null as string | null];
  const inert = inertPorts();
  const ports: Ports = {
    ...inert,
    clock: { ...inert.clock, now: () => now },
    device: {
      ...inert.device,
      read: () => saved,
      write: (_, value) => {
        saved = value;
      },
    },
  };
  savePendingAction(ports, ACTION);
  now += HOUR - 1;
  expect(readPendingAction(ports)).toMatchObject(ACTION);
  now += 1;
  expect(readPendingAction(ports)).toBeNull();
});
