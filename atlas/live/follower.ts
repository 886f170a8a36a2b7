import { assign, setup } from 'xstate';
import type { LiveChannel } from './channel.ts';
import { type PortalEvent, portalMessages } from './portal-messages.ts';
import type { LiveActor, LiveEvent } from './protocol.ts';

interface Context {
  readonly channel: LiveChannel;
  /** The followed tab; null before the first. */
  readonly tab: string | null;
  readonly actors: readonly LiveActor[];
  /** The newest first. */
  readonly events: readonly LiveEvent[];
}

type Update = Extract<PortalEvent, { type: 'portal.updated' }>;
interface TabParams {
  readonly tab: string;
}

const MOST_EVENTS = 200;

const followerSetup = setup({
  types: {
    input: {} as { readonly channel: LiveChannel },
    context: {} as Context,
    events: {} as PortalEvent,
    children: {} as { portalMessages: 'portalMessages' },
  },
  actors: { portalMessages },
  guards: { isFollowed: ({ context }, { tab }: TabParams) => tab === context.tab },
  actions: {
    askAll: ({ context }) => context.channel.send({ kind: 'follow', tab: null }),
    ask: ({ context }, { tab }: TabParams) => context.channel.send({ kind: 'follow', tab }),
    setTab: assign((_, { tab }: TabParams) => ({ tab, actors: [], events: [] })),
    setActors: assign(({ context }, { actors, events }: Update) => ({
      actors,
      events: [...events.toReversed(), ...context.events].slice(0, MOST_EVENTS),
    })),
    clearActors: assign({ actors: [] }),
  },
});

const tabOf = ({ event }: { event: TabParams }) => ({ tab: event.tab });
const setActors = { type: 'setActors', params: ({ event }: { event: Update }) => event } as const;
const setTab = { type: 'setTab', params: tabOf } as const;
/** A tab that starts is the one that the user looks at. */
const started = { target: '.following', actions: [setTab, { type: 'ask', params: tabOf }] } as const;
const updatedByAny = { target: 'following', actions: [setTab, setActors] } as const;

/** Follows one tab with the portal: the one that was started last, else any that is open. */
export const follower = followerSetup.createMachine({
  id: 'follower',
  description: 'Follows one tab with the portal.',
  context: ({ input }) => ({ channel: input.channel, tab: null, actors: [], events: [] }),
  invoke: { id: 'portalMessages', src: 'portalMessages', input: ({ context }) => context.channel },
  initial: 'searching',
  entry: 'askAll',
  on: { 'portal.started': started },
  states: {
    searching: { description: 'No tab has answered.', on: { 'portal.updated': updatedByAny } },
    following: {
      on: {
        'portal.updated': { guard: { type: 'isFollowed', params: tabOf }, actions: setActors },
        'portal.closed': { guard: { type: 'isFollowed', params: tabOf }, target: 'lost', actions: 'clearActors' },
      },
    },
    lost: {
      description: 'The tab was closed, or its page is being loaded again. Its events stay.',
      on: { 'portal.updated': updatedByAny },
    },
  },
});
