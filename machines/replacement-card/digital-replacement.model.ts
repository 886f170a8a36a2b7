import type { CallFailure } from '../../contract/backend.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import { defineModel, type Trace } from '../model.ts';
import { blockAndReplace } from './digital-replacement.ts';

const [card] = accountCards.response.parse(accountCards.example.response) as [Card];
const blocked: Card = { ...card, status: 'BLOCKED' };
const successor: Card = { ...card, referenceCode: 'C-NEW', lastFourDigits: '7777' };
const unreachable: CallFailure = { kind: 'unreachable' };
const repeated: CallFailure = {
  kind: 'rejected',
  status: 400,
  detail: 'You already blocked your card and created a new digital card.',
};

type Seen = Trace<typeof blockAndReplace>;

const last = ({ steps }: Seen) => steps.at(-1)?.label;
const now = ({ effects, steps }: Seen, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length);
/** Which card was asked to be replaced last. */
const sent = ({ effects }: Seen): unknown =>
  Reflect.get(Object(effects.findLast(({ name }) => name === 'call.replaceDigitalCard')?.args[0]), 'referenceCode');
/** Whether the cards that were read last show another one in its place. */
function isSuperseded(trace: Seen): boolean {
  const cards = trace.lastAnswer('accountCards') ?? [];
  const current = cards.find(({ status }) => status === 'ACTIVE') ?? cards[0];
  return current !== undefined && current.referenceCode !== sent(trace);
}
/** What became of the latest attempt; undefined before there is one. */
const attempt = ({ steps }: Seen) =>
  steps.findLast((step) => 'actor' in step && step.actor === 'replaceDigitalCard')?.label;

export const blockAndReplaceModel = defineModel({
  machine: blockAndReplace,
  starts: { 'an account': { input: (ports, spy) => ({ ports, accountId: 30412, tell: spy('tell') }) } },
  events: { 'card.replace': 'bare', 'replace.anyway': 'bare', 'status.retry': 'bare' },
  actors: {
    accountCards: {
      done: {
        'the card alone': [card],
        'the card, blocked': [blocked],
        'a card in its place': [successor, blocked],
        none: [],
      },
      error: { 'no connection': unreachable },
    },
    replaceDigitalCard: {
      done: { 'it is replaced': undefined },
      error: {
        'it was replaced before': repeated,
        'the answer was lost': unreachable,
        'another refusal of the same kind': { ...repeated, detail: 'Not now' },
        'the same words for something else': { ...repeated, status: 409 },
        'there are no digital cards': { kind: 'rejected', status: 409, detail: 'Digital cards are not enabled' },
      },
    },
  },
  identity: ({ card, previous, message }) => [card?.referenceCode, card?.status, previous !== null, message !== null],
  invariants: {
    'a card is replaced only when the person asks for it, and once': (trace) => {
      const isAsked = trace.steps.at(-1)?.kind === 'event' && trace.before?.matches('offered') === true;
      const calls = now(trace, 'call.replaceDigitalCard');
      return calls.length === (isAsked && trace.snapshot.matches('replacing') ? 1 : 0);
    },
    'nothing is asked of a card that was replaced or may have been': (trace) =>
      !['it is replaced', 'it was replaced before'].includes(attempt(trace) ?? '') ||
      !(trace.snapshot.matches('offered') || trace.snapshot.matches('replacing')),
    'replaced is what the backend said, or what its cards show after a lost answer': (trace) => {
      const isShown = trace.snapshot.matches('replaced');
      if (!isShown) return true;
      return attempt(trace) === 'it is replaced' || (attempt(trace) !== undefined && isSuperseded(trace));
    },
    'after a lost answer nothing is offered before the cards are read': (trace) => {
      const { snapshot, before } = trace;
      const step = trace.steps.at(-1);
      if (step?.kind !== 'error') return true;
      if (step.actor === 'replaceDigitalCard') {
        return snapshot.value === (last(trace) === 'it was replaced before' ? 'lookingUp' : 'checking');
      }
      return !before?.matches('checking') || snapshot.matches('unknown');
    },
    'whoever comes back to a card that was replaced reads so before they can replace its successor': (trace) =>
      !(trace.steps.length === 1 && last(trace) === 'a card in its place') || trace.snapshot.matches('replacedBefore'),
    'a repeated replacement is complained of in a toast of the usual time, and the page says it too': (trace) => {
      const [toast] = now(trace, 'notify').map(({ args }) => args[0] as { type: string; duration?: number });
      const isRepeated = last(trace) === 'it was replaced before' && trace.steps.at(-1)?.kind === 'error';
      if (!isRepeated) return toast?.type !== 'error';
      return toast?.type === 'error' && toast.duration === undefined && trace.snapshot.context.message !== null;
    },
    'a replacement is told to the person and leads to the page of the card, once': (trace) => {
      const isNew = trace.snapshot.matches('replaced') && trace.before?.matches('replaced') === false;
      const told = now(trace, 'notify').filter(({ args: [toast] }) => Reflect.get(Object(toast), 'type') === 'success');
      return told.length === (isNew ? 1 : 0) && now(trace, 'browser.go').length === (isNew ? 1 : 0);
    },
    'the owner hears which card is the current one whenever another has taken its place': (trace) => {
      const { before } = trace;
      const isRead = trace.steps.at(-1)?.kind === 'done' && last(trace) !== 'none';
      const isNew = isRead && before?.matches('checking') && isSuperseded(trace);
      const isAfter = isRead && (before?.matches('refreshing') || before?.matches('lookingUp'));
      return now(trace, 'tell').length === (isNew || isAfter ? 1 : 0);
    },
    'an attempt that did not succeed says why, until the next one': ({ before, snapshot }) =>
      !before?.matches('checking') || !snapshot.matches('offered') || snapshot.context.message !== null,
    'an account without a card says so': (trace) =>
      !(trace.steps.length === 1 && last(trace) === 'none') || trace.snapshot.matches('none'),
  },
});
