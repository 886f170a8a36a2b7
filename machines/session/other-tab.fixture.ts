import { expiryOf, tokenStatus } from '../token.ts';
import { type SessionTrace, sessionStarts, subjectOf } from './session.fixture.ts';
import { isInactive } from './unattended.fixture.ts';
import { wasEnded } from './used-tokens.fixture.ts';

/** While a question about the token of a link is open: the question is about the two sessions that there are now. */
function followsInQuestion(trace: SessionTrace, token: string | null): boolean {
  const { before, snapshot, now } = trace;
  const offered: string | null = before?.context.offeredToken ?? null;
  if (tokenStatus(token, now) !== 'live' || wasEnded(trace, token))
    return snapshot.matches('confirmingOffer') && snapshot.context.token === token;
  if (tokenStatus(offered, now) !== 'live') return snapshot.matches('signedIn') && snapshot.context.token === token;
  const user = subjectOf(token ?? '');
  if (user === undefined || user !== subjectOf(offered ?? '')) {
    return snapshot.matches('choosing') && snapshot.context.token === token;
  }
  return snapshot.matches('signedIn') && snapshot.context.token === offered;
}

/** Whether the device knew, before the last step, whose data it has. Only a log-out in another tab removes that. */
function hadOwner({ start, steps, effects }: SessionTrace): boolean {
  const changes = effects.filter(
    ({ name, args: [key], step }) =>
      step < steps.length && (name === 'device.forgetUser' || (name === 'device.write' && key === 'dataOwner')),
  );
  const last = changes.at(-1);
  return last ? last.name === 'device.write' : sessionStarts[start].device?.dataOwner !== undefined;
}

const ENDING = { signedIn: 'ending' } as const;
const UNATTENDED = { signedIn: 'unattended' } as const;

/** What must hold when another tab logs in, renews the token or logs out. */
export const otherTabInvariants = {
  'the session follows a token that another tab changes': (trace: SessionTrace) => {
    const { steps, before, snapshot, now } = trace;
    const last = steps.at(-1);
    if (last?.kind !== 'event' || last.event.type !== 'token.changed') return true;
    const { token } = last.event;
    const isLive = tokenStatus(token, now) === 'live' && !wasEnded(trace, token);
    if (before?.matches('signedOut')) return snapshot.matches(isLive ? 'signedIn' : 'signedOut');
    if (before?.matches('choosing') || before?.matches('confirmingOffer')) return followsInQuestion(trace, token);
    if (!before?.matches('signedIn')) return snapshot.value === before?.value;
    if (token === null) return snapshot.matches(isInactive(trace) || hadOwner(trace) ? 'signedOut' : 'leaving');
    const user = subjectOf(token);
    if (user === undefined || user !== subjectOf(before.context.token ?? '')) return snapshot.matches('leaving');
    if (isLive && snapshot.context.token !== token) return false;
    const isNotLonger = expiryOf(token) <= expiryOf(before.context.token);
    if (isLive && !(before.matches(ENDING) && isNotLonger))
      return snapshot.matches({ signedIn: before.matches(UNATTENDED) ? 'unattended' : 'fresh' });
    // Timers are late when the back button restores a page: its own token may have expired meanwhile.
    if (tokenStatus(before.context.token, now) === 'expired') return snapshot.matches('signedOut');
    return JSON.stringify(snapshot.value) === JSON.stringify(before.value);
  },
  'a token that another tab has removed is forgotten, but not the one of a later log-in': ({
    steps,
    before,
    effects,
    device,
  }: SessionTrace) => {
    if (!before?.matches('signedIn') || steps.at(-1)?.label !== 'removed') return true;
    const isForgotten = effects.some(
      ({ name, args, step }) => name === 'device.forget' && args[0] === 'token' && step === steps.length,
    );
    return device.token === undefined || (device.token !== before.context.token && !isForgotten);
  },
  'after a log-out in another tab nothing of the user is on the device but the reason, otherwise all of it': (
    trace: SessionTrace,
  ) => {
    const { steps, before, snapshot, device } = trace;
    if (!before?.matches('signedIn') || steps.at(-1)?.label !== 'removed') return true;
    if (!snapshot.matches('leaving')) return !hadOwner(trace) || device.dataOwner !== undefined;
    const { usedTokens: _, ...rest } = device;
    return JSON.stringify(rest) === '{"signOutReason":"loggedOut"}';
  },
};
