import { MODEL_START } from '../model-start.ts';
import { expiryOf, tokenStatus } from '../token.ts';
import { CHECKING, lastEvent, type SessionTrace } from './session.fixture.ts';
import { isInactive } from './unattended.fixture.ts';

const MINUTE = 60_000;
const UNATTENDED = { signedIn: 'unattended' } as const;
const EXPIRING = { signedIn: 'expiring' } as const;
const RENEWING = { signedIn: 'renewal' } as const;
const EXTENDING = { signedIn: { expiring: 'extending' } } as const;

/** How long the token is still valid, ms. */
const timeLeft = ({ snapshot, now }: SessionTrace) => expiryOf(snapshot.context.token) - now;

/** Whether the token is being renewed. */
const isRenewing = ({ snapshot }: Pick<SessionTrace, 'snapshot'>) =>
  snapshot.matches(RENEWING) || snapshot.matches(EXTENDING);

/** Whether the new token shows that the backend lets the session last no longer. */
const isCapped = ({ before, snapshot: { context }, now }: SessionTrace) =>
  before !== null &&
  expiryOf(context.token) <= Math.min(expiryOf(before.context.token), now + 2 * MINUTE) &&
  // The same second gives the same expiry.
  (before.context.requestedAt ?? 0) - before.context.tokenAt >= 1000;

const isSent = ({ effects, steps }: SessionTrace) =>
  effects.some(({ name, step }) => name === 'call.renewToken' && step === steps.length);

/** When the token was requested last, before the last step; null if it was not. */
function lastRequest({ effects, steps }: SessionTrace): number | null {
  const last = effects.findLast(({ name, step }) => name === 'call.renewToken' && step < steps.length);
  return steps[(last?.step ?? 0) - 1]?.now ?? null;
}

/** What must hold when the token is renewed, and when it cannot be. */
export const renewalInvariants = {
  'the answer to a renewal decides what follows': (trace: SessionTrace) => {
    const { steps, snapshot, now } = trace;
    const last = steps.at(-1);
    if (last?.kind === 'done') {
      const isLive = tokenStatus(last.output.accessToken, now) === 'live';
      if (isLive)
        return snapshot.matches(isCapped(trace) ? { signedIn: { ending: 'warning' } } : { signedIn: 'fresh' });
    } else if (last?.kind !== 'error') return true;
    else if (last.label === 'unauthorized') return snapshot.matches('signedOut');
    const isAsked = trace.before?.matches(EXTENDING) || timeLeft(trace) <= 2 * MINUTE;
    return snapshot.matches(isAsked ? { signedIn: { expiring: 'asking' } } : { signedIn: 'renewalFailed' });
  },
  'the user is asked to stay only in the last two minutes of a token': (trace: SessionTrace) =>
    !trace.snapshot.matches(EXPIRING) || timeLeft(trace) <= 2 * MINUTE,
  'a user who is asked to stay reads why the token was not renewed, and an older reason does not stay': ({
    snapshot,
  }: SessionTrace) => {
    const { message } = snapshot.context;
    if (snapshot.matches({ signedIn: { expiring: 'asking' } })) return message !== null;
    return message === null || !(snapshot.matches({ signedIn: 'fresh' }) || snapshot.matches(EXTENDING));
  },
  'another tab does not repeat the warning to a user who has read it': (trace: SessionTrace) =>
    !trace.before?.matches({ signedIn: { ending: 'acknowledged' } }) ||
    !trace.snapshot.matches({ signedIn: { ending: 'warning' } }),
  'a token is renewed by itself only in its last 25 minutes': (trace: SessionTrace) =>
    trace.steps.at(-1)?.label !== 'untilRenewal is over' || timeLeft(trace) <= 25 * MINUTE,
  'a failed renewal is repeated after half a minute': ({ steps, now }: SessionTrace) =>
    steps.at(-1)?.label !== 'after retryRenewal' ||
    now - (steps.findLast(({ kind }) => kind === 'done' || kind === 'error')?.now ?? 0) === 30_000,
  'the queries of a page do not renew the token in its first minute, or twice in a minute': (trace: SessionTrace) => {
    const isStarted = trace.before?.matches({ signedIn: 'fresh' }) && trace.snapshot.matches({ signedIn: 'renewal' });
    if (lastEvent(trace) !== 'query.succeeded' || !isStarted) return true;
    return trace.now - (lastRequest(trace) ?? MODEL_START) >= MINUTE;
  },
  'a session knows when it requested its last token': (trace: SessionTrace) =>
    !isSent(trace) || trace.snapshot.context.requestedAt === trace.now,
  'nothing of the user stays on the screen when the token expires': ({ snapshot, steps, now }: SessionTrace) =>
    steps.at(-1)?.kind !== 'time' ||
    !snapshot.matches('signedIn') ||
    snapshot.matches({ signedIn: 'checkingOffer' }) ||
    tokenStatus(snapshot.context.token, now) !== 'expired',
  'a session that ends with a 403 leaves no expired token on the device': (trace: SessionTrace) =>
    lastEvent(trace) !== 'query.forbidden' ||
    !trace.before?.matches('signedIn') ||
    !trace.snapshot.matches('leaving') ||
    trace.device.token === undefined ||
    tokenStatus(trace.device.token, trace.now) === 'live',
  'a session ends with its token': ({ steps, before, now, snapshot }: SessionTrace) =>
    steps.at(-1)?.label !== 'untilExpiry is over' ||
    (now === expiryOf(before?.context.token ?? null) && snapshot.matches('signedOut')),
  'a user who returns gets a new token if the old one has less than 25 minutes left': (trace: SessionTrace) => {
    if (lastEvent(trace) !== 'user.active' || !trace.before?.matches(UNATTENDED)) return true;
    return trace.snapshot.matches({ signedIn: timeLeft(trace) < 25 * MINUTE ? 'renewal' : 'fresh' });
  },
  'the token is renewed when it is due, by a query after a minute, and when the user extends the session': (trace) => {
    const { before, steps, now } = trace;
    const event = lastEvent(trace);
    const isWanted =
      (steps.at(-1)?.label === 'untilRenewal is over' && !isInactive(trace)) ||
      (event === 'query.succeeded' &&
        before?.matches({ signedIn: 'fresh' }) &&
        now - (before.context.requestedAt ?? before.context.startedAt) >= MINUTE) ||
      (event === 'session.extend' && before?.matches({ signedIn: 'expiring' }));
    return !isWanted || isRenewing(trace);
  },
  'a session that opens with less than 1500 s left is renewed at once': (trace) => {
    const { steps, before, snapshot, now } = trace;
    const isOpen = before?.matches('signedIn') && !before.matches(CHECKING);
    const isRenewedElsewhere = steps.at(-1)?.kind === 'event' && lastEvent(trace) === 'token.changed';
    if (isOpen || isRenewedElsewhere || !snapshot.matches('signedIn') || snapshot.matches(CHECKING)) return true;
    return expiryOf(snapshot.context.token) - now < 25 * MINUTE === snapshot.matches(RENEWING);
  },
  'a query does not repeat a renewal that has just failed': (trace) =>
    lastEvent(trace) !== 'query.succeeded' ||
    !trace.before?.matches({ signedIn: 'renewalFailed' }) ||
    !trace.snapshot.matches(RENEWING),
  'a failed renewal is retried until the expiry warning': ({ steps, now, snapshot }) => {
    if (steps.at(-1)?.label !== 'after retryRenewal') return true;
    const left = expiryOf(snapshot.context.token) - now;
    return snapshot.matches(left > 2 * MINUTE ? RENEWING : { signedIn: 'expiring' });
  },
  'an answered renewal is finished': ({ steps, snapshot }) =>
    steps.length === 0 || steps.at(-1)?.kind === 'time' || steps.at(-1)?.kind === 'event' || !isRenewing({ snapshot }),
  'a renewed token replaces the old one at once': ({ steps, snapshot, device, now }) => {
    const last = steps.at(-1);
    if (last?.kind !== 'done' || tokenStatus(last.output.accessToken, now) !== 'live') return true;
    return snapshot.context.token === last.output.accessToken && device.token === last.output.accessToken;
  },
} satisfies Readonly<Record<string, (trace: SessionTrace) => boolean>>;
