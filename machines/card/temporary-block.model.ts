import type { CallFailure } from '../../contract/backend.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import { defineModel, type Trace } from '../model.ts';
import { temporaryBlock } from './temporary-block.ts';

const [active] = accountCards.response.parse(accountCards.example.response) as [Card];
const blocked: Card = { ...active, status: 'BLOCKED' };
const unreachable: CallFailure = { kind: 'unreachable' };

const start = (card: Card) =>
  ({ input: (ports, spy) => ({ ports, accountId: 30412, card, onEvent: spy('onEvent') }) }) satisfies Parameters<
    typeof defineModel<typeof temporaryBlock, 'x'>
  >[0]['starts']['x'];

type BlockTrace = Trace<typeof temporaryBlock>;
const effectCount = ({ effects, steps }: BlockTrace, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length).length;
/** The status of the card in the last answer of the backend. */
const lastStatus = ({ start, steps }: BlockTrace) =>
  steps.findLast(({ label }) => /^it is/.test(label))?.label.slice(6) ??
  (start === 'an active card' ? 'active' : 'blocked');

export const temporaryBlockModel = defineModel({
  machine: temporaryBlock,
  starts: { 'an active card': start(active), 'a blocked card': start(blocked) },
  events: { 'card.pause': 'noPayload', 'card.resume': 'noPayload', 'status.retry': 'noPayload' },
  actors: {
    temporaryBlock: {
      done: { 'it is blocked': blocked, 'it is active': active },
      error: {
        'the answer was lost': unreachable,
        'blocked for good': { kind: 'rejected', status: 409, detail: 'The card is blocked for good' },
      },
    },
    accountCards: {
      done: { 'it is blocked': [blocked], 'it is active': [active], 'it is missing': [] },
      error: { 'no connection': unreachable },
    },
  },
  identity: ({ card, message }) => [card.status, message !== null],
  invariants: {
    'the state is the status in the last answer': (trace) => {
      const { snapshot } = trace;
      const status = lastStatus(trace);
      if (status === 'missing' || !(snapshot.matches('active') || snapshot.matches('blocked'))) return true;
      return snapshot.value === status;
    },
    'after a failed call the card is read again before anything else': ({ steps, snapshot }) => {
      const last = steps.at(-1)?.label;
      if (last === 'the answer was lost' || last === 'blocked for good') return snapshot.value === 'checking';
      return last !== 'no connection' || snapshot.value === 'checkFailed';
    },
    'the owner and the user are notified of every change': (trace) =>
      effectCount(trace, 'onEvent') === effectCount(trace, 'notify') &&
      (trace.steps.at(-1)?.kind !== 'done' ||
        trace.before?.matches('checking') === true ||
        effectCount(trace, 'onEvent') === 1),
    'a change that did not happen has a message': ({ snapshot, steps, before }) =>
      before?.matches('checking') !== true ||
      steps.at(-1)?.label !== 'it is active' ||
      before.context.card.status !== 'ACTIVE' ||
      snapshot.context.message !== null,
  },
});
