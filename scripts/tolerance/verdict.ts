import sv from '../../locales/sv.json' with { type: 'json' };

/** What a changed response costs. */
export type Verdict = 'shown' | 'rowLost' | 'partLost' | 'pageLost';

/** What is on the screen. */
export interface Sight {
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

export function verdictOf(sight: Sight, normal: Sight): Verdict {
  if (!sight.isSettled || sight.path !== normal.path || PAGE_LOST.some((text) => sight.text.includes(text)))
    return 'pageLost';
  if (sight.alerts > normal.alerts) return 'partLost';
  return ROW_LOST.test(sight.text) ? 'rowLost' : 'shown';
}
