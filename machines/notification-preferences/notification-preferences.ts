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

/** Changes are saved one call at a time: the master switch first, then single flags. */
const saveChanges = [
  { guard: 'isAllEnabled', target: '#notification-preferences.loaded.saves.enabling', actions: 'sendAll' },
  { guard: 'isAllDisabled', target: '#notification-preferences.loaded.saves.disabling', actions: 'sendAll' },
  { guard: 'hasChanges', target: '#notification-preferences.loaded.saves.saving', actions: 'sendFlags' },
] as const;

/** When nothing is left to save and the page is closed. */
const closePage = {
  guard: 'isPageClosed',
  target: '#notification-preferences.pageClosed',
  actions: 'clearDesired',
} as const;

const onSaveResult = {
  onDone: { target: 'saved', actions: setSaved },
  onError: [
    {
      guard: 'isPageOpen',
      target: 'reloading',
      actions: ['rollBack', setMessage],
      description: 'The change is rolled back and the flags are loaded again: the backend may have saved it anyway.',
    },
    {
      target: 'reloading',
      actions: ['rollBack', setMessage, 'notifySaveFailed'],
      description: 'The user is on another page: a toast shows the failure, and this page the reason on return.',
    },
  ],
} as const;

const presses = notificationPreferencesSetup.createStateConfig({
  description: 'One gesture presses a switch once.',
  initial: 'ready',
  on: {
    'channel.switch': {
      guard: { type: 'canSwitch', params: pressParams },
      target: '.settling',
      actions: [setPressed, { type: 'setChannel', params: ({ event }) => event }],
    },
    'topic.switch': {
      guard: { type: 'canSwitch', params: pressParams },
      target: '.settling',
      actions: [setPressed, { type: 'setTopic', params: ({ event }) => event }],
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
      after: { settleDelay: { target: 'ready', actions: 'clearPressed' } },
    },
  },
});

const saves = notificationPreferencesSetup.createStateConfig({
  description: 'Choices made during a save are saved after it.',
  initial: 'idle',
  states: {
    idle: { description: 'The shown flags are the ones at the backend.', always: [...saveChanges, closePage] },
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
        ...saveChanges,
        {
          target: 'idle',
          actions: ['clearDesired', 'notifySaved'],
          description: 'All choices are saved.',
        },
      ],
    },
    reloading: {
      invoke: {
        id: 'readPreferences',
        src: 'readPreferences',
        input: ({ context }) => callInput(context, {}),
        onDone: { target: 'saveFailed', actions: setSaved },
        onError: { target: 'saveFailed', description: 'The flags of the last response are shown.' },
      },
    },
    saveFailed: {
      description: 'A choice was not saved; the page shows the reason until the next choice.',
      always: [...saveChanges, closePage],
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
  meta: { section: '§2 Settings, Notifications' },
  context: ({ input }) => initialContext(input),
  initial: 'pageClosed',
  states: {
    loading: {
      invoke: {
        id: 'readPreferences',
        src: 'readPreferences',
        input: ({ context }) => callInput(context, {}),
        onDone: [
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
