import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { createEnvironment } from '../../engine/environment.ts';
import { fakePorts } from '../../machines/model-adapter/fake-ports.ts';
import { readPendingAction, savePendingAction } from '../../machines/pending-action.ts';

const HOUR = 3_600_000;
const ACTION = { kind: 'pin', text: 'Visa PIN-koden', path: '/card' };

it('keeps an interrupted action for an hour', () => {
  const environment = createEnvironment(createMachine({}), { input: () => ({}) });
  const ports = fakePorts(environment);
  savePendingAction(ports, ACTION);
  environment.time += HOUR - 1;
  expect(readPendingAction(ports)).toMatchObject(ACTION);
  environment.time += 1;
  expect(readPendingAction(ports)).toBeNull();
});
