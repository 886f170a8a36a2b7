import { assign, setup } from 'xstate';
import {
  disableAllNotifications,
  enableAllNotifications,
  type Preferences,
  readPreferences,
  savePreferences,
} from '../../contract/preferences.ts';
import { callActor, type MachineTypes, toMessage } from '../call-actor.ts';
import { failureMessage, type Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { settleDelays } from '../settling.ts';
import {
  applyChange,
  type Channel,
  changesFlags,
  contradicts,
  type FlagChange,
  type Flags,
  knownFlags,
  mergeFlags,
  NO_CHANGE,
  type Switched,
  type Topic,
  withSwitched,
} from './flags.ts';

interface Input {
  readonly ports: Ports;
}

interface Context extends Input {
  /** The flags at the backend as of its last response; null until loaded. */
  readonly saved: Flags | null;
  /** The change that is being saved. */
  readonly sending: FlagChange;
  /** Changes made since then; saved next. */
  readonly desired: FlagChange;
  /** Why loading or saving failed; cleared by the next choice. */
  readonly message: Message | null;
  /** The switch that ignores presses, because it was pressed just now. */
  readonly pressed: string | null;
  /** The user is on another page. */
  readonly isPageClosed: boolean;
}

interface PreferencesParams {
  readonly preferences: Preferences;
}

export type SwitchPress =
  | { readonly type: 'channel.switch'; readonly topic: Topic; readonly channel: Channel; readonly on: boolean }
  /** One channel of all topics. */
  | { readonly type: 'channelOfAll.switch'; readonly channel: Channel; readonly on: boolean }
  /** All three channels of a topic (decision 21). */
  | { readonly type: 'topic.switch'; readonly topic: Topic; readonly on: boolean }
  | { readonly type: 'all.switch'; readonly on: boolean };

/** Names the switch that a press switches. */
export function switchId(press: SwitchPress): string {
  if (press.type === 'all.switch') return 'all';
  if (press.type === 'channelOfAll.switch') return `all${press.channel}`;
  return press.type === 'topic.switch' ? press.topic : `${press.topic}${press.channel}`;
}

type Event =
  | SwitchPress
  | { readonly type: 'preferences.retry' }
  /** The user opened the page. */
  | { readonly type: 'page.entered' }
  | { readonly type: 'page.left' };

const actors = {
  readPreferences: callActor(readPreferences),
  savePreferences: callActor(savePreferences),
  enableAllNotifications: callActor(enableAllNotifications),
  disableAllNotifications: callActor(disableAllNotifications),
};

function requireFlags(saved: Flags | null): Flags {
  if (saved === null) throw new Error('the flags are used before they are loaded');
  return saved;
}

/** The flags as shown: choices show at once, before they are saved. Null until loaded. */
export const shownFlags = ({ saved, sending, desired }: Context): Flags | null =>
  saved && applyChange(applyChange(saved, sending), desired);

/** The body of a save: the whole set of flags, with the change (decision 31), except flags that are not known. */
export const flagsToSend = ({ saved, sending }: Context): FlagChange['flags'] =>
  knownFlags(applyChange(requireFlags(saved), sending));

/** Whether the desired change sets all flags to a value, and the flags at the backend have another. */
const setsAll = ({ saved, desired }: Context, on: boolean): boolean =>
  desired.all === on && changesFlags(requireFlags(saved), { all: on, flags: {} });

const noMessage = { message: null };

export const notificationPreferencesSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  delays: settleDelays,
  guards: {
    hasFlags: (_, { preferences }: PreferencesParams) => preferences.notificationMethod !== null,
    hasFlagsAndFailure: ({ context: { message } }, { preferences }: PreferencesParams) =>
      message !== null && preferences.notificationMethod !== null,
    hasChoices: ({ context: { saved, desired } }) => desired.all !== null || changesFlags(requireFlags(saved), desired),
    enablesAll: ({ context }) => setsAll(context, true),
    disablesAll: ({ context }) => setsAll(context, false),
    hasChanges: ({ context: { saved, desired } }) => changesFlags(requireFlags(saved), desired),
    isUnwanted: ({ context: { sending } }, { preferences: { notificationMethod } }: PreferencesParams) =>
      notificationMethod !== null && contradicts(notificationMethod, sending),
    isWanted: ({ context: { sending } }, { preferences: { notificationMethod } }: PreferencesParams) =>
      notificationMethod !== null && !contradicts(notificationMethod, sending),
    canSwitch: ({ context }, { id }: { id: string }) => !context.isPageClosed && id !== context.pressed,
    isPageOpen: ({ context }) => !context.isPageClosed,
    isPageClosed: ({ context }) => context.isPageClosed,
  },
  actions: {
    setPressed: assign((_, { id }: { id: string }) => ({ pressed: id })),
    clearPressed: assign({ pressed: null }),
    setSwitched: assign(({ context }, switched: Switched) => ({
      ...noMessage,
      desired: withSwitched(context.desired, switched),
    })),
    setAll: assign((_, { on }: { on: boolean }) => ({ ...noMessage, desired: { all: on, flags: {} } })),
    sendAll: assign(({ context: { desired } }) => ({
      sending: { all: desired.all, flags: {} },
      desired: { all: null, flags: desired.flags },
    })),
    sendFlags: assign(({ context: { desired } }) => ({ sending: desired, desired: NO_CHANGE })),
    clearDesired: assign({ desired: NO_CHANGE }),
    /** After a save, flags that are missing in the response are those that were sent. */
    setSaved: assign(({ context: { saved, sending } }, { preferences: { notificationMethod } }: PreferencesParams) => {
      const known = saved && applyChange(saved, sending);
      return { saved: notificationMethod ? mergeFlags(notificationMethod, known) : known, sending: NO_CHANGE };
    }),
    setInvalid: assign({ message: failureMessage({ kind: 'invalidResponse' }) }),
    setChangedElsewhere: assign({ message: { id: 'notification-preferences.changedElsewhere' } as const }),
    rollBack: assign({ sending: NO_CHANGE }),
    setMessage: assign(toMessage(failureMessage)),
    clearMessage: assign(noMessage),
    notifySaved: ({ context }) =>
      context.ports.notify({ type: 'success', message: { id: 'notification-preferences.saved' } }),
    notifySaveFailed: ({ context }) =>
      context.ports.notify({ type: 'error', message: { id: 'notification-preferences.saveFailed.away' } }),
    setPageClosed: assign({ isPageClosed: true }),
    setPageOpen: assign({ isPageClosed: false }),
  },
});

export const initialContext = ({ ports }: Input): Context => ({
  ports,
  saved: null,
  sending: NO_CHANGE,
  desired: NO_CHANGE,
  message: null,
  pressed: null,
  isPageClosed: true,
});
