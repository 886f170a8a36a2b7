import type { Transaction } from '../../../contract/transaction.ts';
import type { Labels } from './labels.ts';

/** Sent to the worker: the transactions in batches, then the labels, which start the writing. */
export type ToWorker = { readonly transactions: readonly Transaction[] } | { readonly labels: Labels };

/** Sent by the worker: the progress from 0 to 1, then the file or the reason of a failure. */
export type FromWorker = { readonly share: number } | { readonly file: Blob } | { readonly failure: string };
