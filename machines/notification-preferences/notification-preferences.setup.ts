import { assign, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import {
  disableAllNotifications,
  enableAllNotifications,
  type Preferences,
  readPreferences,
  savePreferences,
} from '../../contract/preferences.ts';
import { callActor, type Named } from '../call-actor.ts';
import { failureMessage, type Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { type Channel, type Flags, granted, isDifferent, NO_WISH, type Topic, type Wish, wishFor } from './switches.ts';

interface Input {
  readonly ports: Ports;
}

interface Context extends Input {
  /** The switches as the backend last told them; null until they have been read. */
  readonly held: Flags | null;
  /** What the backend is being asked for. */
  readonly sent: Wish;
  /** What was chosen since. */
  readonly wish: Wish;
  /** Why something could not be read or saved, until the next choice. */
  readonly message: Message | null;
  /** The page was left while something was being saved. */
  readonly isLeft: boolean;
}

interface OfChannel {
  readonly topic: Topic;
  readonly channel: Channel;
  readonly on: boolean;
}
interface OfTopic {
  readonly topic: Topic;
  readonly on: boolean;
}

type Event =
  | ({ readonly type: 'channel.switch' } & OfChannel)
  /** All three channels of a topic (decision 21). */
  | ({ readonly type: 'topic.switch' } & OfTopic)
  | { readonly type: 'all.switch'; readonly on: boolean }
  | { readonly type: 'preferences.retry' }
  /** Whoever left the page is back. */
  | { readonly type: 'page.entered' }
  | { readonly type: 'page.left' };

const actors = {
  readPreferences: callActor(readPreferences),
  savePreferences: callActor(savePreferences),
  enableAllNotifications: callActor(enableAllNotifications),
  disableAllNotifications: callActor(disableAllNotifications),
};

/** The switches in a state that has made sure of them. */
function known(held: Flags | null): Flags {
  if (held === null) throw new Error('a state was entered before the switches were known');
  return held;
}

/** The switches as they show: what was chosen counts at once. */
export const shownFlags = ({ held, sent, wish }: Context): Flags | null => held && granted(granted(held, sent), wish);

const clear = { message: null };

export const notificationSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    wantsAll: ({ context }) => context.wish.all === true,
    wantsNone: ({ context }) => context.wish.all === false,
    wantsSome: ({ context: { held, wish } }) => isDifferent(known(held), wish),
    isHere: ({ context }) => !context.isLeft,
    isLeft: ({ context }) => context.isLeft,
  },
  actions: {
    noteChannel: assign(({ context }, { topic, channel, on }: OfChannel) => ({
      ...clear,
      wish: wishFor(context.wish, { topic, channels: [channel], on }),
    })),
    noteTopic: assign(({ context }, wanted: OfTopic) => ({ ...clear, wish: wishFor(context.wish, wanted) })),
    noteAll: assign((_, { on }: { on: boolean }) => ({ ...clear, wish: { all: on, flags: {} } })),
    takeAll: assign(({ context: { wish } }) => ({
      sent: { all: wish.all, flags: {} },
      wish: { all: null, flags: wish.flags },
    })),
    takeSome: assign(({ context: { wish } }) => ({ sent: wish, wish: NO_WISH })),
    dropWish: assign({ wish: NO_WISH }),
    keepHeld: assign((_, { preferences }: { preferences: Preferences }) => ({
      held: preferences.notificationMethod,
      sent: NO_WISH,
    })),
    rollBack: assign({ sent: NO_WISH }),
    sayFailure: assign((_, { error }: { error: unknown }) => ({ message: failureMessage(failureOf(error)) })),
    clearMessage: assign(clear),
    saySaved: ({ context }) => context.ports.notify({ type: 'success', message: { id: 'notifications.saved' } }),
    alertUnsaved: ({ context }) =>
      context.ports.notify({ type: 'error', message: { id: 'notifications.unsaved.away' } }),
    noteLeft: assign({ isLeft: true }),
    noteBack: assign({ isLeft: false }),
  },
});

export const startingContext = ({ ports }: Input): Context => ({
  ports,
  held: null,
  sent: NO_WISH,
  wish: NO_WISH,
  message: null,
  isLeft: false,
});
