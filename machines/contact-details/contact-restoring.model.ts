import type { CallFailure } from '../../contract/backend.ts';
import { isEqual } from '../is-equal.ts';
import { defineModel } from '../model.ts';
import { SETTLE_DELAY } from '../settling.ts';
import { waited } from '../waited.ts';
import { storedContactsOf } from './cardholder.fixture.ts';
import {
  CARDHOLDERS,
  CHANGED,
  CONFIRMATIONS,
  CONFIRMED,
  comparisonOf,
  INTERRUPTED,
  isEvent,
  postsNow,
  postsOf,
  progressBefore,
  progressOf,
  readsNow,
  STILL_OLD,
  STILL_OLD_OTHER_FORM,
  toastsOf,
  withContacts,
  withPlaceholders,
} from './contact-restoring.fixture.ts';
import { contactRestoring } from './contact-restoring.ts';

const serverError: CallFailure = { kind: 'rejected', status: 500, detail: null };
const error = { 'server error': serverError };

const OTHER_CARDHOLDER = 'unsaved details of another cardholder';
/** Answers with a value for each detail, last confirmed long ago. */
const ONLY_OLD = [STILL_OLD, STILL_OLD_OTHER_FORM, CHANGED];
/** The states in which a failure shows; in the others nothing has failed, or the details are saved. */
const SHOWS_FAILURE = ['saveFailed', 'notConfirmed', 'compareFailed'] as const;
const KEEPS_FAILURE = [
  ...SHOWS_FAILURE,
  'comparing',
  'postingPlaceholders',
  'loadingCurrent',
  'postingContacts',
  'checkingOutcome',
] as const;

export const contactRestoringModel = defineModel({
  machine: contactRestoring,
  starts: {
    'nothing to save': { input: (ports, spy) => ({ ports, cardholder: withContacts, onEvent: spy('onEvent') }) },
    [INTERRUPTED]: {
      device: { unsavedContacts: storedContactsOf(withPlaceholders) },
      input: (ports, spy) => ({ ports, cardholder: withPlaceholders, onEvent: spy('onEvent') }),
    },
    [OTHER_CARDHOLDER]: {
      device: { unsavedContacts: storedContactsOf({ ...withPlaceholders, id: 1 }) },
      input: (ports, spy) => ({ ports, cardholder: withContacts, onEvent: spy('onEvent') }),
    },
  },
  events: {
    'contacts.confirmed': CONFIRMATIONS,
    'contacts.retry': 'noPayload',
    'contacts.savedElsewhere': 'noPayload',
  },
  actors: {
    saveContactInfo: { done: { accepted: undefined }, error },
    cardholderInfo: { done: CARDHOLDERS, error },
    otherTabs: 'listener',
  },
  externalEvents: ['contacts.confirmed', 'contacts.savedElsewhere'],
  identity: ({ contacts, failure, ports }) => [contacts, failure, ports.device.read('unsavedContacts')],
  invariants: {
    'there are no calls without unsaved details or a confirmation': (trace) =>
      trace.start === INTERRUPTED ||
      trace.steps.some((step) => isEvent(step, 'contacts.confirmed')) ||
      trace.effects.every(({ name }) => !name.startsWith('call.')),
    'a confirmation reads the cardholder and posts nothing': (trace) => {
      const { phase } = progressBefore(trace);
      const isTaken = phase === 'idle' || phase === 'comparing';
      if (!isEvent(trace.steps.at(-1), 'contacts.confirmed') || !isTaken) return true;
      return trace.snapshot.matches('comparing') && readsNow(trace) === 1 && postsNow(trace).length === 0;
    },
    'the details that the user has confirmed last are compared': (trace) =>
      !trace.snapshot.matches('comparing') || isEqual(trace.snapshot.context.contacts, progressOf(trace).confirmed),
    'placeholders are posted if and only if the cardholder has the confirmed details, which are old': (trace) =>
      postsNow(trace).some(({ isPlaceholder }) => isPlaceholder) === (comparisonOf(trace) === 'same'),
    'nothing is posted if the details have been confirmed in another place': (trace) =>
      comparisonOf(trace) !== 'confirmed' || (postsNow(trace).length === 0 && trace.snapshot.matches('idle')),
    'nothing is posted if the backend has other values than the user confirmed': (trace) => {
      if (comparisonOf(trace) !== 'changed') return true;
      // While another tab saves details, the cardholder may have placeholders.
      const isSaving = progressOf(trace).stored !== null;
      return postsNow(trace).length === 0 && trace.snapshot.matches(isSaving ? 'loadingCurrent' : 'idle');
    },
    'the real values are posted again only after the cardholder was read and shows that they are not saved': (trace) =>
      postsOf(trace).every(({ isPlaceholder, step }, index, posts) => {
        const previous = posts[index - 1];
        if (isPlaceholder || !previous || previous.isPlaceholder) return true;
        const read = trace.steps
          .slice(previous.step, step)
          .findLast((each) => each.kind === 'done' && each.actor === 'cardholderInfo');
        return read !== undefined && read.label !== CONFIRMED;
      }),
    'the real values are on the device as long as placeholders may be at the backend': (trace) => {
      if (trace.start === OTHER_CARDHOLDER) return trace.device.unsavedContacts !== undefined;
      // The model sends `contacts.savedElsewhere` without changing the device.
      const { stored } = progressOf(trace);
      const entry = stored ? JSON.stringify([{ cardholderId: withContacts.id, ...stored }]) : undefined;
      return trace.device.unsavedContacts === entry;
    },
    'an interrupted save reads the current details first, at the start and on retry; so does an interrupted confirmation':
      (trace) => {
        const last = trace.steps.at(-1);
        const isStart = trace.steps.length === 0 && trace.start === INTERRUPTED;
        const isRetry = isEvent(last, 'contacts.retry') && trace.before?.can({ type: 'contacts.retry' });
        const isComparing = progressOf(trace).phase === 'comparing';
        return (
          !(isStart || isRetry) ||
          (trace.snapshot.matches(isComparing ? 'comparing' : 'loadingCurrent') && readsNow(trace) === 1)
        );
      },
    'the real values are posted as soon as the placeholders were, and when they are found missing': (trace) => {
      const last = trace.steps.at(-1);
      const isPost = last?.kind !== 'event' && last?.kind !== 'time' && last?.actor === 'saveContactInfo';
      const isAfterPlaceholders = isPost && trace.before?.matches('postingPlaceholders');
      const isMissing = last?.kind === 'done' && trace.before?.matches('loadingCurrent') && last.label !== CONFIRMED;
      return !(isAfterPlaceholders || isMissing) || postsNow(trace).length === 1;
    },
    'a failed call shows that the details are not saved; the placeholders are no loss': (trace) => {
      const { before, snapshot, steps } = trace;
      if (steps.at(-1)?.kind !== 'error') return true;
      if (before?.matches('reloadingCardholder')) return snapshot.matches('idle');
      if (before?.matches('comparing')) return snapshot.matches('compareFailed') && postsNow(trace).length === 0;
      return before?.matches('postingPlaceholders') === true || snapshot.matches('saveFailed');
    },
    'after a post, what is still missing is posted again, and what is only old is shown': ({
      steps,
      before,
      snapshot,
    }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'done' || !before?.matches('checkingOutcome') || last.label === CONFIRMED) return true;
      return snapshot.matches(ONLY_OLD.includes(last.label) ? 'notConfirmed' : 'saveFailed');
    },
    'when another tab has saved the details, the cardholder is read and no failure is left': (trace) => {
      const { before } = trace;
      const isWaiting = (['loadingCurrent', 'checkingOutcome', 'notConfirmed', 'saveFailed'] as const).some((state) =>
        before?.matches(state),
      );
      if (!isWaiting || !isEvent(trace.steps.at(-1), 'contacts.savedElsewhere')) return true;
      const { snapshot } = trace;
      return snapshot.matches('reloadingCardholder') && snapshot.context.failure === null && readsNow(trace) === 1;
    },
    'when another tab has saved details during the comparison, they are compared again': (trace) => {
      const isComparing = trace.before?.matches('comparing') || trace.before?.matches('compareFailed');
      if (!isComparing || !isEvent(trace.steps.at(-1), 'contacts.savedElsewhere')) return true;
      return trace.snapshot.matches('comparing') && readsNow(trace) === 1;
    },
    'a failed save is repeated after five seconds': ({ steps, now }) =>
      steps.at(-1)?.label !== 'after retry' || waited(steps, now) === 5000,
    'it becomes idle only when the real values are saved': (trace) => {
      const isSavedElsewhere = trace.steps.some((step) => isEvent(step, 'contacts.savedElsewhere'));
      const isFinished = trace.snapshot.matches('idle') || trace.snapshot.matches('reloadingCardholder');
      return !isFinished || isSavedElsewhere || progressOf(trace).stored === null;
    },
    'the real values are posted as the backend had them, with changes made meanwhile': (trace) =>
      postsNow(trace).every(
        ({ email, phone, isPlaceholder }) => isPlaceholder || isEqual({ email, phone }, progressOf(trace).toPost),
      ),
    'the failure shows until the details are saved': ({ snapshot }) => {
      const { failure } = snapshot.context;
      return failure === null
        ? SHOWS_FAILURE.every((state) => !snapshot.matches(state))
        : KEEPS_FAILURE.some((state) => snapshot.matches(state));
    },
    'a failed save is retried after a delay': ({ steps, before, snapshot }) =>
      steps.at(-1)?.kind !== 'time' ||
      before?.matches({ saveFailed: 'settled' }) === true ||
      before?.matches({ compareFailed: 'settled' }) === true ||
      snapshot.matches('notConfirmed') ||
      snapshot.matches(before?.matches('compareFailed') ? 'comparing' : 'loadingCurrent'),
    'a retry is possible a moment after the answer, not before': ({ steps, snapshot, now }) => {
      const answer = steps.findLast(({ kind }) => kind === 'done' || kind === 'error');
      if (SHOWS_FAILURE.every((state) => !snapshot.matches(state))) return !snapshot.can({ type: 'contacts.retry' });
      return snapshot.can({ type: 'contacts.retry' }) === now >= (answer?.now ?? 0) + SETTLE_DELAY;
    },
    'details that have their values again are posted only when the user retries': ({ steps, before, snapshot }) =>
      !before?.matches('notConfirmed') || steps.at(-1)?.kind !== 'time' || snapshot.matches('notConfirmed'),
    'a toast shows each time the details are saved or were changed in another place, and only then': (trace) => {
      const { saves, changes } = progressOf(trace);
      const toasts = toastsOf(trace);
      const saved = toasts.filter((id) => id === 'contact-details.confirmed').length;
      const changed = toasts.filter((id) => id === 'contact-details.changedElsewhere').length;
      return saved === saves && changed === changes && toasts.length === saves + changes;
    },
    'the check is postponed when the details are saved': (trace) =>
      progressOf(trace).saves === progressBefore(trace).saves || trace.device.contactsPostponed === String(trace.now),
    'the owner receives the cardholder that is loaded after the save, or found changed': ({
      steps,
      snapshot,
      effects,
    }) => {
      const last = steps.at(-1);
      const isReloaded = last?.kind === 'done' && last.actor === 'cardholderInfo' && snapshot.matches('idle');
      const events = effects.filter(({ name, step }) => name === 'onEvent' && step === steps.length);
      return events.length === Number(isReloaded);
    },
  },
});
