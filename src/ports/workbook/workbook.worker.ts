import type { Transaction } from '../../../contract/account.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';
import { writeWorkbook } from './write.ts';

const transactions: Transaction[] = [];
const tell = (news: FromWorker) => self.postMessage(news);

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('transactions' in data) {
    transactions.push(...data.transactions);
    return;
  }
  writeWorkbook(transactions, data.labels, (share) => tell({ share })).then(
    (file) => tell({ file }),
    (error: unknown) => tell({ failure: String(error) }),
  );
});
