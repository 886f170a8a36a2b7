import { createIntl } from '@formatjs/intl';
import { asLanguage, type Workbook } from '../../../machines/ports.ts';
import { download } from '../download.ts';
import { loadMessages } from '../messages.ts';
import { type Labels, labelsOf } from './labels.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';
import address from './workbook.worker.ts?worker&url';

/** So many transactions are handed over at a time, so that handing over never holds the page up. */
const HANDFUL = 500;

interface Options {
  readonly signal: AbortSignal;
  readonly told: (share: number) => void;
}

const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Not yet among TypeScript's own. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string };
}

/** The content policy lets scripts come only by way of a policy of ours; this one knows a single address. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('workbook', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

async function wordsOfPage() {
  const locale = asLanguage(document.documentElement.lang) ?? 'sv';
  return createIntl({ locale, messages: (await loadMessages(locale)) as Record<string, string> });
}

/** Has the worker write the file. Rejects when it cannot, or when it is aborted. */
function written(worker: Worker, { transactions }: Workbook, labels: Labels, { signal, told }: Options): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const send = (parcel: ToWorker) => worker.postMessage(parcel);
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('error', () => reject(new Error('the worker does not run')));
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if ('share' in data) told(data.share);
      else if ('file' in data) resolve(data.file);
      else reject(new Error(data.failure));
    });
    const handOver = async () => {
      for (let at = 0; at < transactions.length && !signal.aborted; at += HANDFUL) {
        send({ transactions: transactions.slice(at, at + HANDFUL) });
        await turn();
      }
      send({ labels });
    };
    handOver().catch(reject);
  });
}

/** Writes a workbook in a worker and hands it to the browser as a download. */
export async function saveWorkbook(workbook: Workbook, options: Options): Promise<void> {
  const intl = await wordsOfPage();
  const labels = labelsOf(workbook.year, (id) => intl.formatMessage({ id }));
  const worker = new Worker(workerAddress(), { type: 'module' });
  try {
    const file = await written(worker, workbook, labels, options);
    download(file, `${intl.formatMessage({ id: 'transactions.export.file' }, { year: String(workbook.year) })}.xlsx`);
  } finally {
    worker.terminate();
  }
}
