import { lastEvent, type SessionTrace, UNLIMITED } from './session.fixture.ts';

const LIMIT = 30 * 60_000;

/** The stored moment of the last input. Without one the user counts as active. */
export const lastInputOf = (stored: string | null | undefined): number => Number(stored ?? Number.POSITIVE_INFINITY);

/** Whether the last input was so long ago that the user is asked to stay. */
export const isInactive = ({ start, device, now }: SessionTrace): boolean =>
  start !== UNLIMITED && now >= lastInputOf(device.lastInput) + LIMIT;

const UNATTENDED = { signedIn: 'unattended' } as const;
const REPORTED = { 'user.inactive': true, 'user.active': false } as const;

/** What must hold while a user does nothing, and afterwards (decision 34). */
export const unattendedInvariants = {
  'an inactive user is asked to stay, and a returning user is not': (trace: SessionTrace) => {
    const event = lastEvent(trace);
    if (event !== 'user.inactive' && event !== 'user.active') return true;
    if (!trace.before?.matches('signedIn') || trace.before.matches({ signedIn: 'checkingOffer' })) return true;
    return trace.snapshot.matches(UNATTENDED) === REPORTED[event];
  },
  'the token of an inactive user is not renewed by a timer': (trace: SessionTrace) =>
    trace.steps.at(-1)?.kind !== 'time' ||
    !isInactive(trace) ||
    trace.steps.at(-1)?.label !== 'untilRenewal is over' ||
    trace.snapshot.matches(UNATTENDED),
  'the session of an inactive user is not renewed by its queries': (trace: SessionTrace) =>
    !trace.before?.matches(UNATTENDED) || lastEvent(trace) !== 'query.succeeded' || trace.snapshot.matches(UNATTENDED),
  'a user who was inactive for too long is logged out with that reason': ({ snapshot, ...trace }: SessionTrace) => {
    const isTimedOut =
      (lastEvent({ snapshot, ...trace }) === 'user.timedOut' && trace.before?.matches('signedIn')) ||
      (trace.start === 'a token on the device, last used 31 minutes ago' && trace.steps.length === 0);
    return !isTimedOut || (snapshot.matches('signedOut') && snapshot.context.reason === 'inactive');
  },
  'a new session starts with an input': (trace: SessionTrace) =>
    lastEvent(trace) !== 'token.obtained' ||
    !trace.snapshot.matches('signedIn') ||
    !trace.before?.matches('signedOut') ||
    trace.device.lastInput === String(trace.now),
  'the wish to stay is passed on': (trace: SessionTrace) =>
    !trace.before?.matches(UNATTENDED) ||
    lastEvent(trace) !== 'session.extend' ||
    trace.effects.some(({ name, step }) => name === 'inactivity.send' && step === trace.steps.length),
};
