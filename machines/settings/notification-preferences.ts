import type { Preferences } from '../../contract/preferences.ts';
import { ask } from '../calling.ts';
import { notificationSetup, startingContext } from './notification-preferences.setup.ts';

const answered = ({ event }: { event: { output: Preferences } }) => ({ preferences: event.output });
const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const keepHeld = { type: 'keepHeld', params: answered } as const;
const sayFailure = { type: 'sayFailure', params: failed } as const;

/** What is wished for is asked of the backend, one thing at a time: everything first, then single switches. */
const granting = [
  { guard: 'wantsAll', target: '#notification-preferences.known.enabling', actions: 'takeAll' },
  { guard: 'wantsNone', target: '#notification-preferences.known.disabling', actions: 'takeAll' },
  { guard: 'wantsSome', target: '#notification-preferences.known.saving', actions: 'takeSome' },
] as const;

const outcome = {
  onDone: { target: 'answered', actions: keepHeld },
  onError: {
    target: 'rereading',
    actions: ['rollBack', sayFailure],
    description: 'What was sent is rolled back; what the backend holds is read, for it may have done it all the same.',
  },
} as const;

const known = notificationSetup.createStateConfig({
  description:
    'The switches show what was chosen at once; what is chosen while the backend answers is sent afterwards.',
  initial: 'settled',
  on: {
    'channel.switch': { actions: { type: 'noteChannel', params: ({ event }) => event } },
    'topic.switch': { actions: { type: 'noteTopic', params: ({ event }) => event } },
    'all.switch': { actions: { type: 'noteAll', params: ({ event }) => event } },
    'screen.left': {
      guard: 'isUnsaved',
      actions: 'saveRest',
      description: 'Whoever leaves before everything is saved has it sent as it shows.',
    },
  },
  states: {
    settled: { description: 'What shows is what the backend holds.', always: granting },
    enabling: {
      invoke: {
        id: 'enableAllNotifications',
        src: 'enableAllNotifications',
        input: ({ context }) => ask(context, {}),
        ...outcome,
      },
    },
    disabling: {
      invoke: {
        id: 'disableAllNotifications',
        src: 'disableAllNotifications',
        input: ({ context }) => ask(context, {}),
        ...outcome,
      },
    },
    saving: {
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: ({ context }) => ask(context, context.sent.flags),
        ...outcome,
      },
    },
    answered: {
      always: [
        ...granting,
        {
          target: 'settled',
          actions: ['dropWish', 'saySaved'],
          description: 'The last choice is what the backend holds.',
        },
      ],
    },
    rereading: {
      invoke: {
        id: 'readPreferences',
        src: 'readPreferences',
        input: ({ context }) => ask(context, {}),
        onDone: { target: 'unsaved', actions: keepHeld },
        onError: { target: 'unsaved', description: 'What it held before is the best that is known.' },
      },
    },
    unsaved: { description: 'A choice could not be saved; the page says why until the next one.', always: granting },
  },
});

/** What the cardholder is told, and how (§2 /settings/notifications, §3, decision 21). */
export const notificationPreferences = notificationSetup.createMachine({
  id: 'notification-preferences',
  description: 'What the cardholder is told of, and whether by e-mail, text message or the app.',
  meta: { section: '§2 Settings, Notifications' },
  context: ({ input }) => startingContext(input),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readPreferences',
        src: 'readPreferences',
        input: ({ context }) => ask(context, {}),
        onDone: { target: 'known', actions: keepHeld },
        onError: { target: 'unavailable', actions: sayFailure },
      },
    },
    unavailable: { on: { 'preferences.retry': { target: 'reading', actions: 'clearMessage' } } },
    known,
  },
});
