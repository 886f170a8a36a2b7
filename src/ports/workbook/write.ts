import writeXlsxFile from 'write-excel-file/universal';
import type { Transaction } from '../../../contract/transaction.ts';
import { cellsOf, headerOf, totalOf, WIDTHS } from './cells.ts';
import type { Labels } from './labels.ts';

/** Progress is reported after this many rows. */
const STEP = 500;
/** The share of the work that is done when all cells are made. The library reports no progress while it writes them. */
const CELLS_SHARE = 0.5;

/** Writes an Excel file. Reports progress from 0 to `CELLS_SHARE` while it makes the cells. */
export function writeWorkbook(
  transactions: readonly Transaction[],
  labels: Labels,
  onProgress: (share: number) => void = () => undefined,
): Promise<Blob> {
  const rows = transactions.map((transaction, index) => {
    if (index % STEP === 0) onProgress((CELLS_SHARE * index) / transactions.length);
    return cellsOf(transaction, labels);
  });
  return writeXlsxFile([headerOf(labels), ...rows, totalOf(transactions, labels)], {
    sheet: labels.sheet,
    stickyRowsCount: 1,
    columns: WIDTHS.map((width) => ({ width })),
  }).toBlob();
}
