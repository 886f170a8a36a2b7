import { assign, fromCallback, setup } from 'xstate';
import * as z from 'zod/mini';
import type { CallFailure } from '../../contract/backend.ts';
import { Ore } from '../../contract/money.ts';
import { type Preferences, readPreferences } from '../../contract/preferences.ts';
import { type NextTopup, nextDashboardTopup, nextTopupInfo } from '../../contract/topups.ts';
import { callActor, callInput, errorParams, type MachineTypes, toFailure } from '../call-actor.ts';
import { defineLastRead, type LastRead } from '../last-read.ts';
import type { Ports } from '../ports.ts';

/** What the cardholder is offered when no top-up is ordered. */
export interface TopupOffer {
  /** Why no month can be ordered; null when months can be. */
  readonly obstacle: 'byEmployer' | 'closed' | 'inactive' | null;
  readonly canBeAutomatic: boolean;
}

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  /** Whether the dashboard call, which takes no account id, is about this account. */
  readonly isOnDashboard: boolean;
  /** Reports the offer, also each time that it changes. Returns a function that stops it. */
  readonly watchOffer: (listener: (offer: TopupOffer) => void) => () => void;
}

interface Context extends Input {
  readonly topup: NextTopup | null;
  /** The day of the top-up, `yyyy-mm-dd`. */
  readonly day: string | null;
  /** Whether the cardholder has chosen automatic top-ups. */
  readonly isChosen: boolean;
  readonly offer: TopupOffer;
  /** The top-up that was read before, while it cannot be read again. */
  readonly last: LastRead<ScheduledTopup> | null;
  readonly failure: CallFailure | null;
}

const ScheduledTopup = z.object({
  /** `yyyy-mm-dd` */
  day: z.string(),
  amount: Ore,
});
type ScheduledTopup = z.output<typeof ScheduledTopup>;

const lastNextTopup = defineLastRead('lastNextTopup', ScheduledTopup);

interface OfferReported {
  readonly type: 'offer.reported';
  readonly offer: TopupOffer;
}

type Event =
  | { readonly type: 'nextTopup.retry' }
  /** A month was ordered or canceled. */
  | { readonly type: 'topups.changed' }
  | OfferReported;

interface OffersInput extends Pick<Input, 'watchOffer'> {
  readonly onEvent: (event: OfferReported) => void;
}

const actors = {
  // Sent by the machine itself, so that a browser test can hold the event back.
  offers: fromCallback<OfferReported, OffersInput>(({ input: { watchOffer, onEvent } }) =>
    watchOffer((offer) => onEvent({ type: 'offer.reported', offer })),
  ),
  nextTopupInfo: callActor(nextTopupInfo),
  nextDashboardTopup: callActor(nextDashboardTopup),
  readPreferences: callActor(readPreferences),
};

interface DayParams {
  readonly day: string | null;
}
const topupDayParams = ({ event }: { event: { output: NextTopup } }) => ({ day: event.output.nextTopupDate });
const dashboardDayParams = ({ event }: { event: { output: { nextTopup: string | null } } }) => ({
  day: event.output.nextTopup,
});

const setFailure = { type: 'setFailure', params: errorParams } as const;
const toStaleOrFailed = [
  { guard: 'hasLast', target: 'stale', actions: [setFailure, 'setLast'] },
  { target: 'loadFailed', actions: setFailure },
] as const;

const forgetLast = ['forgetTopup', 'clearLast'] as const;

const setDay = <Params>(params: Params) =>
  [{ type: 'setDay', params }, { type: 'rememberTopup', params }, 'clearLast'] as const;

const setOffer = {
  type: 'setOffer',
  params: ({ event }: { event: OfferReported }) => ({ offer: event.offer }),
} as const;

/** The day and the amount of the next top-up (§3). If the account has no day, the dashboard is asked for it. */
export const nextTopup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  guards: {
    hasDay: (_, { day }: DayParams) => day !== null,
    isOnDashboard: ({ context }) => context.isOnDashboard,
    hasLast: ({ context }) => lastNextTopup.find(context) !== null,
    isNotOffered: ({ context }) => context.offer.obstacle !== null,
    isAutomatic: ({ context }) => context.isChosen && context.offer.canBeAutomatic,
  },
  actions: {
    setTopup: assign((_, { topup }: { topup: NextTopup }) => ({ topup })),
    setDay: assign((_, { day }: DayParams) => ({ day })),
    setChosen: assign((_, { preferences }: Preferences) => ({ isChosen: preferences?.subscribeTopups === true })),
    forgetChoice: assign({ isChosen: false }),
    setOffer: assign((_, { offer }: { offer: TopupOffer }) => ({ offer })),
    rememberTopup({ context }, { day }: DayParams) {
      if (context.topup && day) lastNextTopup.remember(context, { day, amount: context.topup.actualTopupAmount });
    },
    forgetTopup: ({ context }) => lastNextTopup.forget(context),
    clearLast: assign({ last: null }),
    setLast: assign(({ context }) => ({ last: lastNextTopup.find(context) })),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'next-topup',
  description: 'The day and the amount of the next top-up.',
  meta: { section: '§3 Next top-up', page: '/home' },
  context: ({ input }) => ({
    ...input,
    topup: null,
    day: null,
    isChosen: false,
    // Nothing is known to prevent an order.
    offer: { obstacle: null, canBeAutomatic: true },
    last: null,
    failure: null,
  }),
  invoke: {
    id: 'offers',
    src: 'offers',
    input: ({ context: { watchOffer }, self }) => ({ watchOffer, onEvent: (event) => self.send(event) }),
  },
  on: {
    'offer.reported': { actions: setOffer },
    'topups.changed': {
      target: '.loading',
      actions: ['forgetChoice', ...forgetLast],
      description: 'A running read, and the last top-up, are older than the change.',
    },
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'nextTopupInfo',
        src: 'nextTopupInfo',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: [
          {
            guard: { type: 'hasDay', params: topupDayParams },
            target: 'scheduled',
            actions: [
              { type: 'setTopup', params: ({ event }) => ({ topup: event.output }) },
              ...setDay(topupDayParams),
            ],
          },
          {
            guard: 'isOnDashboard',
            target: 'loadingDay',
            actions: { type: 'setTopup', params: ({ event }) => ({ topup: event.output }) },
            description: 'The amounts are known. The dashboard may know the day.',
          },
          { target: 'otherAccount', actions: [...forgetLast] },
        ],
        onError: toStaleOrFailed,
      },
    },
    loadingDay: {
      invoke: {
        id: 'nextDashboardTopup',
        src: 'nextDashboardTopup',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          {
            guard: { type: 'hasDay', params: dashboardDayParams },
            target: 'scheduled',
            actions: setDay(dashboardDayParams),
          },
          { target: 'loadingAutomatic', actions: [...forgetLast] },
        ],
        onError: toStaleOrFailed,
      },
    },
    loadingAutomatic: {
      description: 'No top-up is ordered. The next one may be ordered automatically.',
      invoke: {
        id: 'readPreferences',
        src: 'readPreferences',
        input: ({ context }) => callInput(context, {}),
        onDone: { target: 'notScheduled', actions: { type: 'setChosen', params: ({ event }) => event.output } },
        onError: { target: 'notScheduled', description: 'That no top-up is ordered is known.' },
      },
    },
    scheduled: {},
    notScheduled: {
      description: 'No top-up is ordered.',
      on: {
        'offer.reported': { target: '.deciding', actions: setOffer },
      },
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isNotOffered', target: 'notOffered' },
            { guard: 'isAutomatic', target: 'automatic' },
            { target: 'orderable' },
          ],
        },
        notOffered: {
          description: 'None can be: the employer orders them, its agreement is closed, or the account is inactive.',
        },
        automatic: { description: 'It will be ordered automatically.' },
        orderable: { description: 'The cardholder can order it.' },
      },
    },
    otherAccount: {
      description:
        'No top-up is ordered, and none can be: the calendar and the choice of automatic top-ups are of another account.',
    },
    stale: {
      description:
        'It cannot be read: the last one of this session is shown, with its time, also while it is read again.',
      on: { 'nextTopup.retry': { target: 'loading', actions: 'clearFailure' } },
    },
    loadFailed: { on: { 'nextTopup.retry': { target: 'loading', actions: 'clearFailure' } } },
  },
});
