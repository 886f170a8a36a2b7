import { describe, expect, it, vi } from 'vitest';
import type { Kronor } from '../../contract/money.ts';
import type { Transaction } from '../../contract/transaction.ts';
import { lunch } from '../../machines/transactions/transactions.fixture.ts';
import { cellsOf, headerOf, totalOf, WIDTHS } from '../../src/ports/workbook/cells.ts';
import { labelsOf } from '../../src/ports/workbook/labels.ts';
import { writeWorkbook } from '../../src/ports/workbook/write.ts';

/** Each text is its message id. */
const labels = labelsOf(2026, (id) => id);
const MONEY = { type: Number, format: '#,##0.00' };

describe('the labels of the sheet', () => {
  it('are the messages, by column, operation and status', () => {
    expect(labels).toEqual({
      sheet: '2026',
      columns: ['date', 'description', 'operation', 'status', 'amount', 'fee', 'foreignAmount', 'currency'].map(
        (name) => `transactions.export.column.${name}`,
      ),
      operations: {
        Purchase: 'transactions.operation.purchase',
        'Top-up': 'transactions.operation.topup',
        Fee: 'transactions.operation.fee',
        'Manual Deduction': 'transactions.operation.deduction',
        Refund: 'transactions.operation.refund',
      },
      statuses: {
        Successful: 'transactions.status.successful',
        Reserved: 'transactions.status.reserved',
        Declined: 'transactions.status.declined',
        Denied: 'transactions.status.declined',
        Expired: 'transactions.status.expired',
      },
      total: 'transactions.sum',
      unknown: 'word.unknown',
    });
  });

  it('are a bold row of texts, one for each width', () => {
    const header = headerOf(labels);
    expect(header[0]).toEqual({ type: String, value: 'transactions.export.column.date', fontWeight: 'bold' });
    expect(header).toHaveLength(WIDTHS.length);
  });
});

describe('the cells of a transaction', () => {
  it('are a date in Stockholm, texts and numbers', () => {
    const abroad = lunch({
      transactionDate: '2026-07-01T22:30:00Z',
      description: '=1+1',
      feeAmount: { amount: 5.25 as Kronor },
      transactionAmount: { amount: 15.5, currency: 'EUR' },
    });
    expect(cellsOf(abroad, labels)).toEqual([
      { type: Date, value: new Date('2026-07-02T00:00:00Z'), format: 'yyyy-mm-dd' },
      { type: String, value: '=1+1' },
      'transactions.operation.purchase',
      'transactions.status.successful',
      { ...MONEY, value: -140.25 },
      { ...MONEY, value: -5.25 },
      { ...MONEY, value: 15.5 },
      'EUR',
    ]);
  });

  it('have no fee, and no other currency than kronor', () => {
    expect(cellsOf(lunch(), labels).slice(5)).toEqual([null, null, null]);
    expect(cellsOf(lunch({ transactionAmount: null }), labels).slice(6)).toEqual([null, null]);
  });

  it('keep a word that the portal does not know', () => {
    const [, , operation, status] = cellsOf(lunch({ operation: { other: 'GIFT' }, status: { other: '' } }), labels);
    expect([operation, status]).toEqual([
      { type: String, value: 'GIFT' },
      { type: String, value: 'word.unknown' },
    ]);
  });
});

describe('the last row', () => {
  it('has the sums of what changed the balance', () => {
    const all: readonly Transaction[] = [
      lunch({ feeAmount: { amount: 5 as Kronor } }),
      lunch({ status: 'Denied' }),
      lunch({ operation: 'Top-up', settlementAmount: { amount: 1000 as Kronor } }),
    ];
    expect(totalOf(all, labels)).toEqual([
      null,
      { type: String, value: 'transactions.sum', fontWeight: 'bold' },
      null,
      null,
      { ...MONEY, value: 860, fontWeight: 'bold' },
      { ...MONEY, value: -5, fontWeight: 'bold' },
    ]);
  });

  it('has no fee without fees', () => expect(totalOf([lunch()], labels)[5]).toBeNull());
});

describe('the file', () => {
  it('is written with progress for every 500 rows', async () => {
    const onProgress = vi.fn();
    const file = await writeWorkbook(
      Array.from({ length: 1001 }, () => lunch()),
      labels,
      onProgress,
    );
    expect(file.size).toBeGreaterThan(1000);
    expect(onProgress.mock.calls.flat()).toEqual([0, 250 / 1001, 500 / 1001]);
  });
});
