import type { Cell, Row } from 'write-excel-file/universal';
import { type Ore, toKronor } from '../../../contract/money.ts';
import { isOther, type Other } from '../../../contract/tolerance.ts';
import type { Transaction } from '../../../contract/transaction.ts';
import { chargedAmount, feeOf, foreignAmountOf, hasMoved } from '../../../machines/charged-amount.ts';
import { dayAt } from '../../../machines/days.ts';
import type { Labels } from './labels.ts';

const DAY_FORMAT = 'yyyy-mm-dd';
const MONEY_FORMAT = '#,##0.00';

/** Column widths in characters. */
export const WIDTHS = [12, 36, 16, 14, 15, 13, 18, 9];

/** The calendar day in Stockholm as midnight UTC. A sheet has no time zones; another time could shift the day. */
const dateOf = (moment: string): Date => new Date(`${dayAt(Date.parse(moment))}T00:00:00Z`);

const kronor = (amount: Ore): Cell & object => ({ type: Number, value: toKronor(amount), format: MONEY_FORMAT });

/** A fee has the sign of a purchase, like the amount that it is a part of. */
const feeCell = (fee: Ore): (Cell & object) | null => (fee === 0 ? null : kronor(-fee as Ore));

/** The first row of the sheet: the names of the columns. */
export const headerOf = ({ columns }: Labels): Row =>
  columns.map((value) => ({ type: String, value, fontWeight: 'bold' }));

/** Excel reads `_x0041_` as a character of that number, unless its underscore is written in the same way. */
const escaped = (text: string): string => text.replace(/_(?=x[\dA-F]{4}_)/gi, '_x005F_');

/** A transaction as a row of the sheet, with real dates and numbers, and labels in the language of the page. */
export function cellsOf(transaction: Transaction, { operations, statuses, unknown }: Labels): Row {
  const text = <Word extends string>(labels: Readonly<Record<Word, string>>, word: Word | Other): Cell =>
    isOther(word) ? { type: String, value: escaped(word.other) || unknown } : labels[word];
  const { transactionDate, description, operation, status } = transaction;
  const foreign = foreignAmountOf(transaction);
  return [
    { type: Date, value: dateOf(transactionDate), format: DAY_FORMAT },
    // Typed as text, so that a description that starts with "=" is not a formula.
    { type: String, value: escaped(description) },
    text(operations, operation),
    text(statuses, status),
    kronor(chargedAmount(transaction)),
    feeCell(feeOf(transaction)),
    foreign ? { type: Number, value: foreign.amount, format: MONEY_FORMAT } : null,
    foreign ? escaped(foreign.currency) : null,
  ];
}

const bold = (cell: Cell & object): Cell => ({ ...cell, fontWeight: 'bold' });

/** The last row of the sheet: the sums of the transactions that changed the balance. */
export function totalOf(transactions: readonly Transaction[], { total }: Labels): Row {
  const moved = transactions.filter(hasMoved);
  const sumOf = (partOf: (transaction: Transaction) => Ore) =>
    moved.reduce((sum, transaction) => sum + partOf(transaction), 0) as Ore;
  const fee = feeCell(sumOf(feeOf));
  return [
    null,
    { type: String, value: total, fontWeight: 'bold' },
    null,
    null,
    bold(kronor(sumOf(chargedAmount))),
    fee && bold(fee),
  ];
}
