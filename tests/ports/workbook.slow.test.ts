// @vitest-environment jsdom
import { createIntl } from '@formatjs/intl';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import type { Kronor } from '../../contract/money.ts';
import type { Transaction } from '../../contract/transaction.ts';
import en from '../../locales/en.json';
import sv from '../../locales/sv.json';
import { lunch } from '../../machines/transactions/transactions.fixture.ts';
import { WIDTHS } from '../../src/ports/workbook/cells.ts';
import { labelsOf } from '../../src/ports/workbook/labels.ts';
import { writeWorkbook } from '../../src/ports/workbook/write.ts';
import { type Cell, linesOf, openSpreadsheet } from './spreadsheet.ts';

// LibreOffice starts slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const labelsIn = (locale: string, messages: Record<string, string>) => {
  const intl = createIntl({ locale, messages });
  return labelsOf(2026, (id) => intl.formatMessage({ id }));
};

const text = (value: string): Cell => ({ type: 'string', value, shown: value });
const day = (value: string): Cell => ({ type: 'date', value, shown: value });
const money = (value: string, shown: string): Cell => ({ type: 'float', value, shown });

const TRANSACTIONS: readonly Transaction[] = [
  lunch(),
  // Already the next day in Stockholm.
  lunch({ id: 2, transactionDate: '2026-07-01T22:30:00Z', settlementAmount: { amount: -1234567.5 as Kronor } }),
  lunch({ id: 3, operation: 'Top-up', description: 'Påfyllning', settlementAmount: { amount: 1680 as Kronor } }),
  lunch({
    id: 4,
    description: '=1+1 & "Sønner" <Kbh>',
    status: 'Denied',
    settlementAmount: { amount: (-0.1 - 0.2) as Kronor },
    feeAmount: { amount: 4.92 as Kronor },
    transactionAmount: { amount: 14.5, currency: 'EUR' },
  }),
  lunch({
    id: 5,
    description: 'Trattoria Da Paolo',
    status: 'Reserved',
    settlementAmount: { amount: -178 as Kronor },
    feeAmount: { amount: 5.25 as Kronor },
    transactionAmount: { amount: 15.5, currency: 'EUR' },
  }),
];

it('has the right cells in LibreOffice, and a row with the sums', async () => {
  const shares: number[] = [];
  const file = await writeWorkbook(TRANSACTIONS, labelsIn('sv', sv), (share) => shares.push(share));
  expect(shares[0]).toBe(0);
  expect(await openSpreadsheet(file)).toEqual({
    name: '2026',
    rows: [
      ['Datum', 'Beskrivning', 'Typ', 'Status', 'Belopp (kr)', 'Varav avgift (kr)', 'Belopp i valutan', 'Valuta'].map(
        text,
      ),
      [day('2026-11-20'), text('Restaurang Jonas'), text('Köp'), text('Genomförd'), money('-135', '-135.00')],
      [
        day('2026-07-02'),
        text('Restaurang Jonas'),
        text('Köp'),
        text('Genomförd'),
        money('-1234567.5', '-1,234,567.50'),
      ],
      [day('2026-11-20'), text('Påfyllning'), text('Påfyllning'), text('Genomförd'), money('1680', '1,680.00')],
      [
        day('2026-11-20'),
        text('=1+1 & "Sønner" <Kbh>'),
        text('Köp'),
        text('Nekad'),
        money('-5.22', '-5.22'),
        money('-4.92', '-4.92'),
        money('14.5', '14.50'),
        text('EUR'),
      ],
      [
        day('2026-11-20'),
        text('Trattoria Da Paolo'),
        text('Köp'),
        text('Reserverad'),
        money('-183.25', '-183.25'),
        money('-5.25', '-5.25'),
        money('15.5', '15.50'),
        text('EUR'),
      ],
      [
        null,
        text('Summa, utan nekade och utgångna'),
        null,
        null,
        money('-1233205.75', '-1,233,205.75'),
        money('-5.25', '-5.25'),
      ],
    ],
  });
});

it('can be in English', async () => {
  const { rows } = await openSpreadsheet(await writeWorkbook([lunch()], labelsIn('en', en)));
  expect(rows[0]?.map((cell) => cell?.shown)).toEqual([
    'Date',
    'Description',
    'Type',
    'Status',
    'Amount (kr)',
    'Incl. fee (kr)',
    'Amount in currency',
    'Currency',
  ]);
  expect(rows[1]?.[2]).toEqual(text('Purchase'));
});

it('has a frozen header row and column widths', async () => {
  const file = await writeWorkbook([lunch()], labelsIn('sv', sv));
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toMatch(/<pane ySplit="1"[^>]*state="frozen"/);
  expect([...sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual(WIDTHS);
});

it('can contain 20,000 rows', async () => {
  const many = Array.from({ length: 20_000 }, (_, index) =>
    lunch({ id: index, description: `Nummer ${index}`, settlementAmount: { amount: (-index / 100) as Kronor } }),
  );
  const shares: number[] = [];
  const file = await writeWorkbook(many, labelsIn('sv', sv), (share) => shares.push(share));
  expect(new Set(shares).size).toBe(40);
  const [, ...lines] = await linesOf(file);
  const shown = (index: number) => `${index === 0 ? '' : '-'}${(index / 100).toFixed(2)}`;
  expect(lines.pop()?.trim()).toBe('Summa, utan nekade och utgångna\t\t\t-1,999,900.00');
  expect(lines.map((line) => line.trimEnd())).toEqual(
    many.map((_, index) => `2026-11-20\tNummer ${index}\tKöp\tGenomförd\t${shown(index)}`),
  );
});
