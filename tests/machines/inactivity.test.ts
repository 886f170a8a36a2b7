import { createEnvironment } from '@lunchkortet/model-engine/environment';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { fakePorts } from '../../machines/model-adapter/fake-ports.ts';
import { portalAdapter } from '../../machines/model-adapter/portal-adapter.ts';
import { type InactivityEvent, inactivity } from '../../machines/session/inactivity.ts';
import { session } from '../../machines/session/session.ts';
import { tokenOf } from '../../machines/token.fixture.ts';

const MINUTE = 60_000;

/** Ports whose timers never fire. */
function sleepingPorts(environment: ReturnType<typeof createEnvironment>) {
  const ports = fakePorts(environment);
  return { ...ports, clock: { ...ports.clock, until: () => new Promise<never>(() => undefined) } };
}

/** Starts with a limit of 30 minutes and an input just now. No timer fires, as when the computer sleeps. */
function startAsleep() {
  const environment = createEnvironment({ machine: inactivity, adapter: portalAdapter }, { input: () => ({}) });
  const reports: string[] = [];
  const actor = createActor(inactivity, {
    input: {
      ports: sleepingPorts(environment),
      limit: 30 * MINUTE,
      openedAt: null,
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

it('lets a link open a session, also long after the last input', () => {
  const environment = createEnvironment(
    { machine: session, adapter: portalAdapter },
    { device: { token: tokenOf({ expiresIn: 900 }) }, input: () => ({}) },
  );
  environment.device.set('lastInput', String(environment.time - 60 * MINUTE));
  const actor = createActor(session, {
    input: {
      ports: sleepingPorts(environment),
      settings: { inactivityLimit: 30 * MINUTE, confirmsLinkLogin: false, endsAtBackend: false },
      offeredToken: tokenOf({ expiresIn: 1800 }),
      onEvent: () => undefined,
    },
  }).start();
  expect(actor.getSnapshot().matches({ signedIn: 'checkingOffer' })).toBe(true);
});
