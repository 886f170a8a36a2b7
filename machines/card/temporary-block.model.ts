import type { CallFailure } from '../../contract/backend.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import { defineModel, type Trace } from '../model.ts';
import { temporaryBlock } from './temporary-block.ts';

const [active] = accountCards.response.parse(accountCards.example.response) as [Card];
const blocked: Card = { ...active, status: 'BLOCKED' };
const unreachable: CallFailure = { kind: 'unreachable' };

const begin = (card: Card) =>
  ({ input: (ports, spy) => ({ ports, accountId: 30412, card, tell: spy('tell') }) }) satisfies Parameters<
    typeof defineModel<typeof temporaryBlock, 'x'>
  >[0]['starts']['x'];

type Seen = Trace<typeof temporaryBlock>;
const used = ({ effects, steps }: Seen, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length).length;
/** How the card stands, as it was last told. */
const standing = ({ start, steps }: Seen) =>
  steps.findLast(({ label }) => /^it is/.test(label))?.label.slice(6) ??
  (start === 'a card in use' ? 'active' : 'blocked');

export const temporaryBlockModel = defineModel({
  machine: temporaryBlock,
  starts: { 'a card in use': begin(active), 'a blocked card': begin(blocked) },
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
      done: { 'it is blocked': [blocked], 'it is active': [active], 'it is gone': [] },
      error: { 'no connection': unreachable },
    },
  },
  identity: ({ card, message }) => [card.status, message !== null],
  invariants: {
    'the card stands as it was last told': (trace) => {
      const { snapshot } = trace;
      const told = standing(trace);
      if (told === 'gone' || !(snapshot.matches('active') || snapshot.matches('blocked'))) return true;
      return snapshot.value === told;
    },
    'after a lost answer nothing is offered before the card is read': ({ steps, snapshot }) => {
      const last = steps.at(-1)?.label;
      if (last === 'the answer was lost' || last === 'blocked for good') return snapshot.value === 'checking';
      return last !== 'no connection' || snapshot.value === 'unknown';
    },
    'its owner hears of every change, and the person too': (trace) =>
      used(trace, 'tell') === used(trace, 'notify') &&
      (trace.steps.at(-1)?.kind !== 'done' || trace.before?.matches('checking') === true || used(trace, 'tell') === 1),
    'what did not happen says why': ({ snapshot, steps, before }) =>
      before?.matches('checking') !== true ||
      steps.at(-1)?.label !== 'it is active' ||
      before.context.card.status !== 'ACTIVE' ||
      snapshot.context.message !== null,
  },
});
