import type { CallFailure } from '../../contract/backend.ts';
import { toOre } from '../../contract/money.ts';
import { isEqual } from '../is-equal.ts';
import { defineModel, lastEffects, type Trace } from '../model.ts';
import { classicReplacement } from './classic-replacement.ts';
import { blockedCard, card, hasReplacement, newCard } from './replacement.fixture.ts';

const unreachable: CallFailure = { kind: 'unreachable' };
const down: CallFailure = { kind: 'rejected', status: 500, detail: null };
const feeChanged = { kind: 'rejected', status: 409, detail: 'The fee has changed' } as const satisfies CallFailure;
const kronor = (amount: number) => ({ amount, currency: 'SEK' });
const ordered = (lastOrderDate: string | null) => ({ eligible: false, lastOrderDate });

type ClassicTrace = Trace<typeof classicReplacement>;

const lastStep = ({ steps }: ClassicTrace) => steps.at(-1);
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

const EMPLOYER_KNOWN = 'an account whose employer is known';

export const classicReplacementModel = defineModel({
  machine: classicReplacement,
  starts: {
    'an account': { input: (ports, spy) => ({ ports, accountId: 30412, clientId: null, onEvent: spy('onEvent') }) },
    [EMPLOYER_KNOWN]: { input: (ports, spy) => ({ ports, accountId: 30412, clientId: 7, onEvent: spy('onEvent') }) },
  },
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
        'a card without its employer': [{ ...card, cardOrder: null }],
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
    replacementFee: {
      done: { 'the smallest fee': kronor(0.01), 'no fee': kronor(0) },
      error: { 'no connection': unreachable, rejected: down, 'an invalid fee': { kind: 'invalidResponse' } },
    },
    replaceCard: {
      done: { ordered: undefined },
      error: {
        'the response was lost': unreachable,
        'the fee has changed': feeChanged,
        'nearly the text about the fee': { ...feeChanged, detail: 'The fee has changed here' },
        'the text about the fee, with another status': { ...feeChanged, status: 400 },
      },
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
        step?.kind === 'event' && step.event.type === 'form.submitted' && trace.before?.matches({ editing: 'ready' });
      const isComplete =
        isChangedSince(trace, 0, 'reason') && (fee(trace) === 0 || isChangedSince(trace, feeStep(trace), 'approved'));
      const { referenceCode } = trace.snapshot.context.card ?? {};
      const expected = { referenceCode, feeAmount: toOre(fee(trace)), changedAmount: false };
      const calls = lastEffects(trace, 'call.replaceCard');
      return JSON.stringify(calls) === JSON.stringify(isSubmitted && isComplete ? [expected] : []);
    },
    'after an accepted order, another is possible only when the cards, read again, show no replacement': (trace) => {
      const isOffered = trace.snapshot.matches('editing') || trace.snapshot.can({ type: 'order.anyway' });
      const readsSince = trace.steps
        .slice(trace.steps.findLastIndex((step) => step.label === 'ordered'))
        .filter((step) => 'actor' in step && step.actor === 'accountCards');
      return outcome(trace) !== 'ordered' || !isOffered || (readsSince.length > 1 && !isSuperseded(trace));
    },
    'a card can be blocked permanently on the day of an order: it can be stolen on that day': (trace) => {
      if (lastStep(trace)?.label !== 'ordered today') return true;
      const isBlocked = trace.snapshot.context.card?.status === 'BLOCKED';
      return isBlocked ? trace.snapshot.can({ type: 'order.anyway' }) : trace.snapshot.matches({ loading: 'fee' });
    },
    'a card counts as ordered only if the cards show its replacement': (trace) =>
      !trace.snapshot.matches('ordered') || (outcome(trace) !== undefined && isSuperseded(trace)),
    'after a lost response the cards are loaded before the user can try again': (trace) => {
      const step = lastStep(trace);
      if (step?.kind !== 'error') return true;
      if (step.actor === 'replaceCard') {
        return trace.snapshot.matches({
          ordering: step.label === 'the fee has changed' ? 'reloadingFee' : 'checkingOutcome',
        });
      }
      const isRead =
        trace.before?.matches({ ordering: 'checkingOutcome' }) ||
        trace.before?.matches({ ordering: 'checkingAccepted' });
      return !isRead || trace.snapshot.matches('outcomeUnknown');
    },
    'the page shows that a blocked card may be in the post': (trace) => {
      const step = lastStep(trace);
      if (step?.kind !== 'done' || step.actor !== 'physicalCardEligibility') return true;
      const isBlocked = trace.snapshot.context.card?.status === 'BLOCKED';
      return (
        trace.snapshot.matches('inTransit') ===
        (isBlocked && step.label !== 'never ordered' && step.label !== 'ordered long ago')
      );
    },
    'an approval can be given exactly if there is a fee': (trace) => {
      const step = lastStep(trace);
      const isApproval =
        step?.kind === 'event' && step.event.type === 'field.changed' && step.event.field === 'approved';
      if (!isApproval || !trace.before?.matches('editing')) return true;
      return trace.snapshot.context.form.values.approved === fee(trace) > 0;
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
      const expected = before?.matches('ordering') === true && snapshot.matches('ordered') ? 1 : 0;
      return lastEffects(trace, 'notify').length === expected && lastEffects(trace, 'onEvent').length === expected;
    },
    'a failed load shows the reason and can be retried': ({ steps, before, snapshot }) => {
      const isLoading = before?.matches('loading') || before?.matches({ ordering: 'reloadingFee' });
      return (
        !(isLoading && steps.at(-1)?.kind === 'error') ||
        steps.at(-1)?.label === 'an invalid fee' ||
        (snapshot.matches('loadFailed') && snapshot.context.message !== null)
      );
    },
    'nothing can be ordered with an invalid fee, and it can be loaded again': (trace) =>
      lastStep(trace)?.label !== 'an invalid fee' ||
      (trace.snapshot.matches('feeInvalid') && trace.snapshot.can({ type: 'status.retry' })),
    'an account without a card ends in noCard': (trace) =>
      !(trace.before?.matches({ loading: 'card' }) && lastStep(trace)?.label === 'no card') ||
      trace.snapshot.matches('noCard'),
    'the fee is asked from the employer of the card, or else from that of the cardholder': ({ effects }) =>
      effects.every(({ name, args }) => name !== 'call.replacementFee' || isEqual(args[0], { clientId: 7 })),
    'a card whose employer is unknown cannot be replaced, and the page says why': ({
      start,
      steps,
      before,
      snapshot,
    }) => {
      if (start === EMPLOYER_KNOWN) return true;
      const isFound = before?.matches({ loading: 'card' }) && steps.at(-1)?.label === 'a card without its employer';
      return !isFound || (snapshot.matches('loadFailed') && snapshot.context.message !== null);
    },
    'the day of the last order is known while the card may be in the post': ({ snapshot, lastAnswer }) =>
      !snapshot.matches('inTransit') ||
      snapshot.context.lastOrder === lastAnswer('physicalCardEligibility')?.lastOrderDate,
    'a retry of a failed load removes its message': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isRetry = last?.kind === 'event' && last.event.type === 'status.retry';
      const isFailed = before?.matches('loadFailed') || before?.matches('feeInvalid');
      return !isRetry || !isFailed || snapshot.context.message === null;
    },
    'only the fee is loaded after a fee that was invalid, and after the question about a card in the post': (trace) => {
      const last = lastStep(trace);
      const type = last?.kind === 'event' ? last.event.type : '';
      const isFee =
        (type === 'status.retry' && trace.before?.matches('feeInvalid')) ||
        (type === 'order.anyway' && trace.before?.matches('inTransit'));
      return !isFee || lastEffects(trace, 'call.replacementFee').length === 1;
    },
    'a fee that cannot be loaded again has a message of its own': ({ steps, before, snapshot }) => {
      const isFailed = before?.matches({ ordering: 'reloadingFee' }) && snapshot.matches('loadFailed');
      return steps.at(-1)?.kind !== 'error' || !isFailed || snapshot.context.message !== before?.context.message;
    },
    'the card is the new one after the order, without a message about a failure': ({
      before,
      snapshot,
      lastAnswer,
    }) => {
      if (!snapshot.matches('ordered') || before?.matches('ordered')) return true;
      const { card: current, message } = snapshot.context;
      return (
        message === null &&
        lastAnswer('accountCards')?.some(({ referenceCode }) => referenceCode === current?.referenceCode) === true
      );
    },
    'an accepted order that the cards do not show is unknown, and then only the cards are read': (trace) => {
      const { before, snapshot } = trace;
      const last = lastStep(trace);
      if (last?.kind === 'event' && last.event.type === 'status.retry' && before?.matches('outcomeUnknown'))
        return snapshot.matches({ ordering: 'checkingOutcome' });
      const isRead = before?.matches({ ordering: 'checkingAccepted' }) === true && last?.kind === 'done';
      return !isRead || snapshot.matches(isSuperseded(trace) ? 'ordered' : 'outcomeUnknown');
    },
  },
});
