import { lostRows, withLost } from '../../contract/list.ts';
import { type Transaction, transactionExample } from '../../contract/transaction.ts';
import { yearTransactions } from '../../contract/transactions.ts';
import { dayAt } from '../days.ts';
import { defineModel, type Trace } from '../model.ts';
import type { Picture } from '../picture.ts';
import type { Ports } from '../ports.ts';
import { lunchYear } from './lunch-year.ts';

const row = (transactionDate: string, changes: object = {}) => ({ ...transactionExample, transactionDate, ...changes });
const read = (rows: readonly object[]) => yearTransactions.response.parse(rows) as Transaction[];
const notCounted = (year: number) => [
  row(`${year}-06-03T12:00:00+02:00`, { id: 11, status: 'Declined', description: 'Declined' }),
  row(`${year}-06-02T12:00:00+02:00`, { id: 12, operation: 'Refund', settlementAmount: { amount: 135 } }),
  row(`${year}-06-01T12:00:00+02:00`, { id: 13, operation: 'Top-up', settlementAmount: { amount: 1680 } }),
];

/** Two lunches in 2025: one in its last second in Stockholm, and one with an amount that nothing else has. */
const in2025 = read([
  row('2025-12-31T23:59:59+01:00', { id: 1, description: 'Nyårskrogen' }),
  row('2025-10-14T12:00:00+02:00', { id: 2, status: 'Reserved', settlementAmount: { amount: -1234 } }),
  ...notCounted(2025),
]);
/** Three lunches in 2026, and two rows that could not be read. */
const in2026 = withLost(
  read([
    row('2026-11-18T12:00:00+01:00', { id: 3, description: 'Grön Gaffel' }),
    row('2026-11-17T12:00:00+01:00', { id: 4, description: 'Grön Gaffel' }),
    row('2026-01-01T00:00:00+01:00', { id: 5 }),
    ...notCounted(2026),
  ]),
  2,
);
const withoutLunch = read([...notCounted(2025), ...notCounted(2026).map((one, index) => ({ ...one, id: 20 + index }))]);
const unclear = read([row('2026-06-01T12:00:00+02:00', { operation: 'Cashback' })]);

type ThisTrace = Trace<typeof lunchYear>;
type Step = ThisTrace['steps'][number];

const LUNCHES: ReadonlyMap<unknown, Readonly<Record<number, number>>> = new Map<unknown, Record<number, number>>([
  [in2025, { 2025: 2 }],
  [in2026, { 2026: 3 }],
]);

/** In November the last whole year is 2025; in December it is the current one, and in January the one that has just ended. */
const yearOfStart = ({ start }: Pick<ThisTrace, 'start'>): number => (start === 'a day in November' ? 2025 : 2026);

const answerOf = ({ steps }: Pick<ThisTrace, 'steps'>) =>
  steps.flatMap((step) => (step.kind === 'done' && step.actor === 'yearTransactions' ? [step.output] : [])).at(-1);
const lunchesIn = (trace: ThisTrace): number => LUNCHES.get(answerOf(trace))?.[yearOfStart(trace)] ?? 0;

const isRead = (step: Step) => step.kind === 'done' && step.actor === 'yearTransactions';

/** Whether amounts are chosen after some steps: only the page that shows the year takes the choice. */
const isChosenAfter = (trace: ThisTrace, count: number): boolean =>
  trace.steps
    .slice(0, count)
    .slice(trace.steps.findIndex(isRead) + 1)
    .reduce(
      (chosen, step) =>
        step.kind === 'event' && step.event.type === 'amounts.choose' && lunchesIn(trace) > 0
          ? step.event.withAmounts
          : chosen,
      false,
    );

const saves = ({ effects }: ThisTrace) =>
  effects.flatMap(({ name, args, step }) => (name === 'savePicture' ? [{ picture: args[0] as Picture, step }] : []));
const eventOf = (step: Step | undefined) => (step?.kind === 'event' ? step.event.type : null);
const isSaveResult = (step: Step | undefined, kind: 'done' | 'error') =>
  step?.kind === kind && step.actor === 'savePicture';

const input = (ports: Ports) => ({ ports, accountId: 30412 });

export const lunchYearModel = defineModel({
  machine: lunchYear,
  starts: {
    'a day in November': { input },
    'the first second of December': { time: Date.UTC(2026, 10, 30, 23), input },
    'the first second of a year': { time: Date.UTC(2026, 11, 31, 23), input },
  },
  events: {
    'lunchYear.retry': 'noPayload',
    'amounts.choose': { with: { withAmounts: true }, without: { withAmounts: false } },
    'picture.save': 'noPayload',
  },
  actors: {
    yearTransactions: {
      done: {
        'lunches of 2025': in2025,
        'lunches of 2026, two rows lost': in2026,
        'no lunches': withoutLunch,
        'a kind that the portal does not know': unclear,
        none: [],
      },
      error: { 'no connection': { kind: 'unreachable' } },
    },
    savePicture: { done: { saved: undefined }, error: { 'no canvas': new Error('no canvas') } },
  },
  identity: ({ transactions, withAmounts, year }) => [transactions, withAmounts, year],
  invariants: {
    'only the year of the page is read, and only of this account': (trace) =>
      trace.effects.every(
        ({ name, args }) =>
          name !== 'call.yearTransactions' || JSON.stringify(args[0]) === `{"id":30412,"year":${yearOfStart(trace)}}`,
      ),
    'the year is the last whole one; in December it is the current one': ({ snapshot, now }) => {
      const [year = '', month] = dayAt(now).split('-');
      return snapshot.context.year === Number(year) - (month === '12' ? 0 : 1);
    },
    'a year with a lunch is shown, and no other': (trace) => {
      const answer = answerOf(trace);
      const lunches = lunchesIn(trace);
      return (
        trace.snapshot.matches('shown') === lunches > 0 &&
        trace.snapshot.matches('empty') === (answer !== undefined && lunches === 0)
      );
    },
    'the number of lost transactions is that of the answer': (trace) =>
      lostRows(trace.snapshot.context.transactions) === lostRows(answerOf(trace) ?? []),
    'a failed read says why, until the user retries': ({ steps, snapshot, before }) => {
      const last = steps.at(-1);
      const isKept = before?.matches('loadFailed') === true && eventOf(last) !== 'lunchYear.retry';
      const isFailed = last?.kind === 'error' && last.actor === 'yearTransactions';
      return (
        snapshot.matches('loadFailed') === (isFailed || isKept) &&
        (snapshot.context.failure !== null) === snapshot.matches('loadFailed')
      );
    },
    'no amount shows, and none is in the picture, unless the user has chosen it': (trace) =>
      trace.snapshot.context.withAmounts === isChosenAfter(trace, trace.steps.length) &&
      saves(trace).every(
        ({ picture, step }) => JSON.stringify(picture).includes('"amount"') === isChosenAfter(trace, step),
      ),
    'the picture counts the lunches of the answer, and names nothing but its places and the year': (trace) => {
      const known = [String(yearOfStart(trace)), ...(answerOf(trace) ?? []).map(({ description }) => description)];
      return saves(trace).every(({ picture: { figure, name, title, caption, facts } }) => {
        const texts = [name, title, caption, ...facts.flatMap(({ label, value }) => [label, value])];
        const values = texts.flatMap(({ values: all = {} }) => Object.values(all));
        return (
          figure === lunchesIn(trace) && values.every((value) => typeof value === 'number' || known.includes(value))
        );
      });
    },
    'each press saves a picture, but not while one is being saved or right after': (trace) => {
      const { steps, before, snapshot } = trace;
      const isIgnored = before?.matches({ shown: 'saving' }) || before?.matches({ shown: { saved: 'settled' } });
      const isTaken = eventOf(steps.at(-1)) === 'picture.save' && before?.matches('shown') === true && !isIgnored;
      const isNew = saves(trace).filter(({ step }) => step === steps.length).length;
      return isNew === (isTaken ? 1 : 0) && (!isTaken || snapshot.matches({ shown: 'saving' }));
    },
    'a picture is being saved until it is saved or has failed': ({ steps, before, snapshot }) => {
      const isOver = isSaveResult(steps.at(-1), 'done') || isSaveResult(steps.at(-1), 'error');
      return !before?.matches({ shown: 'saving' }) || snapshot.matches({ shown: 'saving' }) === !isOver;
    },
    'a saved picture is reported until the next one or a choice': ({ steps, snapshot, before }) => {
      const last = steps.at(-1);
      const isKept = before?.matches({ shown: 'saved' }) === true && eventOf(last) !== 'amounts.choose';
      return (
        snapshot.matches({ shown: 'saved' }) ===
        (isSaveResult(last, 'done') || (isKept && !snapshot.matches({ shown: 'saving' })))
      );
    },
    'after a saved picture presses are ignored for a moment only': ({ steps, snapshot, before }) => {
      const last = steps.at(-1);
      const isStarted = isSaveResult(last, 'done');
      const isKept =
        before?.matches({ shown: { saved: 'settled' } }) === true &&
        last?.kind === 'event' &&
        last.event.type !== 'amounts.choose';
      return snapshot.matches({ shown: { saved: 'settled' } }) === (isStarted || isKept);
    },
    'a picture that could not be saved is reported until the next attempt or choice': ({ steps, snapshot, before }) => {
      const last = steps.at(-1);
      const isOver = ['picture.save', 'amounts.choose'].includes(eventOf(last) ?? '');
      const isKept = before?.matches({ shown: 'saveFailed' }) === true && !isOver;
      return snapshot.matches({ shown: 'saveFailed' }) === (isSaveResult(last, 'error') || isKept);
    },
  },
});
