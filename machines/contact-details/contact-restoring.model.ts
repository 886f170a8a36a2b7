import type { CallFailure } from '../../contract/backend.ts';
import { defineModel, type Trace } from '../model.ts';
import { waited } from '../waited.ts';
import { CONTACTS, cardholderWith, storedContactsOf } from './cardholder.fixture.ts';
import { contactRestoring } from './contact-restoring.ts';

const { email: EMAIL, phone: PHONE } = CONTACTS;
const withContacts = cardholderWith(EMAIL, PHONE, '2026-05-19T08:00:00Z');
const confirmed = cardholderWith(EMAIL, PHONE, '2026-11-20T08:59:30Z');
const withPlaceholders = cardholderWith('-', '-', '2026-11-20T08:59:00Z');
const withNewEmail = cardholderWith('ny@example.se', '-', '2026-11-20T08:59:30Z');
const serverError: CallFailure = { kind: 'rejected', status: 500, detail: null };
const error = { 'server error': serverError };

const INTERRUPTED = 'a page that was closed between the two posts';
const OTHER_CARDHOLDER = 'unsaved details of another cardholder';
const CONFIRMED = 'the details, confirmed now';
type ThisTrace = Trace<typeof contactRestoring>;
type Step = ThisTrace['steps'][number];

const isEvent = (step: Step | undefined, type: string) => step?.kind === 'event' && step.event.type === type;
const requestOf = (args: readonly unknown[]) => args[0] as { readonly email: string; readonly phone: string };

/** All posts in order. */
const postsOf = ({ effects }: ThisTrace) =>
  effects
    .filter(({ name }) => name === 'call.saveContactInfo')
    .map(({ args, step }) => ({
      ...requestOf(args),
      step,
      isPlaceholder: requestOf(args).email === '-' && requestOf(args).phone === '-',
    }));

/**
 * Whether the real values must still be saved, from the confirmation until the backend shows them as confirmed, and how
 * often they were saved.
 */
function progressOf({ start, steps }: ThisTrace) {
  const progress = { isUnsaved: start === INTERRUPTED, saves: 0 };
  let isClearing = false;
  let isReloading = false;
  for (const step of steps) {
    if (isEvent(step, 'contacts.confirmed')) {
      progress.isUnsaved = true;
      isClearing = true;
    } else if (isEvent(step, 'contacts.savedElsewhere')) isReloading = !isClearing;
    else if (step.kind !== 'event' && step.kind !== 'time' && step.actor === 'saveContactInfo') isClearing = false;
    else if (step.kind === 'done' || step.kind === 'error') {
      if (step.label === CONFIRMED && !isReloading) {
        progress.isUnsaved = false;
        progress.saves += 1;
      }
      isReloading = false;
    }
  }
  return progress;
}

const callsNow = ({ effects, steps }: ThisTrace, call: string) =>
  effects.filter(({ name, step }) => name === `call.${call}` && step === steps.length).length;
const placeholderPosts = (trace: ThisTrace) => postsOf(trace).filter(({ isPlaceholder }) => isPlaceholder).length;

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
    'contacts.confirmed': { 'as shown': { contacts: CONTACTS } },
    'contacts.retry': 'noPayload',
    'contacts.savedElsewhere': 'noPayload',
  },
  actors: {
    saveContactInfo: { done: { accepted: undefined }, error },
    cardholderInfo: {
      done: {
        placeholders: withPlaceholders,
        'a new e-mail address': withNewEmail,
        'the details, still old': withContacts,
        [CONFIRMED]: confirmed,
      },
      error,
    },
    otherTabs: 'listener',
  },
  externalEvents: ['contacts.confirmed', 'contacts.savedElsewhere'],
  identity: ({ contacts, failure }) => [contacts, failure],
  invariants: {
    'there are no calls without unsaved details or a confirmation': (trace) =>
      trace.start === INTERRUPTED ||
      trace.steps.some((step) => isEvent(step, 'contacts.confirmed')) ||
      trace.effects.every(({ name }) => !name.startsWith('call.')),
    'placeholders are posted only after a confirmation, once for each': (trace) =>
      placeholderPosts(trace) <= trace.steps.filter((step) => isEvent(step, 'contacts.confirmed')).length &&
      postsOf(trace).every(
        ({ isPlaceholder, step }) => !isPlaceholder || isEvent(trace.steps[step - 1], 'contacts.confirmed'),
      ),
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
      return (trace.device.unsavedContacts === storedContactsOf(withContacts)) === progressOf(trace).isUnsaved;
    },
    'an interrupted save reads the current details first, at the start and on retry': (trace) => {
      const last = trace.steps.at(-1);
      const isStart = trace.steps.length === 0 && trace.start === INTERRUPTED;
      const isRetry = isEvent(last, 'contacts.retry') && trace.before?.can({ type: 'contacts.retry' });
      return (
        !(isStart || isRetry) || (trace.snapshot.matches('loadingCurrent') && callsNow(trace, 'cardholderInfo') === 1)
      );
    },
    'the real values are posted as soon as the placeholders were, and when they are found missing': (trace) => {
      const last = trace.steps.at(-1);
      const isPost = last?.kind !== 'event' && last?.kind !== 'time' && last?.actor === 'saveContactInfo';
      const isAfterPlaceholders = isPost && trace.before?.matches('postingPlaceholders');
      const isMissing = last?.kind === 'done' && trace.before?.matches('loadingCurrent') && last.label !== CONFIRMED;
      return !(isAfterPlaceholders || isMissing) || callsNow(trace, 'saveContactInfo') === 1;
    },
    'a failed call shows that the details are not saved; the placeholders are no loss': (trace) => {
      const { before, snapshot, steps } = trace;
      if (steps.at(-1)?.kind !== 'error') return true;
      if (before?.matches('reloadingCardholder')) return snapshot.matches('idle');
      return before?.matches('postingPlaceholders') === true || snapshot.matches('saveFailed');
    },
    'after a post, what is still missing is posted again, and what is only old is shown': ({
      steps,
      before,
      snapshot,
    }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'done' || !before?.matches('checking') || last.label === CONFIRMED) return true;
      return snapshot.matches(last.label === 'the details, still old' ? 'notConfirmed' : 'saveFailed');
    },
    'when another tab has saved the details, the cardholder is read and no failure is left': (trace) => {
      const { before } = trace;
      const isWaiting = (['loadingCurrent', 'checking', 'notConfirmed', 'saveFailed'] as const).some((state) =>
        before?.matches(state),
      );
      if (!isWaiting || !isEvent(trace.steps.at(-1), 'contacts.savedElsewhere')) return true;
      const { snapshot } = trace;
      return (
        snapshot.matches('reloadingCardholder') &&
        snapshot.context.failure === null &&
        callsNow(trace, 'cardholderInfo') === 1
      );
    },
    'a failed save is repeated after five seconds': ({ steps, now }) =>
      steps.at(-1)?.label !== 'after retry' || waited(steps, now) === 5000,
    'it becomes idle only when the real values are saved': (trace) => {
      const isSavedElsewhere = trace.steps.some((step) => isEvent(step, 'contacts.savedElsewhere'));
      const isFinished = trace.snapshot.matches('idle') || trace.snapshot.matches('reloadingCardholder');
      return !isFinished || isSavedElsewhere || !progressOf(trace).isUnsaved;
    },
    'the last post has the real values, with changes made meanwhile': (trace) => {
      const last = postsOf(trace).at(-1);
      if (!last || trace.snapshot.matches('postingPlaceholders')) return true;
      const isChanged = trace.steps.some((step) => step.kind === 'done' && step.output === withNewEmail);
      return last.phone === PHONE && [EMAIL, ...(isChanged ? ['ny@example.se'] : [])].includes(last.email);
    },
    'the failure shows until the details are saved': ({ snapshot }) => {
      const { failure } = snapshot.context;
      return failure === null
        ? !snapshot.matches('saveFailed') && !snapshot.matches('notConfirmed')
        : (['loadingCurrent', 'postingContacts', 'checking', 'saveFailed', 'notConfirmed'] as const).some((state) =>
            snapshot.matches(state),
          );
    },
    'a failed save is retried after a delay': ({ steps, before, snapshot }) =>
      steps.at(-1)?.kind !== 'time' ||
      before?.matches({ saveFailed: 'settled' }) === true ||
      snapshot.matches('notConfirmed') ||
      snapshot.matches('loadingCurrent'),
    'details that have their values again are posted only when the user retries': ({ steps, before, snapshot }) =>
      !before?.matches('notConfirmed') || steps.at(-1)?.kind !== 'time' || snapshot.matches('notConfirmed'),
    'a toast shows each time the backend shows the real values as confirmed, and only then': (trace) =>
      trace.effects.filter(({ name }) => name === 'notify').length === progressOf(trace).saves,
    'the owner receives the cardholder that is loaded after the save': ({ steps, snapshot, effects }) => {
      const last = steps.at(-1);
      const isReloaded = last?.kind === 'done' && last.actor === 'cardholderInfo' && snapshot.matches('idle');
      const events = effects.filter(({ name, step }) => name === 'onEvent' && step === steps.length);
      return events.length === Number(isReloaded);
    },
  },
});
