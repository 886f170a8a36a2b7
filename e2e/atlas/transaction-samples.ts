import { LANGUAGES } from '../../contract/language.ts';
import type { Kronor } from '../../contract/money.ts';
import type { Transaction } from '../../contract/transaction.ts';
import { transactionYears, yearTransactions } from '../../contract/transactions.ts';
import { lunch, lunches } from '../../machines/transactions/transactions.fixture.ts';
import { backgroundResponse } from '../model/flow.ts';
import type { HarnessPage } from '../model/harness-page.ts';
import { messagePattern } from '../model/message-pattern.ts';
import type { Act, OtherData } from './other-data.ts';
import { gesture } from './sample.ts';

/** One row for each explanation of a status, one with a fee in another currency, and one of which a word is missing. */
const ROWS: readonly Partial<Transaction>[] = [
  { feeAmount: { amount: 2.5 as Kronor }, transactionAmount: { amount: 11.5, currency: 'EUR' } },
  { status: 'Reserved' },
  { status: 'Declined' },
  { status: 'Expired' },
  { status: { other: ' ' } },
  { operation: 'Top-up', status: 'Reserved', description: 'Påfyllning' },
  { operation: 'Refund', status: 'Declined', description: 'Retur' },
];

const of2026 = (rows: Transaction[]) => [
  backgroundResponse(transactionYears, [2026]),
  backgroundResponse(yearTransactions, rows),
];
const differentRows = of2026(ROWS.map((changes, index) => lunch({ id: ROWS.length - index, ...changes })));

/** Opens all rows, and what to do about a purchase. */
async function openRows({ page }: HarnessPage): Promise<void> {
  await page.getByRole('button', { name: messagePattern('transactions.showAll') }).click();
  const closed = page.getByRole('table').getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  await page.getByText(messagePattern('transactions.unrecognised')).first().click();
}

/** Shows all rows of a month, ten on a page. */
async function openPages({ page }: HarnessPage): Promise<void> {
  await page.getByRole('button', { name: messagePattern('transactions.showAll') }).click();
  await page
    .getByRole('group', { name: messagePattern('transactions.sizeOf') })
    .getByText('10', { exact: true })
    // The radio button, which cannot be seen, lies above its label.
    .click({ force: true });
}

/** Opens the filters and fills in amounts. */
const filterBy =
  (from: string, to: string): Act =>
  async (harness, flow) => {
    const { page } = harness;
    await gesture(harness, flow, 'filters.open');
    await page.getByLabel(messagePattern('transactions.from')).fill(from);
    await page.getByLabel(messagePattern('transactions.to')).fill(to);
  };

/** The transactions of a year. */
export const transactionSamples: readonly (readonly [machine: string, OtherData])[] = [
  [
    'transactions',
    {
      instead: 'rows with each status are opened',
      texts: [
        'transactions.charged',
        'transactions.feeInside',
        'transactions.total',
        'transactions.unrecognised.ask',
        'transactions.unrecognised.askNote',
        'transactions.unrecognised.blockNote',
        'transactions.unrecognised.replace',
        'transactions.unrecognised.replaceNote',
        'transactions.unrecognised.why',
        'transactions.why.declined',
        'transactions.why.expired',
        'transactions.why.notBooked',
        'transactions.why.pending',
        'transactions.why.reserved',
        'transactions.why.unknown',
        'word.unknown',
      ],
      responses: differentRows,
      act: openRows,
    },
  ],
  [
    'transactions',
    {
      instead: 'a filtered list is printed',
      texts: ['transactions.statement', 'transactions.filtered', 'transactions.sum'],
      responses: differentRows,
      entry: { path: '/transactions?search=Jonas' },
      act: ({ page }) => page.emulateMedia({ media: 'print' }),
      undo: ({ page }) => page.emulateMedia({ media: null }),
      // Paper is wider than a phone.
      variants: LANGUAGES.map((language) => ({ language, size: 'desktop' })),
    },
  ],
  [
    'lunch-year',
    {
      instead: 'there are lunches on three days in a row',
      texts: ['lunch-year.row'],
      responses: [
        backgroundResponse(
          yearTransactions,
          [20, 19, 18].map((day) => lunch({ id: day, transactionDate: `2025-11-${day}T11:52:00+01:00` })),
        ),
      ],
    },
  ],
  [
    'transactions',
    {
      instead: 'a month has several pages',
      texts: ['transactions.pages', 'transactions.previous'],
      responses: of2026(lunches(60)),
      act: openPages,
    },
  ],
  [
    'transactions',
    {
      instead: 'the lower limit of the amount is no amount',
      texts: ['transactions.invalidAmount'],
      responses: differentRows,
      act: filterBy('mycket', ''),
    },
  ],
  [
    'transactions',
    {
      instead: 'the limits of the amount are the wrong way round',
      texts: ['transactions.toBelowFrom'],
      responses: differentRows,
      act: filterBy('100', '50'),
    },
  ],
];
