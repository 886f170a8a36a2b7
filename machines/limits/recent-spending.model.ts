import { lostRows, withLost } from '../../contract/list.ts';
import { type Transaction, transactionExample } from '../../contract/transaction.ts';
import { yearTransactions } from '../../contract/transactions.ts';
import { dayAt, yearOf } from '../days.ts';
import { defineModel, type Trace } from '../model.ts';
import { recentSpending, spendingOf } from './recent-spending.ts';

const row = (transactionDate: string, changes: object = {}) => ({ ...transactionExample, transactionDate, ...changes });
const read = (rows: readonly object[]) => yearTransactions.response.parse(rows) as Transaction[];

/** Today is Friday 20 November. All times are those of Stockholm, so the first ten letters are the day. */
const november = read([
  row('2026-11-20T08:15:00+01:00', { operation: 'Top-up', settlementAmount: { amount: 1680 } }),
  row('2026-11-20T08:10:00+01:00', { status: 'Declined' }),
  row('2026-11-20T00:00:00+01:00'),
  row('2026-11-19T23:59:59+01:00', { status: 'Reserved', settlementAmount: { amount: -80 }, feeAmount: null }),
  row('2026-11-16T00:00:00+01:00', { settlementAmount: { amount: -152.5 } }),
  row('2026-11-15T23:59:59+01:00', { settlementAmount: { amount: -1000 } }),
]);
const december = read([row('2026-12-28T12:00:00+01:00'), row('2026-12-27T12:00:00+01:00')]);
const january = read([row('2027-01-02T09:00:00+01:00'), row('2027-01-01T12:00:00+01:00')]);

const MONDAYS = ['2026-11-16', '2026-11-23', '2026-12-28', '2027-01-04'] as const;
const monday = (today: string): string => MONDAYS.findLast((day) => day <= today) ?? '';

type ThisTrace = Trace<typeof recentSpending>;

/** The number of steps before the current read began: midnight begins one, and so does a failure, once the user retries. */
const askedAt = ({ steps }: ThisTrace): number =>
  steps.findLastIndex(({ kind }) => kind === 'error' || kind === 'time') + 1;

const lastAnswers = (trace: ThisTrace) =>
  trace.steps.slice(askedAt(trace)).flatMap((step) => (step.kind === 'done' ? [step.output] : []));

/** Kronor with fees, of purchases that were not declined. */
const spentSince = (rows: readonly Transaction[], day: string) =>
  rows
    .filter(({ operation, status, transactionDate }) => {
      return operation === 'Purchase' && status !== 'Declined' && transactionDate.slice(0, 10) >= day;
    })
    .reduce((sum, { settlementAmount, feeAmount }) => sum - settlementAmount.amount + (feeAmount?.amount ?? 0), 0);

export const recentSpendingModel = defineModel({
  machine: recentSpending,
  starts: {
    'a Friday in November': { input: (ports) => ({ ports, accountId: 30412 }) },
    'a Saturday after New Year': {
      time: Date.UTC(2027, 0, 2, 9),
      input: (ports) => ({ ports, accountId: 30412 }),
    },
  },
  events: { 'spending.retry': 'noPayload' },
  actors: {
    yearTransactions: {
      done: {
        'purchases in November': november,
        'purchases in December': december,
        'purchases in January, one lost': withLost([...january], 1),
        none: [],
      },
      error: { 'no connection': { kind: 'unreachable' } },
    },
    untilMidnight: 'wait',
  },
  identity: ({ purchases, today }) => [purchases, lostRows(purchases), yearOf(today)],
  invariants: {
    'says what was bought today and since Monday, fees included': (trace) => {
      const spending = spendingOf(trace.snapshot);
      const today = dayAt(trace.now);
      const rows = lastAnswers(trace).flat();
      return (
        spending === null ||
        (spending.day === Math.round(spentSince(rows, today) * 100) &&
          spending.week === Math.round(spentSince(rows, monday(today)) * 100))
      );
    },
    'asks for the year of today, then for the one before it if the week began there, and waits for both': (trace) => {
      const today = dayAt(trace.now);
      const expected = [...new Set([today, monday(today)].map((day) => Number(day.slice(0, 4))))];
      const asked = trace.effects
        .filter(({ name, step }) => name === 'call.yearTransactions' && step >= askedAt(trace))
        .map(({ args: [request] }) => JSON.stringify(request));
      return (
        asked.every((request, index) => request === `{"id":30412,"year":${expected[index]}}`) &&
        (!trace.snapshot.matches('loaded') || lastAnswers(trace).length === expected.length)
      );
    },
    'the number of lost transactions is that of the answers': (trace) =>
      !trace.snapshot.matches('loaded') ||
      lostRows(trace.snapshot.context.purchases) ===
        lastAnswers(trace).reduce((sum, answer) => sum + lostRows(answer), 0),
    'a failed read says why, until the user retries': ({ steps, snapshot }) =>
      snapshot.matches('loadFailed') === (steps.at(-1)?.kind === 'error') &&
      (snapshot.context.failure !== null) === snapshot.matches('loadFailed'),
    'a new day begins at midnight in Stockholm': ({ steps, now }) =>
      steps.at(-1)?.kind !== 'time' || dayAt(now) !== dayAt(now - 1),
    'all answers of a day are shown': ({ steps, snapshot }) =>
      steps.at(-1)?.kind !== 'done' || snapshot.matches('loaded') || snapshot.matches({ loading: 'lastYear' }),
  },
});
