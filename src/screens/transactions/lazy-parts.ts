import { lazyPart } from '../lazy-part.tsx';

const loadDetail = () => import('./TransactionDetail.tsx');
const loadExportStatus = () => import('./ExportStatus.tsx');

export const Insight = lazyPart(() => import('./Insight.tsx'));

/** Parts that are shown only after a press. */
export const TransactionDetail = lazyPart(loadDetail);
export const ExportStatus = lazyPart(loadExportStatus);
