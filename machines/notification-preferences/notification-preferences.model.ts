import type { CallFailure } from '../../contract/backend.ts';
import { CHANNELS, type NotificationFlag, readPreferences, TOPICS } from '../../contract/preferences.ts';
import { defineModel, type Trace } from '../model.ts';
import type { Toast } from '../ports.ts';
import { shownFlags } from './notification-preferences.setup.ts';
import { notificationPreferences } from './notification-preferences.ts';

const unreachable: CallFailure = { kind: 'unreachable' };
const down: CallFailure = { kind: 'rejected', status: 500, detail: null };
const example = readPreferences.response.parse(readPreferences.example.response);
const FLAGS = TOPICS.flatMap((topic) => CHANNELS.map((channel): NotificationFlag => `${topic}${channel}`));

type Flags = Record<NotificationFlag, boolean>;
const every = (on: boolean) => Object.fromEntries(FLAGS.map((flag) => [flag, on])) as Flags;
const answer = (flags: Flags) => ({ ...example, notificationMethod: flags });

const allOn = answer(every(true));
const allOff = answer(every(false));
const withoutText = answer({ ...every(true), lowOnCreditSms: false });

type Seen = Trace<typeof notificationPreferences>;
type OneStep = Seen['steps'][number];

/** What a step asks for: what was last said of each switch counts. */
function chosen(flags: Flags, step: OneStep): Flags {
  if (step.kind !== 'event') return flags;
  const { event } = step;
  if (event.type === 'all.switch') return every(event.on);
  if (event.type === 'channel.switch') return { ...flags, [`${event.topic}${event.channel}`]: event.on };
  if (event.type !== 'topic.switch') return flags;
  return { ...flags, ...Object.fromEntries(CHANNELS.map((channel) => [`${event.topic}${channel}`, event.on])) };
}

/** What the backend last said that it holds. */
const lastHeld = ({ steps }: Pick<Seen, 'steps'>): Flags | null => {
  const told = steps.findLast((step) => step.kind === 'done');
  return told?.kind === 'done' ? told.output.notificationMethod : null;
};
const now = ({ effects, steps }: Seen, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length).map(({ args }) => args[0]);
const lastType = ({ steps }: Seen) => {
  const last = steps.at(-1);
  return last?.kind === 'event' ? last.event.type : null;
};
const pageEvent = /^page\.(entered|left)$/;
/** Whether the page is open, told by who came and went. */
const isThere = ({ steps }: Pick<Seen, 'steps'>) => {
  const last = steps.findLast((step) => step.kind === 'event' && pageEvent.test(step.event.type));
  return last?.kind !== 'event' || last.event.type === 'page.entered';
};
const isAtRest = (snapshot: Seen['snapshot']) =>
  snapshot.matches({ known: 'settled' }) || snapshot.matches({ known: 'unsaved' });
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const shown = ({ snapshot }: Seen) => shownFlags(snapshot.context);
const sorted = (flags: Flags | null) => flags && FLAGS.map((flag) => flags[flag]);

export const notificationPreferencesModel = defineModel({
  machine: notificationPreferences,
  starts: { 'an open page': { input: (ports) => ({ ports }) } },
  events: {
    'channel.switch': {
      'low balance by text off': { topic: 'lowOnCredit', channel: 'Sms', on: false },
      'low balance by text on': { topic: 'lowOnCredit', channel: 'Sms', on: true },
    },
    'topic.switch': {
      'special offers off': { topic: 'specialOffers', on: false },
      'special offers on': { topic: 'specialOffers', on: true },
    },
    'all.switch': { off: { on: false }, on: { on: true } },
    'preferences.retry': 'bare',
    'page.entered': 'bare',
    'page.left': 'bare',
  },
  actors: {
    readPreferences: { done: { 'everything on': allOn }, error: { 'no connection': unreachable } },
    savePreferences: { done: { 'low balance by text off': withoutText }, error: { 'the backend is down': down } },
    enableAllNotifications: { done: { 'everything on': allOn }, error: { 'no connection': unreachable } },
    disableAllNotifications: { done: { 'everything off': allOff }, error: { 'no connection': unreachable } },
  },
  identity: ({ held, sent, wish, message, isLeft }) => [
    held?.lowOnCreditSms,
    held?.specialOffersSms,
    sent.all,
    Object.keys(sent.flags),
    wish.all,
    wish.flags.lowOnCreditSms,
    wish.flags.specialOffersSms,
    message !== null,
    isLeft,
  ],
  invariants: {
    'at rest the switches are as the backend last said': (trace) =>
      !(isAtRest(trace.snapshot) || trace.snapshot.matches('away')) ||
      same(sorted(shown(trace)), sorted(lastHeld(trace))),
    'what is chosen shows at once': (trace) => {
      const last = trace.steps.at(-1);
      const before = trace.before && shownFlags(trace.before.context);
      if (last?.kind !== 'event' || !before) return true;
      return same(sorted(shown(trace)), sorted(isThere(trace) ? chosen(before, last) : before));
    },
    'one thing is asked of the backend at a time': ({ snapshot }) =>
      Object.values(snapshot.children).filter((child) => child?.getSnapshot().status === 'active').length <= 1,
    'the master switch asks for all or nothing, at once or when the answer before it is here': (trace) => {
      const isQuiet = trace.before && isAtRest(trace.before);
      const last = trace.steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'all.switch' || !isQuiet) return true;
      return now(trace, last.event.on ? 'call.enableAllNotifications' : 'call.disableAllNotifications').length === 1;
    },
    'what was chosen while the backend answered is sent when it has answered': (trace) => {
      const last = trace.steps.at(-1);
      const { wish } = trace.before?.context ?? { wish: { all: null, flags: {} } };
      if (last?.kind !== 'done' || wish.all !== null || !trace.before?.matches('known')) return true;
      const wanted = { ...last.output.notificationMethod, ...wish.flags };
      const isDue = !same(sorted(wanted), sorted(last.output.notificationMethod));
      return same(now(trace, 'call.savePreferences'), isDue ? [wish.flags] : []);
    },
    'a choice that could not be saved is taken back and told, and the backend is asked what it holds': (trace) => {
      const last = trace.steps.at(-1);
      if (last?.kind !== 'error' || last.actor === 'readPreferences') return true;
      const { message, sent } = trace.snapshot.context;
      return message !== null && same(Object.keys(sent.flags), []) && now(trace, 'call.readPreferences').length === 1;
    },
    'it is told that all is saved when it is, and what is not to whoever has left': (trace) => {
      const last = trace.steps.at(-1);
      const isLost = last?.kind === 'error' && last.actor !== 'readPreferences' && !isThere(trace);
      const types = (now(trace, 'notify') as Toast[]).map(({ type }) => type);
      if (isLost) return same(types, ['error']);
      const isSaved = trace.snapshot.matches({ known: 'settled' }) || trace.snapshot.matches('away');
      return types.length === 0 || (same(types, ['success']) && isSaved);
    },
    'what cannot be read is told, and read again when the person asks': (trace) => {
      const isRetry = lastType(trace) === 'preferences.retry' && trace.before?.matches('unavailable');
      if (isRetry) return now(trace, 'call.readPreferences').length === 1;
      return !trace.snapshot.matches('unavailable') || trace.snapshot.context.message !== null;
    },
    'leaving the page and coming back change nothing of what was chosen, and send nothing twice': (trace) => {
      if (!pageEvent.test(lastType(trace) ?? '') || !trace.before) return true;
      const before = trace.before.matches('known') ? sorted(shownFlags(trace.before.context)) : null;
      const isUnderWay = before !== null && !isAtRest(trace.before);
      const asked = trace.effects.filter(({ name, step }) => name.startsWith('call.') && step === trace.steps.length);
      return (before === null || same(sorted(shown(trace)), before)) && (!isUnderWay || asked.length === 0);
    },
    'whoever comes back when all was saved reads what the backend holds by now': (trace) =>
      lastType(trace) !== 'page.entered' ||
      !trace.before?.matches('away') ||
      (trace.snapshot.matches('reading') && now(trace, 'call.readPreferences').length === 1),
    'whoever has left is away as soon as nothing is to be saved': (trace) =>
      isThere(trace) || (trace.snapshot.matches('known') ? !isAtRest(trace.snapshot) : trace.snapshot.matches('away')),
    'what was read anew is not changed unless somebody chooses': ({ steps, snapshot }) => {
      const [last, before] = [steps.at(-1), steps.at(-2)];
      const isBack = before?.kind === 'event' && before.event.type === 'page.entered';
      return (
        last?.kind !== 'done' || last.actor !== 'readPreferences' || !isBack || snapshot.matches({ known: 'settled' })
      );
    },
    'why a choice was not saved is still there for whoever comes back': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isBack = last?.kind === 'event' && last.event.type === 'page.entered' && before?.matches('away');
      return !isBack || snapshot.context.message === before?.context.message;
    },
  },
});
