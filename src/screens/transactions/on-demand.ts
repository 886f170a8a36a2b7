import { lazyPart } from '../lazy-part.tsx';

const fetchDetail = () => import('./TransactionDetail.tsx');
const fetchExportNews = () => import('./ExportNews.tsx');

/** What shows only after a press. */
export const TransactionDetail = lazyPart(fetchDetail);
export const ExportNews = lazyPart(fetchExportNews);

/** Fetches it before anybody presses: by then the connection may be gone. */
export function fetchAhead(): void {
  // Who presses nonetheless is told that it is not there.
  Promise.all([fetchDetail(), fetchExportNews()]).catch(() => undefined);
}
