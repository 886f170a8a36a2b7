import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type InactivityEvent, inactivity } from '../../machines/session/inactivity.ts';
import { createEnvironment } from '../model/environment.ts';
import { fakePorts } from '../model/fake-ports.ts';

const MINUTE = 60_000;

/** Starts with a limit of 30 minutes and an input just now. No timer fires, as when the computer sleeps. */
function startAsleep() {
  const environment = createEnvironment(inactivity, { input: () => ({}) });
  const reports: string[] = [];
  const ports = fakePorts(environment);
  const until = () => new Promise<never>(() => undefined);
  const actor = createActor(inactivity, {
    input: {
      ports: { ...ports, clock: { ...ports.clock, until } },
      limit: 30 * MINUTE,
      onEvent: ({ type }: InactivityEvent) => reports.push(type),
    },
  }).start();
  return { environment, actor, reports };
}

it('logs out at the first input if the computer was asleep for too long', () => {
  const { environment, actor, reports } = startAsleep();
  environment.time += 31 * MINUTE;
  actor.send({ type: 'input.received' });
  expect(reports).toEqual(['user.active', 'user.timedOut']);
  expect(environment.device.get('lastInput')).toBeUndefined();
});

it('asks at the first input if the computer was asleep until the last minute', () => {
  const { environment, actor, reports } = startAsleep();
  environment.time += 31 * MINUTE - 1;
  actor.send({ type: 'input.received' });
  expect(reports).toEqual(['user.active', 'user.inactive']);
  environment.time += 1;
  actor.send({ type: 'presence.confirmed' });
  expect(reports).toEqual(['user.active', 'user.inactive', 'user.timedOut']);
  expect(environment.device.get('lastInput')).toBeUndefined();
});

it('counts an input until the warning is due', () => {
  const { environment, actor, reports } = startAsleep();
  environment.time += 30 * MINUTE - 1;
  actor.send({ type: 'input.received' });
  expect(reports).toEqual(['user.active', 'user.active']);
  expect(environment.device.get('lastInput')).toBe(String(environment.time));
});
