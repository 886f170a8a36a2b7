import { lastEvent, type SessionTrace, subjectOf, tokensOf } from './session.fixture.ts';
import type { SessionOwnerEvent } from './session.setup.ts';

/** The keys that the owner got, with the steps in which the session was opened. */
const openings = ({ effects }: SessionTrace) =>
  effects.flatMap(({ name, args: [event], step }) => {
    const opened = name === 'onEvent' ? (event as SessionOwnerEvent) : null;
    return opened?.type === 'session.opened' ? [{ step, key: opened.userKey }] : [];
  });

/** Whether another user, or one without a name, had a token in the page. */
function hasOtherUser(trace: SessionTrace): boolean {
  const user = subjectOf(trace.snapshot.context.token ?? '');
  return user === undefined || tokensOf(trace).some((token) => subjectOf(token) !== user);
}

/** What must hold for the key that marks what belongs to a user in the history of the tab. */
export const userKeyInvariants = {
  'the device has the key of the user whose token it has': (trace) =>
    !trace.snapshot.matches('signedIn') ||
    trace.device.token !== trace.snapshot.context.token ||
    trace.device.userKey === openings(trace).at(-1)?.key ||
    // The device of the model does not get what another tab has stored.
    trace.steps.some((step) => step.kind === 'event' && step.event.type === 'token.changed'),
  'a user who logs in again has the same key': (trace) =>
    hasOtherUser(trace) || new Set(openings(trace).map(({ key }) => key)).size <= 1,
  'another user never has the key of an earlier one': (trace) => {
    const { before, snapshot, steps } = trace;
    const earlier = before?.context.user ?? null;
    const subject = subjectOf(snapshot.context.token ?? '');
    const isSame = subject !== undefined && subject === earlier?.subject;
    // What another tab has changed is not on the device of the model.
    if (earlier === null || isSame || lastEvent(trace) === 'token.changed') return true;
    return !openings(trace).some(({ key, step }) => step === steps.length && key === earlier.key);
  },
} satisfies Readonly<Record<string, (trace: SessionTrace) => boolean>>;
