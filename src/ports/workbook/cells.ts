import type { Cell, Row } from 'write-excel-file/universal';
import type { Transaction } from '../../../contract/account.ts';
import { toKronor, toOre } from '../../../contract/money.ts';
import { isOther, type Other } from '../../../contract/tolerance.ts';
import { dayAt } from '../../../machines/days.ts';
import type { Labels } from './labels.ts';

const DAY_FORMAT = 'yyyy-mm-dd';
const MONEY_FORMAT = '#,##0.00';

/** Column widths in characters. */
export const WIDTHS = [12, 36, 16, 14, 15, 13, 18, 9];

/** The calendar day in Stockholm as midnight UTC. A sheet has no time zones; another time could shift the day. */
const dateOf = (moment: string): Date => new Date(`${dayAt(Date.parse(moment))}T00:00:00Z`);

const kronor = (amount: number | undefined): Cell =>
  amount === undefined ? null : { type: Number, value: toKronor(toOre(amount)), format: MONEY_FORMAT };

export const headerOf = ({ columns }: Labels): Row =>
  columns.map((value) => ({ type: String, value, fontWeight: 'bold' }));

/** A transaction as a row of the sheet, with real dates and numbers, and labels in the language of the page. */
export function cellsOf(transaction: Transaction, { operations, statuses, unknown }: Labels): Row {
  const text = <Word extends string>(labels: Readonly<Record<Word, string>>, word: Word | Other): Cell =>
    isOther(word) ? { type: String, value: word.other || unknown } : labels[word];
  const { transactionDate, description, operation, status, settlementAmount, feeAmount, transactionAmount } =
    transaction;
  const foreign = transactionAmount?.currency === 'SEK' ? null : transactionAmount;
  return [
    { type: Date, value: dateOf(transactionDate), format: DAY_FORMAT },
    // Typed as text, so that a description that starts with "=" is not a formula.
    { type: String, value: description },
    text(operations, operation),
    text(statuses, status),
    kronor(settlementAmount.amount),
    kronor(feeAmount?.amount),
    foreign ? { type: Number, value: foreign.amount, format: MONEY_FORMAT } : null,
    foreign?.currency ?? null,
  ];
}
