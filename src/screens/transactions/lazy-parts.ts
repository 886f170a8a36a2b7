import { lazyPart } from '../lazy-part.tsx';

const fetchDetail = () => import('./TransactionDetail.tsx');
const fetchExportStatus = () => import('./ExportStatus.tsx');

/** What shows only after a press. */
export const TransactionDetail = lazyPart(fetchDetail);
export const ExportStatus = lazyPart(fetchExportStatus);

/** Fetches it before anybody presses: by then the connection may be gone. */
export function prefetchParts(): void {
  // Who presses nonetheless is told that it is not there.
  Promise.all([fetchDetail(), fetchExportStatus()]).catch(() => undefined);
}
