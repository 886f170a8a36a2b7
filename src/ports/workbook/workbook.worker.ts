import type { Transaction } from '../../../contract/transaction.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';
import { writeWorkbook } from './write.ts';

const transactions: Transaction[] = [];
const post = (message: FromWorker) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('transactions' in data) {
    transactions.push(...data.transactions);
    return;
  }
  writeWorkbook(transactions, data.labels, (share) => post({ share })).then(
    (file) => post({ file }),
    (error: unknown) => post({ failure: String(error) }),
  );
});
