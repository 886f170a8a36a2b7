import { assign, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import { type Preferences, readPreferences } from '../../contract/preferences.ts';
import { type NextTopup, nextDashboardTopup, nextTopupInfo } from '../../contract/topups.ts';
import { callActor, callInput, errorParams, type Named, toFailure } from '../call-actor.ts';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  /** Whether the dashboard call, which takes no account id, is about this account. */
  readonly isOnDashboard: boolean;
}

interface Context extends Input {
  readonly topup: NextTopup | null;
  /** The day of the top-up, `yyyy-mm-dd`. */
  readonly day: string | null;
  readonly failure: CallFailure | null;
}

type Event = { readonly type: 'nextTopup.retry' };

const actors = {
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

const toLoadFailed = {
  target: 'loadFailed',
  actions: { type: 'setFailure', params: errorParams },
} as const;

/** The day and the amount of the next top-up (§3). If the account has no day, the dashboard is asked for it. */
export const nextTopup = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, children: {} as Named<typeof actors> },
  actors,
  guards: {
    hasDay: (_, { day }: DayParams) => day !== null,
    isOnDashboard: ({ context }) => context.isOnDashboard,
    isAutomatic: (_, { preferences }: Preferences) => preferences?.subscribeTopups === true,
  },
  actions: {
    setTopup: assign((_, { topup }: { topup: NextTopup }) => ({ topup })),
    setDay: assign((_, { day }: DayParams) => ({ day })),
    setFailure: assign(toFailure),
  },
}).createMachine({
  id: 'next-topup',
  description: 'The day and the amount of the next top-up.',
  meta: { section: '§3 Next top-up' },
  context: ({ input }) => ({ ...input, topup: null, day: null, failure: null }),
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
              { type: 'setDay', params: topupDayParams },
            ],
          },
          {
            guard: 'isOnDashboard',
            target: 'loadingDay',
            actions: { type: 'setTopup', params: ({ event }) => ({ topup: event.output }) },
            description: 'The amounts are known. The dashboard may know the day.',
          },
          { target: 'otherAccount' },
        ],
        onError: toLoadFailed,
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
            actions: { type: 'setDay', params: dashboardDayParams },
          },
          { target: 'loadingAutomatic' },
        ],
        onError: toLoadFailed,
      },
    },
    loadingAutomatic: {
      description: 'No top-up is ordered. The next one may be ordered automatically.',
      invoke: {
        id: 'readPreferences',
        src: 'readPreferences',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          { guard: { type: 'isAutomatic', params: ({ event }) => event.output }, target: 'automatic' },
          { target: 'notScheduled' },
        ],
        onError: { target: 'notScheduled', description: 'That no top-up is ordered is known.' },
      },
    },
    scheduled: {},
    automatic: { description: 'No top-up is ordered yet: it will be ordered automatically.' },
    notScheduled: { description: 'No top-up is ordered.' },
    otherAccount: {
      description:
        'No top-up is ordered, and none can be: the calendar and the choice of automatic top-ups are of another account.',
    },
    loadFailed: { on: { 'nextTopup.retry': 'loading' } },
  },
});
