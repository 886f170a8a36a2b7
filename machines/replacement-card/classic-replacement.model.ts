import type { CallFailure } from '../../contract/backend.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import type { Kronor } from '../../contract/money.ts';
import { defineModel, type Trace } from '../model.ts';
import { classicReplacement } from './classic-replacement.ts';

const [card] = accountCards.response.parse(accountCards.example.response) as [Card];
const blocked: Card = { ...card, status: 'BLOCKED' };
const successor: Card = { ...blocked, referenceCode: 'C-NEW', lastFourDigits: '7777' };
const unreachable: CallFailure = { kind: 'unreachable' };
const down: CallFailure = { kind: 'rejected', status: 500, detail: null };
const otherFee: CallFailure = { kind: 'rejected', status: 409, detail: 'The fee has changed' };
const kronor = (amount: number) => ({ amount: amount as Kronor });
const ordered = (lastOrderDate: string | null) => ({ eligible: false, lastOrderDate });

type Seen = Trace<typeof classicReplacement>;

const last = ({ steps }: Seen) => steps.at(-1);
const now = ({ effects, steps }: Seen, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length).map(({ args }) => args[0]);
/** The fee that is shown, kronor. */
const fee = (trace: Seen): number => trace.lastAnswer('replacementFee')?.amount ?? 0;
/** What became of the latest order; undefined before there is one. */
const order = ({ steps }: Seen) => steps.findLast((step) => 'actor' in step && step.actor === 'replaceCard')?.label;
/** Which card was asked to be replaced last. */
const sent = ({ effects }: Seen): unknown =>
  Reflect.get(Object(effects.findLast(({ name }) => name === 'call.replaceCard')?.args[0]), 'referenceCode');
/** Whether the cards that were read last show another one in its place. */
function isSuperseded(trace: Seen): boolean {
  const cards = trace.lastAnswer('accountCards') ?? [];
  const current = cards.find(({ status }) => status === 'ACTIVE') ?? cards[0];
  return current !== undefined && current.referenceCode !== sent(trace);
}

/** What was done to the form since a place in the steps. */
const filled = ({ steps }: Seen, from: number, field: 'reason' | 'approved') =>
  steps
    .slice(from)
    .some((step) => step.kind === 'event' && step.event.type === 'field.changed' && step.event.field === field);
/** Where the fee was told last. */
const priced = ({ steps }: Seen) =>
  steps.findLastIndex((step) => step.kind === 'done' && step.actor === 'replacementFee');

export const classicReplacementModel = defineModel({
  machine: classicReplacement,
  starts: { 'an account': { input: (ports, spy) => ({ ports, accountId: 30412, tell: spy('tell') }) } },
  events: {
    'field.changed': {
      lost: { field: 'reason', value: 'lost' },
      damaged: { field: 'reason', value: 'damaged' },
      approved: { field: 'approved', value: true },
    },
    'field.blurred': { reason: { field: 'reason' } },
    'form.submitted': 'bare',
    'order.anyway': 'bare',
    'status.retry': 'bare',
  },
  actors: {
    accountCards: {
      done: {
        'the card': [card],
        'the card, blocked': [blocked],
        'a card in its place': [successor, blocked],
        none: [],
      },
      error: { 'no connection': unreachable },
    },
    physicalCardEligibility: {
      done: {
        'never ordered': ordered(null),
        'ordered today': ordered('2026-11-20'),
        'ordered lately': ordered('2026-10-30'),
        'ordered long ago': ordered('2026-10-29'),
      },
      error: { 'no connection': unreachable },
    },
    replacementFee: { done: { 'a fee': kronor(95), 'no fee': kronor(0) }, error: { 'the backend is down': down } },
    replaceCard: {
      done: { 'it is ordered': undefined },
      error: { 'the answer was lost': unreachable, 'the backend is down': down, 'another fee': otherFee },
    },
  },
  identity: ({ card, lastOrder, fee, form, message }) => [
    card?.referenceCode,
    card?.status,
    lastOrder,
    fee,
    form.values,
    form.visited,
    message !== null,
  ],
  invariants: {
    'a card is ordered when the person asks for it, with a reason and the fee that was shown and approved, once': (
      trace,
    ) => {
      const step = last(trace);
      const isAsked =
        step?.kind === 'event' && step.event.type === 'form.submitted' && trace.before?.matches('choosing');
      const isComplete = filled(trace, 0, 'reason') && (fee(trace) === 0 || filled(trace, priced(trace), 'approved'));
      const { referenceCode } = trace.snapshot.context.card ?? {};
      const due = { referenceCode, feeAmount: fee(trace) * 100, changedAmount: false };
      const calls = now(trace, 'call.replaceCard');
      return JSON.stringify(calls) === JSON.stringify(isAsked && isComplete ? [due] : []);
    },
    'nothing can be ordered after it was, nor on the day on which it was': (trace) =>
      !(order(trace) === 'it is ordered' || last(trace)?.label === 'ordered today') ||
      !(trace.snapshot.matches('choosing') || trace.snapshot.can({ type: 'order.anyway' })),
    'ordered is what the backend said, or what its cards show after a lost answer': (trace) =>
      !trace.snapshot.matches('ordered') ||
      order(trace) === 'it is ordered' ||
      (order(trace) !== undefined && isSuperseded(trace)),
    'after a lost answer nothing is offered before the cards are read': (trace) => {
      const step = last(trace);
      if (step?.kind !== 'error') return true;
      if (step.actor === 'replaceCard') {
        return trace.snapshot.matches({ ordering: step.label === 'another fee' ? 'repricing' : 'checking' });
      }
      return !trace.before?.matches({ ordering: 'checking' }) || trace.snapshot.matches('unknown');
    },
    'whoever has a blocked card and ordered plastic lately reads so first': (trace) => {
      const step = last(trace);
      if (step?.kind !== 'done' || step.actor !== 'physicalCardEligibility') return true;
      const isBlocked = trace.snapshot.context.card?.status === 'BLOCKED';
      return trace.snapshot.matches('onItsWay') === (isBlocked && step.label === 'ordered lately');
    },
    'a fee that was told anew is approved anew': (trace) =>
      !(last(trace)?.kind === 'done' && priced(trace) === trace.steps.length - 1) ||
      trace.snapshot.context.form.values.approved === false,
    'an order that did not succeed says why, until the next one': ({ steps, before, snapshot }) => {
      const step = steps.at(-1);
      const isBack = before?.matches('ordering') && snapshot.matches('choosing');
      return !(isBack && step?.kind === 'done') || snapshot.context.message !== null;
    },
    'an order is thanked for once, and the owner hears of the new card': (trace) => {
      const { before, snapshot } = trace;
      const step = last(trace);
      const isTold = step?.kind === 'done' && step.actor === 'replaceCard';
      const isSeen = before?.matches({ ordering: 'checking' }) === true && snapshot.matches('ordered');
      const isRead = before?.matches({ ordering: 'refreshing' }) && step?.kind === 'done' && step.label !== 'none';
      return (
        now(trace, 'notify').length === (isTold || isSeen ? 1 : 0) &&
        now(trace, 'tell').length === (isSeen || isRead ? 1 : 0)
      );
    },
    'what cannot be read is said, and can be read again': ({ steps, before, snapshot }) => {
      const isReading = before?.matches('reading') || before?.matches({ ordering: 'repricing' });
      return (
        !(isReading && steps.at(-1)?.kind === 'error') ||
        (snapshot.matches('failed') && snapshot.context.message !== null)
      );
    },
    'an account without a card says so': (trace) =>
      !(trace.before?.matches({ reading: 'card' }) && last(trace)?.label === 'none') || trace.snapshot.matches('none'),
  },
});
