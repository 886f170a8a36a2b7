import { hasEffect } from '../bankid/bankid.fixture.ts';
import { expiryOf, tokenStatus } from '../token.ts';
import { lastEvent, type SessionTrace } from './session.fixture.ts';
import type { SignOutReason } from './session.setup.ts';
import { isInactive } from './unattended.fixture.ts';

const REASONS: Readonly<Record<string, SignOutReason>> = {
  'user.timedOut': 'inactive',
  'query.unauthorized': 'rejected',
  'access.denied': 'accessDenied',
  'link.rejected': 'invalidLink',
  'login.requested': 'loggedOut',
};

/** Another tab has removed the token, because the user was inactive, because it expired, or because it was rejected. */
function reasonOfOtherTab(trace: SessionTrace): SignOutReason {
  if (isInactive(trace)) return 'inactive';
  return expiryOf(trace.before?.context.token ?? null) - trace.now <= 120_000 ? 'expired' : 'rejected';
}

/** What the user does, or does not do, to end a session whose token would still be valid. */
const LOG_OUTS = ['session.logOut', 'login.requested', 'user.timedOut'];

const isAsked = ({ before }: SessionTrace) =>
  before?.matches('choosing') === true || before?.matches('confirmingOffer') === true;

/** What must hold when a session opens or ends. */
export const signOutInvariants = {
  'the log-in page says why the session has ended': (trace: SessionTrace) => {
    const { steps, before, snapshot } = trace;
    const last = steps.at(-1);
    if (last === undefined || !before?.matches('signedIn') || !snapshot.matches('signedOut')) return true;
    const isRejected = last.kind === 'error' && last.label === 'unauthorized';
    const isGone = last.label === 'removed';
    if (isGone) return snapshot.context.reason === reasonOfOtherTab(trace);
    const reason = last.kind === 'event' ? REASONS[last.event.type] : undefined;
    return snapshot.context.reason === (reason ?? (isRejected ? 'rejected' : 'expired'));
  },
  'a token that cannot log in is explained': ({ steps, before, snapshot, now }: SessionTrace) => {
    const last = steps.at(-1);
    if (last?.kind !== 'event' || last.event.type !== 'token.obtained' || !before?.matches('signedOut')) return true;
    const status = tokenStatus(last.event.token, now);
    return status === 'live' || snapshot.context.reason === (status === 'forbidden' ? 'unauthorized' : 'expired');
  },
  'a session opens only with a token that is live': ({ before, snapshot, now }: SessionTrace) =>
    before?.matches('signedIn') || !snapshot.matches('signedIn') || tokenStatus(snapshot.context.token, now) === 'live',
  'the token of a link is forgotten when the question about it is over': ({ snapshot }: SessionTrace) =>
    snapshot.context.offeredToken === null || snapshot.matches('choosing') || snapshot.matches('confirmingOffer'),
  'a user who agrees to a link is logged in with its token, if it is still live': (trace: SessionTrace) => {
    const last = trace.steps.at(-1);
    const offered = trace.before?.context.offeredToken ?? null;
    if (last?.kind !== 'event' || last.event.type !== 'offer.accept' || !isAsked(trace)) return true;
    return tokenStatus(offered, trace.now) !== 'live' || trace.snapshot.context.token === offered;
  },
  'the token of a link is checked until a call has succeeded with it': ({ steps, snapshot, now }: SessionTrace) => {
    const last = steps.at(-1);
    const hasSucceeded = last?.kind === 'event' && last.event.type === 'query.succeeded';
    const isExpired = tokenStatus(snapshot.context.token, now) === 'expired';
    return !hasSucceeded || isExpired || !snapshot.matches({ signedIn: 'checkingOffer' });
  },
  'a page that reloads because its token has expired does not find it again': (trace: SessionTrace) => {
    const last = trace.steps.at(-1);
    const isReloaded =
      last?.kind === 'event' && last.event.type === 'query.forbidden' && trace.snapshot.matches('leaving');
    if (!isReloaded || !trace.before?.matches('signedIn') || trace.before.matches({ signedIn: 'checkingOffer' }))
      return true;
    return trace.device.token === undefined;
  },
  'staying is an input': (trace: SessionTrace) => {
    const last = trace.steps.at(-1);
    const isStaying = last?.kind === 'event' && last.event.type === 'session.extend';
    return (
      !isStaying || !trace.before?.matches({ signedIn: 'unattended' }) || trace.device.lastInput === String(trace.now)
    );
  },
  'a log-out is confirmed on the page after it, and only there': (trace: SessionTrace) =>
    trace.snapshot.context.reason !== 'loggedOut' ||
    trace.start === 'a page that reloaded after a log-out' ||
    trace.steps.some((step) => step.kind === 'event' && step.event.type === 'login.requested'),
  'a user who wants to log in is logged out without a reload': (trace: SessionTrace) => {
    if (lastEvent(trace) !== 'login.requested' || !trace.before?.matches('signedIn')) return true;
    const isForgotten =
      trace.snapshot.context.token === null && Object.keys(trace.device).every((key) => key === 'usedTokens');
    return trace.snapshot.matches('signedOut') && isForgotten;
  },
  'a log-out ends the session at the backend too, if the configuration says so, and nothing else does': (
    trace: SessionTrace,
  ) => {
    const isLogOut = LOG_OUTS.includes(lastEvent(trace) ?? '') && trace.before?.matches('signedIn') === true;
    const mustEnd = isLogOut && trace.snapshot.context.settings.endsAtBackend;
    return hasEffect(trace, 'call.endSession') === mustEnd;
  },
  'a log-out by the user is remembered until the page has reloaded': (trace: SessionTrace) =>
    !trace.snapshot.matches('leaving') ||
    lastEvent(trace) !== 'session.logOut' ||
    trace.before?.matches('leaving') === true ||
    trace.device.signOutReason === 'loggedOut',
};
