import type { Preferences } from '../../contract/preferences.ts';
import { callInput, errorParams } from '../call-actor.ts';
import {
  flagsToSend,
  initialContext,
  notificationPreferencesSetup,
  type SwitchPress,
  switchId,
} from './notification-preferences.setup.ts';

const preferencesParams = ({ event }: { event: { output: Preferences } }) => ({ preferences: event.output });
const setSaved = { type: 'setSaved', params: preferencesParams } as const;
const pressParams = ({ event }: { event: SwitchPress }) => ({ id: switchId(event) });
const setPressed = { type: 'setPressed', params: pressParams } as const;
const setMessage = { type: 'setMessage', params: errorParams } as const;

const verify = { guard: 'hasChoices', target: '#notification-preferences.loaded.saves.comparing' } as const;

/** When nothing is left to save and the page is closed. */
const closePage = {
  guard: 'isPageClosed',
  target: '#notification-preferences.pageClosed',
  actions: 'clearDesired',
} as const;

const isUnwanted = { type: 'isUnwanted', params: preferencesParams } as const;
const isWanted = { type: 'isWanted', params: preferencesParams } as const;

const onSaveResult = {
  onDone: [
    {
      guard: isUnwanted,
      target: 'notSaved',
      actions: ['rollBack', setSaved, 'setChangedElsewhere'],
      description: 'Another place changed the flags at the same time: the user sees them and can choose again.',
    },
    { target: 'saved', actions: setSaved },
  ],
  onError: {
    target: 'checkingOutcome',
    actions: setMessage,
    description: 'The flags are read again: the backend may have saved the choice although the call failed.',
  },
} as const;

const presses = notificationPreferencesSetup.createStateConfig({
  description: 'One gesture presses a switch once.',
  initial: 'ready',
  on: {
    'channel.switch': {
      guard: { type: 'canSwitch', params: pressParams },
      target: '.settling',
      actions: [
        setPressed,
        {
          type: 'setSwitched',
          params: ({ event: { topic, channel, on } }) => ({ topics: [topic], channels: [channel], on }),
        },
      ],
    },
    'channelOfAll.switch': {
      guard: { type: 'canSwitch', params: pressParams },
      target: '.settling',
      actions: [
        setPressed,
        { type: 'setSwitched', params: ({ event: { channel, on } }) => ({ channels: [channel], on }) },
      ],
    },
    'topic.switch': {
      guard: { type: 'canSwitch', params: pressParams },
      target: '.settling',
      actions: [setPressed, { type: 'setSwitched', params: ({ event: { topic, on } }) => ({ topics: [topic], on }) }],
    },
    'all.switch': {
      guard: { type: 'canSwitch', params: pressParams },
      target: '.settling',
      actions: [setPressed, { type: 'setAll', params: ({ event }) => event }],
    },
  },
  states: {
    ready: {},
    settling: {
      description:
        'The switch that was pressed last ignores the rest of a double click. Other switches can be pressed.',
      after: { settleDelay: 'ready' },
      exit: 'clearPressed',
    },
  },
});

const saves = notificationPreferencesSetup.createStateConfig({
  description: 'Choices made during a save are saved after it.',
  initial: 'idle',
  states: {
    idle: { description: 'The shown flags are the ones at the backend.', always: [verify, closePage] },
    comparing: {
      description: 'The flags are read before a save: another tab may have changed them.',
      invoke: {
        id: 'readPreferences',
        src: 'readPreferences',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          { guard: { type: 'hasFlags', params: preferencesParams }, target: 'compared', actions: setSaved },
          { target: 'notSaved', actions: ['setInvalid', 'clearDesired'] },
        ],
        onError: { target: 'notSaved', actions: [setMessage, 'clearDesired'], description: 'Nothing is sent.' },
      },
    },
    compared: {
      description: 'Changes are saved one call at a time: the master switch first, then single flags.',
      always: [
        { guard: 'enablesAll', target: 'enabling', actions: 'sendAll' },
        { guard: 'disablesAll', target: 'disabling', actions: 'sendAll' },
        { guard: 'hasChanges', target: 'saving', actions: 'sendFlags' },
        {
          target: 'idle',
          actions: ['clearDesired', 'notifySaved'],
          description: 'The flags are already as the user wants them: nothing is sent.',
        },
      ],
    },
    enabling: {
      invoke: {
        id: 'enableAllNotifications',
        src: 'enableAllNotifications',
        input: ({ context }) => callInput(context, {}),
        ...onSaveResult,
      },
    },
    disabling: {
      invoke: {
        id: 'disableAllNotifications',
        src: 'disableAllNotifications',
        input: ({ context }) => callInput(context, {}),
        ...onSaveResult,
      },
    },
    saving: {
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: ({ context }) => callInput(context, flagsToSend(context)),
        ...onSaveResult,
      },
    },
    saved: {
      always: [
        verify,
        {
          target: 'idle',
          actions: ['clearDesired', 'notifySaved'],
          description: 'All choices are saved.',
        },
      ],
    },
    checkingOutcome: {
      invoke: {
        id: 'readPreferences',
        src: 'readPreferences',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          {
            guard: isWanted,
            target: 'saved',
            actions: [setSaved, 'clearMessage'],
            description: 'The choice was saved although the call failed.',
          },
          {
            guard: { type: 'hasFlags', params: preferencesParams },
            target: 'notSaved',
            actions: ['rollBack', setSaved],
          },
          { target: 'notSaved', actions: 'rollBack' },
        ],
        onError: { target: 'notSaved', actions: 'rollBack', description: 'The flags of the last response are shown.' },
      },
    },
    notSaved: {
      always: [
        { guard: 'isPageOpen', target: 'saveFailed' },
        {
          target: 'saveFailed',
          actions: 'notifySaveFailed',
          description: 'The user is on another page: a toast shows the failure, and this page the reason on return.',
        },
      ],
    },
    saveFailed: {
      description: 'A choice was not saved; the page shows the reason until the next choice.',
      always: [verify, closePage],
    },
  },
});

const loaded = notificationPreferencesSetup.createStateConfig({
  description: 'Choices show at once.',
  type: 'parallel',
  on: {
    'page.left': {
      guard: 'isPageOpen',
      actions: 'setPageClosed',
      description: 'Pending choices are still saved, in order.',
    },
    'page.entered': {
      guard: 'isPageClosed',
      actions: 'setPageOpen',
      description: 'The user returns before everything is saved: the choices still show.',
    },
  },
  states: { presses, saves },
});

/**
 * The notifications that the user gets, by topic and channel (§2 /settings/notifications, §3, decision 21). The machine
 * outlives its page, so that choices are saved after the user has left; each visit loads the flags again.
 */
export const notificationPreferences = notificationPreferencesSetup.createMachine({
  id: 'notification-preferences',
  description: 'The user chooses notifications by topic, each by e-mail, text message or app.',
  meta: { section: '§2 Settings, Notifications', page: '/settings/notifications' },
  context: ({ input }) => initialContext(input),
  initial: 'pageClosed',
  states: {
    loading: {
      invoke: {
        id: 'readPreferences',
        src: 'readPreferences',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          {
            guard: { type: 'hasFlagsAndFailure', params: preferencesParams },
            target: '#notification-preferences.loaded.saves.saveFailed',
            actions: setSaved,
            description: 'A choice was not saved while the user was on another page: the page says why on return.',
          },
          { guard: { type: 'hasFlags', params: preferencesParams }, target: 'loaded', actions: setSaved },
          { target: 'loadFailed', actions: 'setInvalid', description: 'The response does not contain the flags.' },
        ],
        onError: { target: 'loadFailed', actions: setMessage },
      },
      on: { 'page.left': { target: 'pageClosed', actions: 'setPageClosed' } },
    },
    loadFailed: {
      on: {
        'preferences.retry': { target: 'loading', actions: 'clearMessage' },
        'page.left': { target: 'pageClosed', actions: ['clearMessage', 'setPageClosed'] },
      },
    },
    loaded,
    pageClosed: {
      description: 'The user is on another page and everything is saved.',
      on: { 'page.entered': { target: 'loading', actions: 'setPageOpen' } },
    },
  },
});
