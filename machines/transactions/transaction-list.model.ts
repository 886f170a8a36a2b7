import { dayAt } from '../days.ts';
import { defineModel } from '../model.ts';
import { PAGE_SIZES } from './grouping.ts';
import { type Row, rowsOf } from './rows.ts';
import { transactionList } from './transaction-list.ts';
import { lunches, topup } from './transactions.fixture.ts';

const NOVEMBER = 11;
const MANY = 12;
const many = rowsOf([...lunches(MANY), topup], 2026);
const endless = rowsOf(lunches(2001), 2026);
const few = rowsOf([topup], 2026);
const sizes = { ten: { size: 10 }, 'twenty-five': { size: 25 } } as const;

const idsOf = (rows: readonly Row[]) => rows.map(({ transaction }) => transaction.id);

export const transactionListModel = defineModel({
  machine: transactionList,
  starts: {
    'a new device': { input: (ports) => ({ ports }) },
    'twenty-five remembered': { device: { rowsPerPage: '25' }, input: (ports) => ({ ports }) },
    'nonsense remembered': { device: { rowsPerPage: '7' }, input: (ports) => ({ ports }) },
  },
  events: {
    'rows.changed': {
      'a full month': { rows: many },
      'one row': { rows: few },
      'more than anybody prints': { rows: endless },
    },
    'month.load': { November: { month: NOVEMBER } },
    'month.fold': { November: { month: NOVEMBER } },
    'page.turn': { 'the next page': { month: NOVEMBER, page: 1 }, 'the first page': { month: NOVEMBER, page: 0 } },
    'size.choose': sizes,
    'row.toggle': { 'a lunch': { id: MANY } },
    'print.started': 'bare',
    'print.ended': 'bare',
  },
  actors: { untilMidnight: 'waits' },
  identity: ({ months, pages, size, unfolded }) => [months.map(({ rows }) => rows.length), pages, size, unfolded],
  invariants: {
    'on paper is what was to be printed last, and only as long as it is': ({ steps, snapshot }) => {
      const last = steps.findLast((step) => step.kind === 'event' && step.event.type.startsWith('paper.'));
      return (
        !snapshot.matches({ listed: 'onPaper' }) || (last?.kind === 'event' && last.event.type === 'print.started')
      );
    },
    'the months hold what was told last, newest month first': ({ steps, snapshot: { context } }) => {
      const told = steps.findLast((step) => step.kind === 'event' && step.event.type === 'rows.changed');
      const rows = told?.kind === 'event' && told.event.type === 'rows.changed' ? told.event.rows : [];
      const months = context.months.map(({ month }) => month);
      return (
        idsOf(context.months.flatMap((month) => month.rows)).join() === idsOf(rows).join() &&
        months.join() === months.toSorted((a, b) => b - a).join()
      );
    },
    'today is the day that it is in Stockholm, however long the list has been there': ({ now, snapshot }) =>
      !snapshot.matches('listed') || dayAt(snapshot.context.today) === dayAt(now),
    'a page that shows has rows': ({ snapshot: { context } }) =>
      context.months.every(({ month, rows }) => {
        const page = context.pages[month];
        return page === undefined || page * context.size < rows.length;
      }),
    'the device remembers the rows per page that were chosen, and only those': ({ start, steps, device, snapshot }) => {
      const told = steps.findIndex((step) => step.kind === 'event' && step.event.type === 'rows.changed');
      const chosen = steps
        .slice(told < 0 ? steps.length : told)
        .flatMap((step) => (step.kind === 'event' && step.event.type === 'size.choose' ? [step.event.size] : []));
      const first = start === 'twenty-five remembered' ? 25 : PAGE_SIZES[0];
      const size = chosen.at(-1) ?? first;
      const isTold = chosen.some((one, at) => one !== (chosen[at - 1] ?? first));
      return snapshot.context.size === size && (!isTold || device.rowsPerPage === String(size));
    },
    'pressing twice on a row shows as before': ({ steps, snapshot: { context } }) => {
      const last = steps.at(-1);
      return last?.kind !== 'event' || last.event.type !== 'row.toggle' || new Set(context.unfolded).size < 2;
    },
  },
});
