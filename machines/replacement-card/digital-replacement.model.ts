import type { CallFailure } from '../../contract/backend.ts';
import { defineModel, type Trace } from '../model.ts';
import { digitalReplacement } from './digital-replacement.ts';
import { blockedCard, card, hasReplacement, newCard } from './replacement.fixture.ts';

const unreachable: CallFailure = { kind: 'unreachable' };
const alreadyReplaced: CallFailure = {
  kind: 'rejected',
  status: 400,
  detail: 'You already blocked your card and created a new digital card.',
};

type DigitalTrace = Trace<typeof digitalReplacement>;

const lastLabel = ({ steps }: DigitalTrace) => steps.at(-1)?.label;
const effectsNow = ({ effects, steps }: DigitalTrace, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length);
/** Whether the cards that were loaded last show a replacement. */
const isSuperseded = (trace: DigitalTrace): boolean =>
  hasReplacement(trace.lastAnswer('accountCards') ?? [], trace.effects, 'call.replaceDigitalCard');
/** The outcome of the last attempt; undefined if there is none. */
const attempt = ({ steps }: DigitalTrace) =>
  steps.findLast((step) => 'actor' in step && step.actor === 'replaceDigitalCard')?.label;

const hasEvent = (step: DigitalTrace['steps'][number] | undefined, type: string): boolean =>
  step?.kind === 'event' && step.event.type === type;
/** After an attempt that changed nothing, the offer stays as it was. */
const isOldOffer = (trace: DigitalTrace): boolean => trace.snapshot.matches('offered') && attempt(trace) !== undefined;

/** Whether the last step is an answer to a reading of the cards, or its failure. */
const isReading = ({ steps }: DigitalTrace): boolean => {
  const last = steps.at(-1);
  return (last?.kind === 'done' || last?.kind === 'error') && last.actor === 'accountCards';
};

/** The number of readings since the last attempt was answered. */
const readingsSinceAttempt = ({ steps }: DigitalTrace): number =>
  steps
    .slice(steps.findLastIndex((step) => 'actor' in step && step.actor === 'replaceDigitalCard') + 1)
    .filter((step) => 'actor' in step).length;

/** What a user expects to see when the cards have been read. */
function expectedAfterReading(trace: DigitalTrace): string {
  const isFailure = trace.steps.at(-1)?.kind === 'error';
  const last = attempt(trace);
  if (last === undefined) {
    if (isFailure) return 'loadFailed';
    return { 'no card': 'noCard', 'a new card': 'replacedBefore' }[String(lastLabel(trace))] ?? 'offered';
  }
  if (last === 'already replaced') return 'alreadyReplaced';
  if (isFailure) return 'outcomeUnknown';
  if (isSuperseded(trace)) return 'replaced';
  return last === 'replaced' && readingsSinceAttempt(trace) === 1 ? 'outcomeUnknown' : 'settled';
}

export const digitalReplacementModel = defineModel({
  machine: digitalReplacement,
  starts: {
    'an account': { input: (ports, spy) => ({ ports, accountId: 30412, clientId: null, onEvent: spy('onEvent') }) },
  },
  events: { 'card.replace': 'noPayload', 'replace.anyway': 'noPayload', 'status.retry': 'noPayload' },
  actors: {
    accountCards: {
      done: {
        'one card': [card],
        'one blocked card': [blockedCard],
        'a new card': [newCard, blockedCard],
        'no card': [],
      },
      error: { 'no connection': unreachable },
    },
    replaceDigitalCard: {
      done: { replaced: undefined },
      error: {
        'already replaced': alreadyReplaced,
        'the response was lost': unreachable,
        'another rejection with the same status': { ...alreadyReplaced, detail: 'Not now' },
        'the same detail with another status': { ...alreadyReplaced, status: 409 },
        'digital cards are not enabled': { kind: 'rejected', status: 409, detail: 'Digital cards are not enabled' },
      },
    },
  },
  identity: ({ card, previous, message }) => [card?.referenceCode, card?.status, previous !== null, message !== null],
  invariants: {
    'the request is sent once, when the user asks for it': (trace) => {
      const isRequested = trace.steps.at(-1)?.kind === 'event' && trace.before?.matches('offered') === true;
      const calls = effectsNow(trace, 'call.replaceDigitalCard');
      return calls.length === (isRequested && trace.snapshot.matches('replacing') ? 1 : 0);
    },
    'a card that was replaced before is not replaced again': (trace) =>
      attempt(trace) !== 'already replaced' ||
      !(trace.snapshot.matches('offered') || trace.snapshot.matches('replacing')),
    'after an accepted request, another is possible only when the cards, read again, show no replacement': (trace) => {
      const readsSince = trace.steps
        .slice(trace.steps.findLastIndex((step) => step.label === 'replaced'))
        .filter((step) => 'actor' in step && step.actor === 'accountCards');
      if (attempt(trace) !== 'replaced' || !trace.snapshot.matches('offered')) return true;
      return readsSince.length > 1 && !isSuperseded(trace);
    },
    'a card counts as replaced only if the cards show its replacement': (trace) =>
      !trace.snapshot.matches('replaced') || (attempt(trace) !== undefined && isSuperseded(trace)),
    'after a lost response the cards are loaded before the user can try again': (trace) => {
      const { snapshot, before } = trace;
      const step = trace.steps.at(-1);
      if (step?.kind !== 'error') return true;
      if (step.actor === 'replaceDigitalCard') {
        return snapshot.value === (lastLabel(trace) === 'already replaced' ? 'loadingReplacement' : 'checkingOutcome');
      }
      return (
        !(before?.matches('checkingOutcome') || before?.matches('checkingAccepted')) ||
        snapshot.matches('outcomeUnknown')
      );
    },
    'the page shows that the card is a replacement before the user can replace it': (trace) =>
      !(trace.steps.length === 1 && lastLabel(trace) === 'a new card') || trace.snapshot.matches('replacedBefore'),
    'a replacement shows a toast and opens the card page, once': (trace) => {
      const isNew = trace.snapshot.matches('replaced') && trace.before?.matches('replaced') === false;
      const toasts = effectsNow(trace, 'notify');
      return toasts.length === (isNew ? 1 : 0) && effectsNow(trace, 'browser.go').length === (isNew ? 1 : 0);
    },
    'the owner is notified of the new card': (trace) => {
      const { before } = trace;
      const isLoaded = trace.steps.at(-1)?.kind === 'done' && lastLabel(trace) !== 'no card';
      const isRead = before?.matches('checkingOutcome') || before?.matches('checkingAccepted');
      const isNew = isLoaded && isRead && isSuperseded(trace);
      const isLoadedAfterwards = isLoaded && before?.matches('loadingReplacement');
      return effectsNow(trace, 'onEvent').length === (isNew || isLoadedAfterwards ? 1 : 0);
    },
    'when the cards have been read, the page shows what they say about the replacement': (trace) =>
      !isReading(trace) || trace.snapshot.value === expectedAfterReading(trace),
    'a user who wants a second replacement gets the offer': ({ steps, before, snapshot }) =>
      before?.matches('replacedBefore') && hasEvent(steps.at(-1), 'replace.anyway')
        ? snapshot.matches('offered')
        : true,
    'the offer is back after the moment in which presses are ignored': ({ before, snapshot }) =>
      !before?.matches('settled') || snapshot.matches('settled') || snapshot.matches('offered'),
    'the card on the page is the newest one': (trace) => {
      const [newest] = trace.lastAnswer('accountCards') ?? [];
      const isShown = /^(replacedBefore|offered|alreadyReplaced|replaced)$/.test(String(trace.snapshot.value));
      return (
        !isShown || !newest || isOldOffer(trace) || trace.snapshot.context.card?.referenceCode === newest.referenceCode
      );
    },
    'a failure and an uncertain outcome have a message': ({ snapshot }) =>
      !/^(loadFailed|outcomeUnknown|settled|alreadyReplaced)$/.test(String(snapshot.value)) ||
      snapshot.context.message !== null,
    'no message of an earlier attempt is left': ({ snapshot }) =>
      !/^(loading|replacing|replaced|replacedBefore)$/.test(String(snapshot.value)) ||
      snapshot.context.message === null,
    'a failed attempt shows the reason': ({ before, snapshot }) =>
      !before?.matches('checkingOutcome') || !snapshot.matches('offered') || snapshot.context.message !== null,
    'an account without a card ends in noCard': (trace) =>
      !(trace.steps.length === 1 && lastLabel(trace) === 'no card') || trace.snapshot.matches('noCard'),
  },
});
