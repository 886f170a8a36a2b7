import { createEnvironment } from '@lunchkortet/model-engine/environment';
import { expect, it, vi } from 'vitest';
import { createActor, transition } from 'xstate';
import { renewToken } from '../../contract/session.ts';
import { fakePorts } from '../../machines/model-adapter/fake-ports.ts';
import { portalAdapter } from '../../machines/model-adapter/portal-adapter.ts';
import { session } from '../../machines/session/session.ts';
import { tokenOf } from '../../machines/token.fixture.ts';
import { expiryOf } from '../../machines/token.ts';
import { inertPorts } from '../views/inert-ports.ts';

/** Starts the session with a stored token and moves the clock; returns when each renewal was sent, s after the load. */
async function renewalsAfterLoad(expiresIn: number, seconds: number): Promise<number[]> {
  const environment = createEnvironment(
    { machine: session, adapter: portalAdapter },
    { device: { token: tokenOf({ expiresIn }) }, input: () => ({}) },
  );
  const start = environment.time;
  const ports = fakePorts(environment);
  const backend = vi.fn(() => Promise.resolve({ accessToken: tokenOf({ expiresIn: 7200 }) } as never));
  const timers: { readonly moment: number; readonly fire: () => void }[] = [];
  const until = (moment: number) => new Promise<void>((fire) => timers.push({ moment, fire }));
  const requestLock = (_: string, granted: () => void) => {
    granted();
    return () => undefined;
  };
  const input = {
    ports: { ...ports, backend, clock: { ...ports.clock, until }, browser: { ...ports.browser, requestLock } },
    onEvent: () => undefined,
    settings: { inactivityLimit: 0, confirmsLinkLogin: false, endsAtBackend: false },
    offeredToken: null,
  };
  const sentAt: number[] = [];
  createActor(session, { input }).start();
  for (let second = 0; second <= seconds; second += 1) {
    environment.time = start + second * 1000;
    for (const { moment, fire } of timers) if (moment <= environment.time) fire();
    await vi.waitFor(() => expect(backend.mock.calls.length).toBeGreaterThanOrEqual(sentAt.length));
    while (sentAt.length < backend.mock.calls.length) sentAt.push(second);
  }
  expect(backend.mock.calls.every(([call]: unknown[]) => call === renewToken)).toBe(true);
  return sentAt;
}

it('renews a token at once if less than 1500 s remain when the page loads', async () => {
  expect(await renewalsAfterLoad(1499, 59)).toEqual([0]);
});

it('renews a token when 1500 s remain', async () => {
  expect(await renewalsAfterLoad(1530, 59)).toEqual([30]);
});

it('does not renew a token while more than 1500 s remain', async () => {
  expect(await renewalsAfterLoad(1700, 59)).toEqual([]);
});

/** The state of a session after an event; the token expires, and the page has started, this long before or after it, ms. */
function stateAfter(
  type: string,
  state: string,
  { timeLeft, age }: { readonly timeLeft: number; readonly age: number },
) {
  const ports = inertPorts();
  const token = tokenOf({ expiresIn: 7200 });
  const now = expiryOf(token) - timeLeft;
  const context = {
    ports: { ...ports, clock: { ...ports.clock, now: () => now } },
    onEvent: () => undefined,
    settings: { inactivityLimit: 0, confirmsLinkLogin: false, endsAtBackend: false },
    offeredToken: null,
    token,
    reason: null,
    user: null,
    startedAt: now - age,
    openedAt: null,
    tokenAt: now - age,
    requestedAt: null,
    message: null,
  };
  const snapshot = session.resolveState({ value: { signedIn: state }, context });
  const [{ value }] = transition(session, snapshot, { type } as never);
  return value;
}

const RENEWAL = { signedIn: { renewal: 'queued' } };

it('asks the user to stay if the renewal has failed and two minutes are left, to the millisecond', () => {
  const retry = 'xstate.after.retryRenewal.session.signedIn.renewalFailed';
  expect(stateAfter(retry, 'renewalFailed', { timeLeft: 120_000, age: 0 })).toEqual({
    signedIn: { expiring: 'asking' },
  });
  expect(stateAfter(retry, 'renewalFailed', { timeLeft: 120_001, age: 0 })).toEqual(RENEWAL);
});

it('renews with a query a minute after the page was loaded, to the millisecond', () => {
  const timeLeft = 1_800_000;
  expect(stateAfter('query.succeeded', 'fresh', { timeLeft, age: 60_000 })).toEqual(RENEWAL);
  expect(stateAfter('query.succeeded', 'fresh', { timeLeft, age: 59_999 })).toEqual({ signedIn: 'fresh' });
});

it('renews a session that opens with less than 1500 s left, to the millisecond', () => {
  expect(stateAfter('user.active', 'unattended', { timeLeft: 1_499_999, age: 0 })).toEqual(RENEWAL);
  expect(stateAfter('user.active', 'unattended', { timeLeft: 1_500_000, age: 0 })).toEqual({ signedIn: 'fresh' });
});
