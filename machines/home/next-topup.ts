import { assign, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import { nextDashboardTopup } from '../../contract/calendar.ts';
import { type NextTopup, nextTopupInfo } from '../../contract/topup.ts';
import { callActor, callInput, errorParams, type Named, toFailure } from '../call-actor.ts';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  /** Whether the dashboard, which names no account, speaks of this one. */
  readonly isOnDashboard: boolean;
}

interface Context extends Input {
  readonly topup: NextTopup | null;
  /** The day on which it comes, `yyyy-mm-dd`. */
  readonly day: string | null;
  readonly failure: CallFailure | null;
}

type Event = { readonly type: 'nextTopup.retry' };

const actors = { nextTopupInfo: callActor(nextTopupInfo), nextDashboardTopup: callActor(nextDashboardTopup) };

interface Days {
  readonly day: string | null;
}
const infoDay = ({ event }: { event: { output: NextTopup } }) => ({ day: event.output.nextTopupDate });
const dashboardDay = ({ event }: { event: { output: { nextTopup: string | null } } }) => ({
  day: event.output.nextTopup,
});

const toFailed = {
  target: 'failed',
  actions: { type: 'setFailure', params: errorParams },
} as const;

/** When money comes next and how much (§3 next top-up). The dashboard is asked for a day that the account does not name. */
export const nextTopupPart = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, children: {} as Named<typeof actors> },
  actors,
  guards: {
    hasDay: (_, { day }: Days) => day !== null,
    isOnDashboard: ({ context }) => context.isOnDashboard,
  },
  actions: {
    keepTopup: assign((_, { topup }: { topup: NextTopup }) => ({ topup })),
    keepDay: assign((_, { day }: Days) => ({ day })),
    setFailure: assign(toFailure),
  },
}).createMachine({
  id: 'next-topup',
  description: 'When money comes next, and how much.',
  meta: { section: '§3 Next top-up' },
  context: ({ input }) => ({ ...input, topup: null, day: null, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'nextTopupInfo',
        src: 'nextTopupInfo',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: [
          {
            guard: { type: 'hasDay', params: infoDay },
            target: 'coming',
            actions: [
              { type: 'keepTopup', params: ({ event }) => ({ topup: event.output }) },
              { type: 'keepDay', params: infoDay },
            ],
          },
          {
            guard: 'isOnDashboard',
            target: 'readingDay',
            actions: { type: 'keepTopup', params: ({ event }) => ({ topup: event.output }) },
            description: 'The amounts are known; the dashboard may know the day.',
          },
          { target: 'none' },
        ],
        onError: toFailed,
      },
    },
    readingDay: {
      invoke: {
        id: 'nextDashboardTopup',
        src: 'nextDashboardTopup',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          {
            guard: { type: 'hasDay', params: dashboardDay },
            target: 'coming',
            actions: { type: 'keepDay', params: dashboardDay },
          },
          { target: 'none' },
        ],
        onError: toFailed,
      },
    },
    coming: {},
    none: { description: 'No month is ordered.' },
    failed: { on: { 'nextTopup.retry': 'reading' } },
  },
});
