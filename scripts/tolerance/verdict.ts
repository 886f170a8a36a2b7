import sv from '../../locales/sv.json' with { type: 'json' };

/** What a changed response costs. */
export type Verdict = 'shown' | 'rowLost' | 'partLost' | 'pageLost';

/** What is on the screen. */
export interface VisiblePage {
  readonly path: string;
  /** The texts and accessible names of the page. */
  readonly text: string;
  /** How many error messages are shown. */
  readonly alerts: number;
  /** Whether everything has loaded in time. */
  readonly isSettled: boolean;
}

/** Texts that replace a whole page. */
const PAGE_LOST = [sv['crash.title'], sv['loading.pageFailed'], sv['access-gate.loadFailed.title']];
/** Part of every message about lost rows. */
const ROW_LOST = /kunde inte visas\./;

/** What the change has cost, compared with the page that shows the unchanged response. */
export function verdictOf(shown: VisiblePage, normal: VisiblePage): Verdict {
  if (!shown.isSettled || shown.path !== normal.path || PAGE_LOST.some((text) => shown.text.includes(text)))
    return 'pageLost';
  if (shown.alerts > normal.alerts) return 'partLost';
  return ROW_LOST.test(shown.text) ? 'rowLost' : 'shown';
}
