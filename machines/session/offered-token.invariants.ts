import { tokenStatus } from '../token.ts';
import { anna, bo, CHECKING, isAsked, lastEvent, type SessionTrace, TO_CONFIRM, unnamed } from './session.fixture.ts';

/** What must hold for a token that a link has brought. */
export const offeredTokenInvariants = {
  'an answer about the offered token ends the question': (trace) =>
    !lastEvent(trace)?.startsWith('offer.') || !isAsked(trace),
  'with the setting, a link does not log in before the user agrees': ({ start, steps, snapshot }) =>
    start !== TO_CONFIRM ||
    !snapshot.matches('signedIn') ||
    steps.some(
      (step) => step.kind === 'event' && ['offer.accept', 'token.obtained', 'token.changed'].includes(step.event.type),
    ),
  'a link replaces a session only after the user agreed': ({ start, steps, snapshot: { context } }) =>
    start !== 'a token of another user in the address' ||
    context.token !== bo ||
    steps.some(
      (step) => step.kind === 'event' && (step.event.type === 'offer.accept' || step.label === 'of another user'),
    ),
  'a session that another tab has ended is not opened again': (trace) => {
    const changed = trace.steps.findLast((step) => step.kind === 'event' && step.event.type === 'token.changed');
    const isDeclined = lastEvent(trace) === 'offer.decline' && changed?.label === 'removed';
    return !isDeclined || !trace.before?.matches('confirmingOffer') || trace.snapshot.matches('signedOut');
  },
  'a token from a link is stored only after a call has succeeded with it': ({ start, steps, device }) =>
    !start.endsWith('in the address') ||
    (device.token !== bo && device.token !== unnamed) ||
    steps.some(
      (step) =>
        step.kind === 'event' &&
        (['query.succeeded', 'token.changed'].includes(step.event.type) || step.label === 'of another user'),
    ),
  'a rejected token from a link leaves the stored session as it was': ({ before, steps, device, now }) => {
    const last = steps.at(-1);
    if (!before?.matches(CHECKING) || last?.kind !== 'event' || last.event.type !== 'query.unauthorized') return true;
    return tokenStatus(anna, now) !== 'live' || device.token === undefined || device.token !== before.context.token;
  },
} satisfies Readonly<Record<string, (trace: SessionTrace) => boolean>>;
