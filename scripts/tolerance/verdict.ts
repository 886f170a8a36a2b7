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

const IDS = new Set(Object.keys(sv));
const BAD_TEXT = /\bundefined\b|\bNaN\b|Invalid Date|\[object |\bnull\b/;

/** Texts that no user may see: JavaScript's words for missing values, and the ids of messages. */
export function badTexts(text: string): string[] {
  const ids = (text.match(/[a-z][\w-]*(\.[\w-]+)+/gi) ?? []).filter((word) => IDS.has(word));
  return [...(BAD_TEXT.exec(text) ?? []), ...ids];
}
