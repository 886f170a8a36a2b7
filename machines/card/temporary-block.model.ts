import type { CallFailure } from '../../contract/backend.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import { defineModel, type Trace } from '../model.ts';
import { temporaryBlock } from './temporary-block.ts';

const [active] = accountCards.response.parse(accountCards.example.response) as [Card];
const blocked: Card = { ...active, status: 'BLOCKED' };
/** With a status that the portal does not know. */
const frozen: Card = { ...active, status: { other: 'FROZEN' } };
const unreachable: CallFailure = { kind: 'unreachable' };

const start = (card: Card) =>
  ({ input: (ports, spy) => ({ ports, accountId: 30412, card, onEvent: spy('onEvent') }) }) satisfies Parameters<
    typeof defineModel<typeof temporaryBlock, 'x'>
  >[0]['starts']['x'];

type BlockTrace = Trace<typeof temporaryBlock>;
type Status = Card['status'];
const effectCount = ({ effects, steps }: BlockTrace, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length).length;

const statusOf = (step: BlockTrace['steps'][number] | undefined): Status | 'missing' | null => {
  if (step?.kind !== 'done') return null;
  return step.actor === 'accountCards' ? (step.output[0]?.status ?? 'missing') : step.output.status;
};
/** The status in the last response of the backend that had the card. */
const lastStatus = ({ start, steps }: BlockTrace): Status => {
  const known = steps
    .map(statusOf)
    .filter((status) => status !== null && status !== 'missing')
    .at(-1);
  if (known) return known;
  if (start === 'a card with an unknown status') return frozen.status;
  return start === 'an active card' ? 'ACTIVE' : 'BLOCKED';
};
/** The status that the last accepted press asked for. */
const wantedStatus = ({ steps }: BlockTrace): Status | null => {
  const presses = steps.flatMap((step) => (step.kind === 'event' ? [step.event.type] : []));
  const last = presses.findLast((type) => type !== 'status.retry');
  return last === undefined ? null : last === 'card.pause' ? 'BLOCKED' : 'ACTIVE';
};

const isReply = (step: BlockTrace['steps'][number] | undefined) => step?.kind === 'done' || step?.kind === 'error';
const isWish = (step: BlockTrace['steps'][number]) => step.kind === 'event' && step.event.type !== 'status.retry';

/** Whether the last step is the first answer since the user asked for a change. */
const isFirstAnswer = ({ steps }: BlockTrace): boolean =>
  isReply(steps.at(-1)) && steps.slice(steps.findLastIndex(isWish), -1).every((step) => !isReply(step));

const shownFor = (status: Status): string =>
  status === 'ACTIVE' ? 'active' : status === 'BLOCKED' ? 'blocked' : 'otherStatus';

/** What a user expects to see after an answer. */
function expectedState(trace: BlockTrace): string | null {
  const last = trace.steps.at(-1);
  if (last?.kind === 'error') {
    if (last.actor === 'temporaryBlock') return 'checkingOutcome';
    return isFirstAnswer(trace) ? shownFor(lastStatus(trace)) : 'outcomeUnknown';
  }
  const status = statusOf(last);
  if (last?.kind !== 'done' || status === null) return null;
  if (status === 'missing') return 'outcomeUnknown';
  if (last.actor === 'accountCards' && shownFor(status) === 'otherStatus') return 'otherStatus';
  return isFirstAnswer(trace) && status !== wantedStatus(trace) ? 'submitting' : 'settled';
}

export const temporaryBlockModel = defineModel({
  machine: temporaryBlock,
  starts: {
    'an active card': start(active),
    'a blocked card': start(blocked),
    'a card with an unknown status': start(frozen),
  },
  events: { 'card.pause': 'noPayload', 'card.resume': 'noPayload', 'status.retry': 'noPayload' },
  actors: {
    temporaryBlock: {
      done: { 'it is blocked': blocked, 'it is active': active, 'its status is unknown': frozen },
      error: {
        'the answer was lost': unreachable,
        'blocked for good': { kind: 'rejected', status: 409, detail: 'The card is blocked for good' },
      },
    },
    accountCards: {
      done: {
        'it is blocked': [blocked],
        'it is active': [active],
        'its status is unknown': [frozen],
        'it is missing': [],
      },
      error: { 'no connection': unreachable },
    },
  },
  identity: ({ card, wanted, message }) => [card.status, wanted, message && 'id' in message && message.id],
  invariants: {
    'the state is the status in the last response': (trace) => {
      const { snapshot } = trace;
      if (!(snapshot.matches('active') || snapshot.matches('blocked'))) return true;
      return snapshot.matches(lastStatus(trace) === 'ACTIVE' ? 'active' : 'blocked');
    },
    'the block is toggled only when a response just said that the card is not as wanted': (trace) => {
      if (effectCount(trace, 'call.temporaryBlock') === 0) return true;
      const status = statusOf(trace.steps.at(-1));
      const opposite = trace.snapshot.context.wanted === 'ACTIVE' ? 'BLOCKED' : 'ACTIVE';
      return trace.before?.matches('comparing') === true && status === opposite;
    },
    'a card with an unknown status cannot be changed': ({ steps, before, snapshot }) =>
      before?.matches('otherStatus') !== true || steps.at(-1)?.kind !== 'event' || snapshot.matches('otherStatus'),
    'one press toggles the block at most once': ({ effects, steps }) =>
      effects.filter(({ name }) => name === 'call.temporaryBlock').length <=
      steps.filter((step) => step.kind === 'event' && step.event.type !== 'status.retry').length,
    'a press is ignored for 800 ms after the label has changed': ({ before, snapshot, steps }) =>
      before?.matches('settled') !== true || steps.at(-1)?.kind !== 'event' || snapshot.matches('settled'),
    'after each answer the page shows what is known about the card': (trace) => {
      const expected = expectedState(trace);
      return expected === null || trace.snapshot.value === expected;
    },
    'the status on the page is the one that was last reported': (trace) =>
      trace.snapshot.context.card.status === lastStatus(trace),
    'at the start, and after each change, the page shows the status': (trace) => {
      const last = trace.steps.at(-1);
      return (last !== undefined && last.kind !== 'time') || trace.snapshot.value === shownFor(lastStatus(trace));
    },
    'a press reads the card before anything is changed, and clears the message': ({ before, snapshot, ...trace }) => {
      const last = trace.steps.at(-1);
      const isTaken = last?.kind === 'event' && isWish(last) && before?.can(last.event) === true;
      if (!isTaken) return true;
      const isRead = trace.effects.some(
        ({ name, step }) => name === 'call.accountCards' && step === trace.steps.length,
      );
      return isRead && snapshot.context.message === null;
    },
    'success is reported when the card is as the press asked': (trace) => {
      const status = statusOf(trace.steps.at(-1));
      const isWanted = status !== null && status === wantedStatus(trace);
      return (
        effectCount(trace, 'notify') === (isWanted ? 1 : 0) && (!isWanted || trace.snapshot.context.message === null)
      );
    },
    'success is reported only when the card is as the press asked': (trace) =>
      effectCount(trace, 'notify') === 0 || lastStatus(trace) === trace.snapshot.context.wanted,
    'a press asks for what its label says': (trace) => {
      const last = trace.steps.at(-1);
      if (last?.kind !== 'event' || !trace.snapshot.matches('comparing') || trace.before?.matches('comparing'))
        return true;
      return trace.snapshot.context.wanted === wantedStatus(trace);
    },
    'after a failed toggle the card is read again before anything else': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'error') return true;
      return last.actor !== 'temporaryBlock' || snapshot.matches('checkingOutcome');
    },
    'a change that did not happen has a message': ({ snapshot, steps, before }) => {
      const last = steps.at(-1);
      const isAttempt =
        before?.matches('comparing') || before?.matches('submitting') || before?.matches('checkingOutcome');
      if (!isAttempt || !(snapshot.matches('settled') || snapshot.matches('active') || snapshot.matches('blocked')))
        return true;
      const status = statusOf(last);
      const hasHappened = status === snapshot.context.wanted;
      return hasHappened || status === 'missing' || snapshot.context.message !== null;
    },
    'the owner gets every status that differs from the one before': (trace) => {
      const previous = trace.before?.context.card.status;
      const isFinal = trace.snapshot.matches('settled') || trace.snapshot.matches('otherStatus');
      if (trace.before === null) return true;
      return !isFinal || previous === trace.snapshot.context.card.status || effectCount(trace, 'onEvent') === 1;
    },
  },
});
