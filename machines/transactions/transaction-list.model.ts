import type { AnyStep } from '@lunchkortet/model-engine/model';
import { dayAt } from '../days.ts';
import { defineModel } from '../model.ts';
import { type PageSize, PREVIEW_ROWS, visibleRows } from './grouping.ts';
import { type Row, rowsOf } from './rows.ts';
import { transactionList } from './transaction-list.ts';
import { lunches, neverPrints, topup } from './transactions.fixture.ts';

const NOVEMBER = 11;
const MANY = 12;
const manyRows = rowsOf([...lunches(MANY), topup], 2026);
const tooManyRows = rowsOf(lunches(2001), 2026);
const oneRow = rowsOf([topup], 2026);
/** All of them fit into the preview. */
const fewRows = rowsOf(lunches(PREVIEW_ROWS), 2026);

const STORED_SIZE: Readonly<Record<string, string>> = {
  '25 rows per page on the device': '25',
  'an invalid page size on the device': '7',
};

/** What has happened to November and to the page size, from the start and the events. */
function historyOf(start: string, steps: readonly AnyStep[]) {
  let [count, isExpanded] = [0, false];
  let stored = STORED_SIZE[start];
  let size: PageSize = stored === '25' ? 25 : 'all';
  for (const step of steps) {
    if (step.kind !== 'event') continue;
    const { event } = step;
    if (event.type === 'rows.changed') count = event.rows.filter(({ month }: Row) => month === NOVEMBER).length;
    if (event.type === 'month.expand') isExpanded ||= count > PREVIEW_ROWS;
    if (event.type === 'month.collapse') isExpanded &&= count <= PREVIEW_ROWS;
    if (event.type === 'pageSize.choose' && isExpanded && count > 10 && event.size !== size)
      [size, stored] = [event.size, String(event.size)];
  }
  return { count, isExpanded, size, stored };
}

const idsOf = (rows: readonly Row[]) => rows.map(({ transaction }) => transaction.id);

export const transactionListModel = defineModel({
  machine: transactionList,
  starts: {
    'a new device': { input: (ports) => ({ ports, watchPrint: neverPrints, opened: null }) },
    '25 rows per page on the device': {
      device: { rowsPerPage: '25' },
      input: (ports) => ({ ports, watchPrint: neverPrints, opened: null }),
    },
    'an invalid page size on the device': {
      device: { rowsPerPage: '7' },
      input: (ports) => ({ ports, watchPrint: neverPrints, opened: null }),
    },
    'a link to a transaction': { input: (ports) => ({ ports, watchPrint: neverPrints, opened: MANY }) },
  },
  events: {
    'rows.changed': {
      'a full month': { rows: manyRows },
      'one row': { rows: oneRow },
      'a short month': { rows: fewRows },
      'too many rows to print': { rows: tooManyRows },
    },
    'month.expand': { November: { month: NOVEMBER } },
    'month.collapse': { November: { month: NOVEMBER } },
    'page.choose': { 'the next page': { month: NOVEMBER, page: 1 }, 'the first page': { month: NOVEMBER, page: 0 } },
    'pageSize.choose': { ten: { size: 10 }, 'twenty-five': { size: 25 }, all: { size: 'all' } },
    'row.toggle': { 'a lunch': { id: MANY } },
    'print.started': 'noPayload',
    'print.ended': 'noPayload',
  },
  actors: { untilMidnight: 'wait', printEvents: 'listener' },
  identity: ({ months, pages, pageSize, expanded, opened }) => [
    months.map(({ rows }) => rows.length),
    pages,
    pageSize,
    expanded,
    opened,
  ],
  invariants: {
    'the printed layout is shown only between the start and the end of printing': ({ steps, snapshot }) => {
      const last = steps.findLast((step) => step.kind === 'event' && step.event.type.startsWith('print.'));
      return (
        !snapshot.matches({ listed: 'printing' }) || (last?.kind === 'event' && last.event.type === 'print.started')
      );
    },
    'the months contain the latest rows, newest month first': ({ steps, snapshot: { context } }) => {
      const change = steps.findLast((step) => step.kind === 'event' && step.event.type === 'rows.changed');
      const rows = change?.kind === 'event' && change.event.type === 'rows.changed' ? change.event.rows : [];
      const months = context.months.map(({ month }) => month);
      return (
        idsOf(context.months.flatMap((month) => month.rows)).join() === idsOf(rows).join() &&
        months.join() === months.toSorted((a, b) => b - a).join()
      );
    },
    'today is the current day in Stockholm, also after midnight': ({ now, snapshot }) =>
      !snapshot.matches('listed') || dayAt(snapshot.context.today) === dayAt(now),
    'an open page has rows': ({ snapshot: { context } }) =>
      context.months.every(({ month, rows }) => {
        const [page, { pageSize }] = [context.pages[month], context];
        return page === undefined || page * (pageSize === 'all' ? 0 : pageSize) < rows.length;
      }),
    'an expanded month shows all of its rows, or as many as the user chose': ({ start, steps, snapshot }) => {
      const { count, isExpanded, size } = historyOf(start, steps);
      const { context } = snapshot;
      const november = context.months.find(({ month }) => month === NOVEMBER);
      if (november === undefined) return true;
      const page = context.pages[NOVEMBER];
      const visible = visibleRows(november, page, context.pageSize).length;
      if (!isExpanded) return visible === Math.min(PREVIEW_ROWS, count);
      return visible === (size === 'all' ? count : Math.min(size, count - (page ?? 0) * size));
    },
    'the device stores the chosen page size and nothing else': ({ start, steps, device, snapshot }) => {
      const { size, stored } = historyOf(start, steps);
      return snapshot.context.pageSize === size && device.rowsPerPage === stored;
    },
    'the details of a linked transaction are shown until its row is pressed': ({ start, steps, snapshot }) =>
      steps.some((step) => step.kind === 'event' && step.event.type === 'row.toggle') ||
      snapshot.context.expanded.includes(MANY) === (start === 'a link to a transaction'),
    'the page is scrolled to a linked transaction at most once': ({ start, steps, snapshot }) => {
      const lists = steps.filter((step) => step.kind === 'event' && step.event.type === 'rows.changed');
      return (snapshot.context.opened === MANY) === (start === 'a link to a transaction' && lists.length < 2);
    },
    'a second press on a row hides its details again': ({ steps, snapshot: { context } }) => {
      const last = steps.at(-1);
      return last?.kind !== 'event' || last.event.type !== 'row.toggle' || new Set(context.expanded).size < 2;
    },
    'the list changes its day at midnight in Stockholm': ({ steps, now }) =>
      steps.at(-1)?.kind !== 'time' || dayAt(now) !== dayAt(now - 1),
    'a page with rows can be chosen in an expanded month': ({ start, steps, snapshot }) => {
      const last = steps.at(-1);
      const { count, isExpanded, size } = historyOf(start, steps);
      if (last?.kind !== 'event' || last.event.type !== 'page.choose' || !isExpanded) return true;
      const { page } = last.event;
      return page * (size === 'all' ? count : size) >= count || snapshot.context.pages[NOVEMBER] === page;
    },
    'a year of up to two thousand rows is printed whole': ({ steps, before, snapshot: { context, ...snapshot } }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'print.started' || !before?.matches({ listed: 'onScreen' }))
        return true;
      const count = context.months.reduce((sum, { rows }) => sum + rows.length, 0);
      return JSON.stringify(snapshot.value).includes('printing') === count <= 2000;
    },
    'a press on a row that is on the screen, or on the print, shows or hides its details': (trace) => {
      const { steps, before, snapshot } = trace;
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'row.toggle' || !before?.matches('listed')) return true;
      const { months, pages, pageSize, expanded } = before.context;
      const shown = months.flatMap((month) =>
        before.matches({ listed: 'printing' }) ? month.rows : visibleRows(month, pages[month.month], pageSize),
      );
      const isToggled = snapshot.context.expanded.includes(MANY) !== expanded.includes(MANY);
      return isToggled === idsOf(shown).includes(MANY);
    },
  },
});
