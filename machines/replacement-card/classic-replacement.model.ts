import type { CallFailure } from '../../contract/backend.ts';
import { type Kronor, toOre } from '../../contract/money.ts';
import { defineModel, type Trace } from '../model.ts';
import { classicReplacement } from './classic-replacement.ts';
import { blockedCard, card, hasReplacement, newCard } from './replacement.fixture.ts';

const unreachable: CallFailure = { kind: 'unreachable' };
const down: CallFailure = { kind: 'rejected', status: 500, detail: null };
const feeChanged: CallFailure = { kind: 'rejected', status: 409, detail: 'The fee has changed' };
const kronor = (amount: number) => ({ amount: amount as Kronor });
const ordered = (lastOrderDate: string | null) => ({ eligible: false, lastOrderDate });

type ClassicTrace = Trace<typeof classicReplacement>;

const lastStep = ({ steps }: ClassicTrace) => steps.at(-1);
const effectsNow = ({ effects, steps }: ClassicTrace, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length).map(({ args }) => args[0]);
/** The fee that was loaded last, kronor. */
const fee = (trace: ClassicTrace): number => trace.lastAnswer('replacementFee')?.amount ?? 0;
/** The outcome of the last order; undefined if there is none. */
const outcome = ({ steps }: ClassicTrace) =>
  steps.findLast((step) => 'actor' in step && step.actor === 'replaceCard')?.label;
/** Whether the cards that were loaded last show a replacement. */
const isSuperseded = (trace: ClassicTrace): boolean =>
  hasReplacement(trace.lastAnswer('accountCards') ?? [], trace.effects, 'call.replaceCard');

/** Whether a field was changed at or after the index of a step. */
const isChangedSince = ({ steps }: ClassicTrace, from: number, field: 'reason' | 'approved') =>
  steps
    .slice(from)
    .some((step) => step.kind === 'event' && step.event.type === 'field.changed' && step.event.field === field);
/** The index of the step that loaded the fee last. */
const feeStep = ({ steps }: ClassicTrace) =>
  steps.findLastIndex((step) => step.kind === 'done' && step.actor === 'replacementFee');

export const classicReplacementModel = defineModel({
  machine: classicReplacement,
  starts: { 'an account': { input: (ports, spy) => ({ ports, accountId: 30412, onEvent: spy('onEvent') }) } },
  events: {
    'field.changed': {
      lost: { field: 'reason', value: 'lost' },
      damaged: { field: 'reason', value: 'damaged' },
      approved: { field: 'approved', value: true },
    },
    'field.blurred': { reason: { field: 'reason' } },
    'form.submitted': 'noPayload',
    'order.anyway': 'noPayload',
    'status.retry': 'noPayload',
  },
  actors: {
    accountCards: {
      done: {
        'one card': [card],
        'one blocked card': [blockedCard],
        'a new card': [{ ...newCard, status: 'BLOCKED' }, blockedCard],
        'no card': [],
      },
      error: { 'no connection': unreachable },
    },
    physicalCardEligibility: {
      done: {
        'never ordered': ordered(null),
        'ordered today': ordered('2026-11-20'),
        'ordered recently': ordered('2026-10-30'),
        'ordered long ago': ordered('2026-10-29'),
      },
      error: { 'no connection': unreachable },
    },
    replacementFee: { done: { 'a fee': kronor(95), 'no fee': kronor(0) }, error: { 'the backend is down': down } },
    replaceCard: {
      done: { ordered: undefined },
      error: { 'the response was lost': unreachable, 'the backend is down': down, 'the fee has changed': feeChanged },
    },
  },
  identity: ({ card, lastOrder, fee, form, message }) => [
    card?.referenceCode,
    card?.status,
    lastOrder,
    fee,
    form.values,
    form.touched,
    message !== null,
  ],
  invariants: {
    'the order is sent once, with a reason and the approved fee': (trace) => {
      const step = lastStep(trace);
      const isSubmitted =
        step?.kind === 'event' && step.event.type === 'form.submitted' && trace.before?.matches('editing');
      const isComplete =
        isChangedSince(trace, 0, 'reason') && (fee(trace) === 0 || isChangedSince(trace, feeStep(trace), 'approved'));
      const { referenceCode } = trace.snapshot.context.card ?? {};
      const expected = { referenceCode, feeAmount: toOre(fee(trace)), changedAmount: false };
      const calls = effectsNow(trace, 'call.replaceCard');
      return JSON.stringify(calls) === JSON.stringify(isSubmitted && isComplete ? [expected] : []);
    },
    'no card can be ordered after an order or on the day of the last order': (trace) =>
      !(outcome(trace) === 'ordered' || lastStep(trace)?.label === 'ordered today') ||
      !(trace.snapshot.matches('editing') || trace.snapshot.can({ type: 'order.anyway' })),
    'a card counts as ordered only if the backend confirms it': (trace) =>
      !trace.snapshot.matches('ordered') ||
      outcome(trace) === 'ordered' ||
      (outcome(trace) !== undefined && isSuperseded(trace)),
    'after a lost response the cards are loaded before the user can try again': (trace) => {
      const step = lastStep(trace);
      if (step?.kind !== 'error') return true;
      if (step.actor === 'replaceCard') {
        return trace.snapshot.matches({ ordering: step.label === 'the fee has changed' ? 'reloadingFee' : 'checking' });
      }
      return !trace.before?.matches({ ordering: 'checking' }) || trace.snapshot.matches('outcomeUnknown');
    },
    'the page shows that a blocked card may be in the post': (trace) => {
      const step = lastStep(trace);
      if (step?.kind !== 'done' || step.actor !== 'physicalCardEligibility') return true;
      const isBlocked = trace.snapshot.context.card?.status === 'BLOCKED';
      return trace.snapshot.matches('inTransit') === (isBlocked && step.label === 'ordered recently');
    },
    'a reloaded fee needs a new approval': (trace) =>
      !(lastStep(trace)?.kind === 'done' && feeStep(trace) === trace.steps.length - 1) ||
      trace.snapshot.context.form.values.approved === false,
    'a failed order shows the reason': ({ steps, before, snapshot }) => {
      const step = steps.at(-1);
      const isRejected = before?.matches('ordering') && snapshot.matches('editing');
      return !(isRejected && step?.kind === 'done') || snapshot.context.message !== null;
    },
    'an order shows a toast once and notifies the owner of the new card': (trace) => {
      const { before, snapshot } = trace;
      const step = lastStep(trace);
      const isConfirmed = step?.kind === 'done' && step.actor === 'replaceCard';
      const isFound = before?.matches({ ordering: 'checking' }) === true && snapshot.matches('ordered');
      const isLoaded = before?.matches({ ordering: 'refreshing' }) && step?.kind === 'done' && step.label !== 'no card';
      return (
        effectsNow(trace, 'notify').length === (isConfirmed || isFound ? 1 : 0) &&
        effectsNow(trace, 'onEvent').length === (isFound || isLoaded ? 1 : 0)
      );
    },
    'a failed load shows the reason and can be retried': ({ steps, before, snapshot }) => {
      const isLoading = before?.matches('loading') || before?.matches({ ordering: 'reloadingFee' });
      return (
        !(isLoading && steps.at(-1)?.kind === 'error') ||
        (snapshot.matches('loadFailed') && snapshot.context.message !== null)
      );
    },
    'an account without a card ends in noCard': (trace) =>
      !(trace.before?.matches({ loading: 'card' }) && lastStep(trace)?.label === 'no card') ||
      trace.snapshot.matches('noCard'),
  },
});
