import writeXlsxFile, { type Row } from 'write-excel-file/universal';
import type { Transaction } from '../../../contract/account.ts';
import { cellsOf, headerOf, WIDTHS } from './cells.ts';
import type { Labels } from './labels.ts';

/** Hears of every so many rows. */
const STEP = 500;

/** Tells when a row is written: its first cell is asked for its value then. */
function telling(row: Row, tell: () => void): Row {
  const [first, ...rest] = row;
  const cell = first as { readonly value: Date };
  const { value } = cell;
  const watched = Object.defineProperty({ ...cell }, 'value', {
    get: () => {
      tell();
      return value;
    },
  });
  return [watched, ...rest];
}

/** Writes an Excel file; `told` hears the share that is done, 0 to 1. */
export function writeWorkbook(
  transactions: readonly Transaction[],
  labels: Labels,
  told: (share: number) => void = () => undefined,
): Promise<Blob> {
  const rows = transactions.map((transaction, at) => {
    const cells = cellsOf(transaction, labels);
    return at % STEP === 0 ? telling(cells, () => told(at / transactions.length)) : cells;
  });
  return writeXlsxFile([headerOf(labels), ...rows], {
    sheet: labels.sheet,
    stickyRowsCount: 1,
    columns: WIDTHS.map((width) => ({ width })),
  }).toBlob();
}
