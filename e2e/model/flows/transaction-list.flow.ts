import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import { type Ore, toKronor } from '../../../contract/money.ts';
import { transactionYears, yearTransactions } from '../../../contract/transactions.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { PREVIEW_ROWS, visibleRows } from '../../../machines/transactions/grouping.ts';
import { averageOf, spendingOf } from '../../../machines/transactions/insight.ts';
import type { Row } from '../../../machines/transactions/rows.ts';
import { sumsOf } from '../../../machines/transactions/sums.ts';
import { transactionListModel } from '../../../machines/transactions/transaction-list.model.ts';
import { lunch, lunches, topup } from '../../../machines/transactions/transactions.fixture.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { moneyText, type ShownText, textWith, withDates } from '../shown-texts.ts';

/** Two queries for each label: the page updates its list only when the query changes. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  'a full month': ['?status=Successful', '?status=Successful&from=1'],
  'one row': ['?search=p%C3%A5fyllning', '?search=p%C3%A5fyllning&status=Successful'],
  'a short month': ['?status=Reserved', '?status=Reserved&from=1'],
  'too many rows to print': ['?status=Declined', '?status=Declined&from=1'],
};
/** Many transactions that only the query for too many rows shows. */
const declined = Array.from({ length: 2001 }, (_, index) =>
  lunch({ id: 1000 + index, description: 'Nekad lunch', status: 'Declined' }),
);
/** As many transactions as a month shows without being expanded. Only the query for a short month shows them. */
const reserved = lunches(PREVIEW_ROWS).map((row) => ({ ...row, id: row.id + 500, status: 'Reserved' as const }));
const SIZES: Readonly<Record<string, string | RegExp>> = {
  ten: '10',
  'twenty-five': '25',
  all: messagePattern('transactions.size.all'),
};

const november = (page: Page) => page.getByRole('region', { name: 'November' });
const sizes = (page: Page) => november(page).getByRole('group', { name: messagePattern('transactions.sizeOf') });

const NOVEMBER = 11;

/** The row of a transaction and, if it is open, its details. */
function rowTexts(row: Row, isExpanded: boolean, today: number): readonly ShownText[] {
  const { transactionDate, description, operation } = row.transaction;
  const moment = Date.parse(transactionDate);
  const when = withDates(({ formatRelativeTime }) => formatRelativeTime(moment, today));
  if (!isExpanded) return [when];
  return [
    when,
    description,
    { id: 'transactions.when' },
    withDates(({ formatDateTime }) => formatDateTime(moment)),
    ...(operation === 'Purchase' ? [{ id: 'transactions.merchant' } as const] : []),
  ];
}

export const transactionListFlow = defineFlow(transactionListModel, {
  // The insight, where the list has no rows yet.
  entryPoint: ({ opened }) => ({
    path: `/transactions?view=insight${opened === null ? '' : `&transaction=${opened}`}`,
    // A path waits until midnight, which must not end the session.
    token: tokenOf({ expiresIn: 86_400 }),
  }),
  background: [
    backgroundResponse(customPolicy, { policyText: null, accepted: false }),
    backgroundResponse(transactionYears, [2026]),
    backgroundResponse(yearTransactions, [...lunches(12), topup, ...reserved, ...declined]),
  ],
  prepare: ({ page }) => page.getByRole('region', { name: messagePattern('transactions.insight.months') }).waitFor(),
  shows({ months, pages, pageSize, expanded, today }, leaves) {
    const month = months.find((one) => one.month === NOVEMBER);
    if (month === undefined || !leaves.includes('listed.onScreen')) return [];
    const rows = visibleRows(month, pages[NOVEMBER], pageSize);
    const lunchesOfMonth = spendingOf(month.rows);
    const { out } = sumsOf(month.rows);
    return [
      ...(out < 0 ? [textWith('transactions.out', { amount: moneyText(toKronor(-out as Ore)) })] : []),
      ...(lunchesOfMonth.purchases > 0
        ? [
            textWith('transactions.lunches', {
              count: lunchesOfMonth.purchases,
              average: moneyText(toKronor(averageOf(lunchesOfMonth)), { digits: 0 }),
            }),
          ]
        : []),
      ...rows.slice(0, PREVIEW_ROWS).flatMap((row) => rowTexts(row, expanded.includes(row.transaction.id), today)),
    ];
  },
  gestures: {
    'rows.changed': async ({ page, callHarness }, label) => {
      const search = await page.evaluate(() => location.search);
      return callHarness('navigate', `/transactions${QUERIES[label]?.find((query) => query !== search)}`);
    },
    'month.expand': {
      at: (page) =>
        november(page)
          .getByRole('button', { name: messagePattern('transactions.showAll') })
          .or(november(page).getByRole('button', { name: messagePattern('transactions.showPages') })),
    },
    'month.collapse': {
      at: (page) => november(page).getByRole('button', { name: messagePattern('transactions.showFewer') }),
    },
    'page.choose': {
      at: (page, label) =>
        november(page).getByRole('button', {
          name: messagePattern(label === 'the next page' ? 'transactions.next' : 'transactions.previous'),
        }),
      // The button leads on from every page; the event is the one from the first page to the second.
      offered: async (button, label) =>
        (await button.count()) > 0 &&
        (await button.isEnabled()) &&
        (label !== 'the next page' ||
          (await november(button.page())
            .getByRole('button', { name: messagePattern('transactions.previous') })
            .isDisabled())),
    },
    'pageSize.choose': {
      at: (page, label) => sizes(page).getByRole('radio', { name: SIZES[label] ?? label, exact: true }),
      act: (choice) => choice.check({ force: true }),
      offered: async (choice) => (await choice.count()) > 0 && !(await choice.isChecked()),
    },
    'print.started': ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('beforeprint'))),
    'print.ended': ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('afterprint'))),
    'row.toggle': { at: (page) => november(page).getByRole('button', { name: /^Lunch 12\b/ }) },
  },
  assertions: {
    awaitingRows: (page) => page.getByRole('region', { name: messagePattern('transactions.insight.months') }),
    'listed.onScreen': (page) => page.getByRole('table').first(),
    'listed.printing': (page) => page.getByRole('table').first(),
  },
  twins: [
    {
      states: ['listed.onScreen', 'listed.printing'],
      reason: 'A print has all rows of a month. A month of a few rows, or a year of too many, looks the same.',
    },
  ],
});
