import type { Transaction } from '../../../contract/account.ts';
import type { Labels } from './labels.ts';

/** What the page sends to the worker: some transactions at a time, then the words, upon which it writes. */
export type ToWorker = { readonly transactions: readonly Transaction[] } | { readonly labels: Labels };

/** What it hears back: how far it has come, then the file, or why there is none. */
export type FromWorker = { readonly share: number } | { readonly file: Blob } | { readonly failure: string };
