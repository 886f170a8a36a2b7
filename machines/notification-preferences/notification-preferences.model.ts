import type { CallFailure } from '../../contract/backend.ts';
import { CHANNELS, TOPICS } from '../../contract/preferences.ts';
import { isEqual } from '../is-equal.ts';
import { defineModel, lastEffects, type Trace } from '../model.ts';
import type { Toast } from '../ports.ts';
import type { FlagChange } from './flags.ts';
import { shownFlags } from './notification-preferences.setup.ts';
import { notificationPreferences } from './notification-preferences.ts';
import {
  allFlags,
  allOff,
  allOn,
  allUnknown,
  FLAGS,
  type Flags,
  oneUnknown,
  smsNotNamed,
  smsOff,
} from './preferences.fixture.ts';

const unreachable: CallFailure = { kind: 'unreachable' };
const serverError: CallFailure = { kind: 'rejected', status: 500, detail: null };
type ThisTrace = Trace<typeof notificationPreferences>;
type Step = ThisTrace['steps'][number];

/** The flags after a step, if it is a choice. */
function flagsAfter(flags: Flags, step: Step): Flags {
  if (step.kind !== 'event') return flags;
  const { event } = step;
  if (event.type === 'all.switch') return allFlags(event.on);
  if (event.type === 'channel.switch') return { ...flags, [`${event.topic}${event.channel}`]: event.on };
  if (event.type === 'channelOfAll.switch')
    return { ...flags, ...Object.fromEntries(TOPICS.map((topic) => [`${topic}${event.channel}`, event.on])) };
  if (event.type !== 'topic.switch') return flags;
  return { ...flags, ...Object.fromEntries(CHANNELS.map((channel) => [`${event.topic}${channel}`, event.on])) };
}

/** The flags of the last response; null before the first. */
const lastResponse = ({ steps }: Pick<ThisTrace, 'steps'>): Flags | null => {
  const step = steps.findLast((one) => one.kind === 'done' && one.output.notificationMethod !== null);
  return step?.kind === 'done' ? step.output.notificationMethod : null;
};
const lastEventType = ({ steps }: ThisTrace) => {
  const last = steps.at(-1);
  return last?.kind === 'event' ? last.event.type : null;
};
const PAGE_EVENT = /^page\.(entered|left)$/;
const isPageOpen = ({ steps }: Pick<ThisTrace, 'steps'>) => {
  const last = steps.findLast((step) => step.kind === 'event' && PAGE_EVENT.test(step.event.type));
  return last?.kind === 'event' && last.event.type === 'page.entered';
};
/** Whether the last step presses the switch that was pressed before, and no time has passed. */
function isSecondPress({ steps, before }: ThisTrace): boolean {
  const last = steps.at(-1);
  if (last?.kind !== 'event' || !isPress(last) || before?.matches({ loaded: { presses: 'settling' } }) !== true)
    return false;
  const earlier = steps.slice(0, -1).filter(isPress).at(-1);
  return earlier?.kind === 'event' && switchOf(earlier) === switchOf(last);
}
const isPress = (step: Step) => step.kind === 'event' && step.event.type.endsWith('.switch');
/** The switch that a step presses. */
const switchOf = (step: Step) => step.kind === 'event' && JSON.stringify({ ...step.event, on: null });
const isIdle = (snapshot: ThisTrace['snapshot']) =>
  snapshot.matches({ loaded: { saves: 'idle' } }) || snapshot.matches({ loaded: { saves: 'saveFailed' } });
/** The flags after a change. */
const changed = (flags: Flags, { all, flags: single }: FlagChange): Flags => ({
  ...(all === null ? flags : allFlags(all)),
  ...single,
});
const isChanged = (flags: Flags, change: FlagChange) =>
  FLAGS.some((flag) => changed(flags, change)[flag] !== flags[flag]);
/** Whether flags contradict a change that was sent; unknown flags do not. */
const isUnwanted = (flags: Flags, change: FlagChange) =>
  FLAGS.some((flag) => flags[flag] !== null && changed(flags, change)[flag] !== flags[flag]);
const SAVING = ['enabling', 'disabling', 'saving'] as const;
const wasIn = (
  { before }: ThisTrace,
  ...states: readonly ((typeof SAVING)[number] | 'comparing' | 'checkingOutcome')[]
) => states.some((state) => before?.matches({ loaded: { saves: state } }));
/** The flags in the answer of the last step; null if there are none. */
const flagsInAnswer = ({ steps }: ThisTrace): Flags | null => {
  const last = steps.at(-1);
  return last?.kind === 'done' ? last.output.notificationMethod : null;
};
/** Whether the last step shows that a choice is not saved. */
function endsUnsaved(trace: ThisTrace): boolean {
  const flags = flagsInAnswer(trace);
  const isReply = ['done', 'error'].includes(trace.steps.at(-1)?.kind ?? '');
  const { sending } = trace.before?.context ?? {};
  if (wasIn(trace, 'comparing')) return isReply && flags === null;
  if (wasIn(trace, 'checkingOutcome'))
    return isReply && sending !== undefined && (flags === null || isUnwanted(flags, sending));
  return wasIn(trace, ...SAVING) && flags !== null && sending !== undefined && isUnwanted(flags, sending);
}
const CHANGES = ['savePreferences', 'enableAllNotifications', 'disableAllNotifications'] as const;
const shown = ({ snapshot }: ThisTrace) => shownFlags(snapshot.context);
const inOrder = (flags: Flags | null) => flags && FLAGS.map((flag) => flags[flag]);

export const notificationPreferencesModel = defineModel({
  machine: notificationPreferences,
  starts: { 'another page': { input: (ports) => ({ ports }) } },
  events: {
    'channel.switch': {
      'low balance by text message off': { topic: 'lowOnCredit', channel: 'Sms', on: false },
      'low balance by text message on': { topic: 'lowOnCredit', channel: 'Sms', on: true },
    },
    'channelOfAll.switch': { 'text messages off': { channel: 'Sms', on: false } },
    'topic.switch': { 'special offers off': { topic: 'specialOffers', on: false } },
    'all.switch': { off: { on: false }, on: { on: true } },
    'preferences.retry': 'noPayload',
    'page.entered': 'noPayload',
    'page.left': 'noPayload',
  },
  actors: {
    readPreferences: {
      done: {
        'everything on': allOn,
        'everything off': allOff,
        'one flag is unknown': oneUnknown,
        'all flags are unknown': allUnknown,
      },
      error: { 'no connection': unreachable },
    },
    savePreferences: {
      done: { 'low balance by text message off': smsOff, 'low balance by text message not named': smsNotNamed },
      error: { 'server error': serverError },
    },
    enableAllNotifications: {
      done: { 'everything on': allOn, 'everything off': allOff },
      error: { 'no connection': unreachable },
    },
    disableAllNotifications: {
      done: { 'everything off': allOff, 'everything on': allOn },
      error: { 'no connection': unreachable },
    },
  },
  externalEvents: ['page.entered', 'page.left'],
  repeatable: {
    savePreferences: 'Several switches are pressed one after the other; each one ignores a second press.',
    enableAllNotifications: 'As for `savePreferences`.',
    disableAllNotifications: 'As for `savePreferences`.',
  },
  identity: ({ saved, sending, desired, message, pressed, isPageClosed }) => [
    pressed !== null,
    saved?.lowOnCreditSms,
    saved?.specialOffersSms,
    sending.all,
    sending.flags.lowOnCreditSms !== undefined,
    sending.flags.specialOffersSms !== undefined,
    desired.all,
    desired.flags.lowOnCreditSms,
    desired.flags.specialOffersSms,
    isPageClosed,
    message !== null,
  ],
  invariants: {
    'when idle, the shown flags are those of the last response, if it names them': (trace) => {
      const response = lastResponse(trace);
      if (!(isIdle(trace.snapshot) || trace.snapshot.matches('pageClosed'))) return true;
      return FLAGS.every((flag) => response?.[flag] == null || shown(trace)?.[flag] === response[flag]);
    },
    'a flag that a response does not name stays as it is shown': (trace) => {
      const flags = flagsInAnswer(trace);
      const before = trace.before && shownFlags(trace.before.context);
      if (flags === null || !before || endsUnsaved(trace)) return true;
      return FLAGS.every((flag) => flags[flag] !== null || shown(trace)?.[flag] === before[flag]);
    },
    'a flag that a response does not name is as before, if the response shows that the choice is not saved': (
      trace,
    ) => {
      const flags = flagsInAnswer(trace);
      if (flags === null || !endsUnsaved(trace)) return true;
      const [saved, before] = [trace.snapshot.context.saved, trace.before?.context.saved];
      return FLAGS.every((flag) => flags[flag] !== null || saved?.[flag] === before?.[flag]);
    },
    'the machine knows whether its page is open': (trace) => trace.snapshot.context.isPageClosed === !isPageOpen(trace),
    'a choice shows at once': (trace) => {
      const last = trace.steps.at(-1);
      const before = trace.before && shownFlags(trace.before.context);
      if (last?.kind !== 'event' || !before) return true;
      const isTaken = isPageOpen(trace) && trace.before?.matches('loaded') === true && !isSecondPress(trace);
      return isEqual(inOrder(shown(trace)), inOrder(isTaken ? flagsAfter(before, last) : before));
    },
    'there is at most one call at a time': ({ snapshot }) =>
      Object.values(snapshot.children).filter((child) => child?.getSnapshot().status === 'active').length <= 1,
    'a choice reads the flags, and sends nothing before the answer': (trace) => {
      const last = trace.steps.at(-1);
      const wasIdle = trace.before !== null && isIdle(trace.before);
      if (last?.kind !== 'event' || !wasIdle || !isPress(last)) return true;
      const flags = trace.before && shownFlags(trace.before.context);
      const isTaken = flags && !isSecondPress(trace) && isPageOpen(trace);
      const isChoice =
        last.event.type === 'all.switch' || (flags && !isEqual(inOrder(flagsAfter(flags, last)), inOrder(flags)));
      return lastEffects(trace, 'call.readPreferences').length === (isTaken && isChoice ? 1 : 0);
    },
    'only what differs from the flags just read is sent: first the master switch, then the whole set': (trace) => {
      const sent = CHANGES.flatMap((call) => lastEffects(trace, `call.${call}`).map((body) => ({ call, body })));
      const flags = flagsInAnswer(trace) && trace.snapshot.context.saved;
      if (!wasIn(trace, 'comparing') || flags === null || !trace.before) return sent.length === 0;
      const { desired } = trace.before.context;
      if (desired.all !== null && isChanged(flags, { all: desired.all, flags: {} }))
        return isEqual(
          sent.map(({ call }) => call),
          [desired.all ? CHANGES[1] : CHANGES[2]],
        );
      if (!isChanged(flags, desired)) return sent.length === 0;
      const wanted = inOrder(changed(flags, desired))?.map((on) => on ?? undefined);
      return (
        sent.length === 1 &&
        sent.every(({ call, body }) => call === CHANGES[0] && isEqual(inOrder(body as Flags), wanted))
      );
    },
    'choices made during a call are saved after its response': (trace) => {
      const flags = flagsInAnswer(trace) && trace.snapshot.context.saved;
      if (!wasIn(trace, ...SAVING) || flags === null || !trace.before) return true;
      const { desired } = trace.before.context;
      const isWaiting = desired.all !== null || isChanged(flags, desired);
      return lastEffects(trace, 'call.readPreferences').length === (isWaiting ? 1 : 0);
    },
    'a save sends the whole set of flags, as shown (decision 31)': (trace) =>
      (lastEffects(trace, 'call.savePreferences') as Flags[]).every((flags) =>
        isEqual(inOrder(flags), inOrder(shown(trace))),
      ),
    'after a failed save the flags are read again, and the page says so': (trace) => {
      const last = trace.steps.at(-1);
      if (last?.kind !== 'error' || last.actor === 'readPreferences') return true;
      return trace.snapshot.context.message !== null && lastEffects(trace, 'call.readPreferences').length === 1;
    },
    'a choice that is not saved is rolled back, with a message until the next choice': (trace) => {
      const { message, sending } = trace.snapshot.context;
      const isReply = ['done', 'error'].includes(trace.steps.at(-1)?.kind ?? '');
      if (isReply && wasIn(trace, 'checkingOutcome'))
        return isEqual(Object.keys(sending.flags), []) && (endsUnsaved(trace) || message === null);
      return !endsUnsaved(trace) || message !== null;
    },
    'a toast shows when everything is saved, and when a choice is not saved after the page was left': (trace) => {
      const types = (lastEffects(trace, 'notify') as Toast[]).map(({ type }) => type);
      if (endsUnsaved(trace) && !isPageOpen(trace)) return isEqual(types, ['error']);
      const isSaved = trace.snapshot.matches({ loaded: { saves: 'idle' } }) || trace.snapshot.matches('pageClosed');
      const wasSaving = wasIn(trace, 'comparing', 'checkingOutcome', ...SAVING) && trace.steps.at(-1)?.kind === 'done';
      return isEqual(types, wasSaving && isSaved && !endsUnsaved(trace) ? ['success'] : []);
    },
    'a failure to load shows a message and can be retried': (trace) => {
      const isRetry = lastEventType(trace) === 'preferences.retry' && trace.before?.matches('loadFailed');
      const { message } = trace.snapshot.context;
      if (isRetry) return message === null && lastEffects(trace, 'call.readPreferences').length === 1;
      if (trace.before?.matches('loadFailed') && lastEventType(trace) === 'page.left') return message === null;
      return !trace.snapshot.matches('loadFailed') || trace.snapshot.context.message !== null;
    },
    'leaving and opening the page changes no flags and repeats no call': (trace) => {
      if (!PAGE_EVENT.test(lastEventType(trace) ?? '') || !trace.before) return true;
      const before = trace.before.matches('loaded') ? inOrder(shownFlags(trace.before.context)) : null;
      const wasSaving = before !== null && !isIdle(trace.before);
      const calls = trace.effects.filter(({ name, step }) => name.startsWith('call.') && step === trace.steps.length);
      return (before === null || isEqual(inOrder(shown(trace)), before)) && (!wasSaving || calls.length === 0);
    },
    'opening the page after everything was saved loads the flags again': (trace) =>
      lastEventType(trace) !== 'page.entered' ||
      !trace.before?.matches('pageClosed') ||
      (trace.snapshot.matches('loading') && lastEffects(trace, 'call.readPreferences').length === 1),
    'after the page was left, the machine closes as soon as everything is saved': (trace) =>
      isPageOpen(trace) ||
      (trace.snapshot.matches('loaded') ? !isIdle(trace.snapshot) : trace.snapshot.matches('pageClosed')),
    'flags loaded on return are not changed without a choice': (trace) =>
      flagsInAnswer(trace) === null ||
      trace.before?.matches('loading') !== true ||
      (isIdle(trace.snapshot) && isEqual(inOrder(shown(trace)), inOrder(trace.snapshot.context.saved))),
    'the message about a failed save is still there on return': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isReturn = last?.kind === 'event' && last.event.type === 'page.entered' && before?.matches('pageClosed');
      return !isReturn || snapshot.context.message === before?.context.message;
    },
  },
});
