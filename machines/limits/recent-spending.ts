import { assign, type SnapshotFrom, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import { type List, lostRows, withLost } from '../../contract/list.ts';
import type { Transaction } from '../../contract/transaction.ts';
import { yearTransactions } from '../../contract/transactions.ts';
import { callActor, callInput, errorParams, type MachineTypes, toFailure, waitUntil } from '../call-actor.ts';
import { isCompletedPurchase, spentOn } from '../charged-amount.ts';
import { dayAt, endOf, mondayOf, startOf, yearOf } from '../days.ts';
import type { RecentSpending } from '../limit-usage.ts';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
}

interface Context extends Input {
  /** The current day in Stockholm, `yyyy-mm-dd`. */
  readonly today: string;
  /** The purchases of this week that moved money, of the years that are read. */
  readonly purchases: List<Transaction>;
  readonly failure: CallFailure | null;
}

type Event = { readonly type: 'spending.retry' };

const isSince = (day: string) => {
  const start = startOf(day);
  return ({ transactionDate }: Transaction) => Date.parse(transactionDate) >= start;
};

/** What was bought today, and since Monday. */
export const spendingIn = ({ purchases, today }: Pick<Context, 'purchases' | 'today'>): RecentSpending => ({
  day: spentOn(purchases.filter(isSince(today))),
  week: spentOn(purchases),
});

/** The same; null until it is read. */
export const spendingOf = (snapshot: SnapshotFrom<typeof recentSpending>): RecentSpending | null =>
  snapshot.matches('loaded') ? spendingIn(snapshot.context) : null;

interface RowsParams {
  readonly rows: List<Transaction>;
}
const addPurchases = {
  type: 'addPurchases',
  params: ({ event }: { event: { output: List<Transaction> } }) => ({ rows: event.output }),
} as const;
const toLoadFailed = {
  target: '#recent-spending.loadFailed',
  actions: { type: 'setFailure', params: errorParams },
} as const;

const actors = { yearTransactions: callActor(yearTransactions), untilMidnight: waitUntil };

const requestOf = ({ accountId }: Context, day: string) => ({ id: accountId, year: yearOf(day) });

/** What the card was used for today and this week, Monday to Sunday in Stockholm, to compare with the purchase limits (§5). */
export const recentSpending = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  guards: {
    /** Near New Year the week has days of two years, and a call returns the transactions of one. */
    isWeekOfTwoYears: ({ context: { today } }) => yearOf(mondayOf(today)) !== yearOf(today),
  },
  actions: {
    startToday: assign(({ context: { ports } }) => ({ today: dayAt(ports.clock.now()), purchases: [], failure: null })),
    addPurchases: assign(({ context: { purchases, today } }, { rows }: RowsParams) => {
      const found = rows.filter(isCompletedPurchase).filter(isSince(mondayOf(today)));
      return { purchases: withLost([...purchases, ...found], lostRows(purchases) + lostRows(rows)) };
    }),
    setFailure: assign(toFailure),
  },
}).createMachine({
  id: 'recent-spending',
  description: 'What the card was used for today and this week.',
  meta: { section: '§5 Limits', page: '/settings/limits' },
  context: ({ input }) => ({ ...input, today: dayAt(input.ports.clock.now()), purchases: [], failure: null }),
  initial: 'loading',
  states: {
    loading: {
      entry: 'startToday',
      initial: 'year',
      states: {
        year: {
          invoke: {
            id: 'yearTransactions',
            src: 'yearTransactions',
            input: ({ context }) => callInput(context, requestOf(context, context.today)),
            onDone: [
              { guard: 'isWeekOfTwoYears', target: 'lastYear', actions: addPurchases },
              { target: '#recent-spending.loaded', actions: addPurchases },
            ],
            onError: toLoadFailed,
          },
        },
        lastYear: {
          description: 'The week began in December.',
          invoke: {
            id: 'yearTransactions',
            src: 'yearTransactions',
            input: ({ context }) => callInput(context, requestOf(context, mondayOf(context.today))),
            onDone: { target: '#recent-spending.loaded', actions: addPurchases },
            onError: toLoadFailed,
          },
        },
      },
    },
    loaded: {
      invoke: {
        id: 'untilMidnight',
        src: 'untilMidnight',
        input: ({ context: { ports, today } }) => ({ clock: ports.clock, moment: endOf(today) }),
        onDone: { target: 'loading', description: 'At midnight in Stockholm a new day begins, or a new week.' },
      },
    },
    loadFailed: { on: { 'spending.retry': 'loading' } },
  },
});
