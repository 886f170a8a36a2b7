import { createIntl } from '@formatjs/intl';
import type { Language, Workbook } from '../../../machines/ports.ts';
import { download } from '../download.ts';
import { loadMessages } from '../messages.ts';
import { type Labels, labelsOf } from './labels.ts';
import workerUrl from './workbook.worker.ts?worker&url';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** Transactions are posted to the worker in batches of this size, because copying all of them at once blocks the page. */
const BATCH_SIZE = 500;

interface Options {
  readonly language: Language;
  readonly signal: AbortSignal;
  /** Called with the progress from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Missing in TypeScript's DOM types. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string };
}

/**
 * The content security policy accepts worker URLs only from a Trusted Types policy; this one returns a fixed URL. It is
 * created once: the browser rejects a second policy of the same name.
 */
const policy = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('workbook', {
  createScriptURL: () => workerUrl,
});

async function postInBatches(worker: Worker, { transactions }: Workbook, labels: Labels, signal: AbortSignal) {
  const post = (message: ToWorker) => worker.postMessage(message);
  for (let start = 0; start < transactions.length && !signal.aborted; start += BATCH_SIZE) {
    post({ transactions: transactions.slice(start, start + BATCH_SIZE) });
    await nextTask();
  }
  post({ labels });
}

/** How long the worker may be silent, ms. It reports its progress. */
const SILENCE_LIMIT = 60_000;

/** Writes the file in a worker. Rejects when the worker fails or the signal is aborted. */
function writeInWorker(
  worker: Worker,
  workbook: Workbook,
  labels: Labels,
  { signal, onProgress }: Options,
): Promise<Blob> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Blob>((resolve, reject) => {
    const expectMessage = () => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new Error('the worker does not answer')), SILENCE_LIMIT);
    };
    expectMessage();
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('error', () => reject(new Error('the worker could not be started')));
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      expectMessage();
      if ('share' in data) onProgress(data.share);
      else if ('file' in data) resolve(data.file);
      else reject(new Error(data.failure));
    });
    postInBatches(worker, workbook, labels, signal).catch(reject);
  }).finally(() => clearTimeout(timer));
}

/** Writes a workbook in a worker and downloads it. */
export async function saveWorkbook(workbook: Workbook, options: Options): Promise<void> {
  const messages = (await loadMessages(options.language)) as Record<string, string>;
  options.signal.throwIfAborted();
  const intl = createIntl({ locale: options.language, messages });
  const labels = labelsOf(workbook.year, (id) => intl.formatMessage({ id }));
  const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
  try {
    const file = await writeInWorker(worker, workbook, labels, options);
    const { year, account } = workbook;
    const id = account === null ? 'transactions.export.file' : 'transactions.export.fileOfAccount';
    download(file, `${intl.formatMessage({ id }, { year: String(year), account })}.xlsx`);
  } finally {
    worker.terminate();
  }
}
