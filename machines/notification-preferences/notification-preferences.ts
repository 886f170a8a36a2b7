import type { Preferences } from '../../contract/preferences.ts';
import { callInput, errorParams } from '../call-actor.ts';
import { notificationSetup, startingContext } from './notification-preferences.setup.ts';

const answered = ({ event }: { event: { output: Preferences } }) => ({ preferences: event.output });
const keepHeld = { type: 'keepHeld', params: answered } as const;
const sayFailure = { type: 'sayFailure', params: errorParams } as const;

/** What is wished for is asked of the backend, one thing at a time: everything first, then single switches. */
const granting = [
  { guard: 'wantsAll', target: '#notification-preferences.known.enabling', actions: 'takeAll' },
  { guard: 'wantsNone', target: '#notification-preferences.known.disabling', actions: 'takeAll' },
  { guard: 'wantsSome', target: '#notification-preferences.known.saving', actions: 'takeSome' },
] as const;

/** At rest, nothing is left to do for whoever has left the page. */
const leaving = { guard: 'isLeft', target: '#notification-preferences.away', actions: 'dropWish' } as const;

const outcome = {
  onDone: { target: 'answered', actions: keepHeld },
  onError: [
    {
      guard: 'isHere',
      target: 'rereading',
      actions: ['rollBack', sayFailure],
      description:
        'What was sent is rolled back; what the backend holds is read, for it may have done it all the same.',
    },
    {
      target: 'rereading',
      actions: ['rollBack', sayFailure, 'alertUnsaved'],
      description: 'Whoever is on another page by now is told there; this page says why when they come back.',
    },
  ],
} as const;

const known = notificationSetup.createStateConfig({
  description:
    'The switches show what was chosen at once; what is chosen while the backend answers is sent afterwards.',
  initial: 'settled',
  on: {
    'channel.switch': { guard: 'isHere', actions: { type: 'noteChannel', params: ({ event }) => event } },
    'topic.switch': { guard: 'isHere', actions: { type: 'noteTopic', params: ({ event }) => event } },
    'all.switch': { guard: 'isHere', actions: { type: 'noteAll', params: ({ event }) => event } },
    'page.left': {
      guard: 'isHere',
      actions: 'noteLeft',
      description: 'What was chosen is saved to the end, and in order.',
    },
    'page.entered': {
      guard: 'isLeft',
      actions: 'noteBack',
      description: 'Back before everything was saved: the last choice still shows.',
    },
  },
  states: {
    settled: { description: 'What shows is what the backend holds.', always: [...granting, leaving] },
    enabling: {
      invoke: {
        id: 'enableAllNotifications',
        src: 'enableAllNotifications',
        input: ({ context }) => callInput(context, {}),
        ...outcome,
      },
    },
    disabling: {
      invoke: {
        id: 'disableAllNotifications',
        src: 'disableAllNotifications',
        input: ({ context }) => callInput(context, {}),
        ...outcome,
      },
    },
    saving: {
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: ({ context }) => callInput(context, context.sent.flags),
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
        input: ({ context }) => callInput(context, {}),
        onDone: { target: 'unsaved', actions: keepHeld },
        onError: { target: 'unsaved', description: 'What it held before is the best that is known.' },
      },
    },
    unsaved: {
      description: 'A choice could not be saved; the page says why until the next one.',
      always: [...granting, leaving],
    },
  },
});

/**
 * What the cardholder is told, and how (§2 /settings/notifications, §3, decision 21). It outlives its page, so that a
 * choice is saved to the end whatever the person looks at meanwhile; whoever comes back has everything read again.
 */
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
        input: ({ context }) => callInput(context, {}),
        onDone: { target: 'known', actions: keepHeld },
        onError: { target: 'unavailable', actions: sayFailure },
      },
      on: { 'page.left': 'away' },
    },
    unavailable: {
      on: {
        'preferences.retry': { target: 'reading', actions: 'clearMessage' },
        'page.left': { target: 'away', actions: 'clearMessage' },
      },
    },
    known,
    away: {
      description: 'The person is on another page, and nothing is left to be saved.',
      on: { 'page.entered': { target: 'reading', actions: 'noteBack' } },
    },
  },
});
