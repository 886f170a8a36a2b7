import lighthouse from 'lighthouse';
import { resultsOf } from './repeat.ts';

/** Lighthouse's figures on a simulated phone with a slow network. Times in ms. */
export interface Speed {
  readonly score: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  /** Not a time. */
  readonly layoutShift: number;
}

const RUNS = 3;
/** ms; a page is idle long before. */
const MAX_LOAD = 30_000;

async function speedOf(url: string, port: number): Promise<Speed> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
    maxWaitForLoad: MAX_LOAD,
    logLevel: 'silent',
  });
  const { audits, categories, runtimeError } = result?.lhr ?? {};
  const score = categories?.performance?.score;
  if (runtimeError || !audits || typeof score !== 'number')
    throw new Error(runtimeError?.message ?? 'Lighthouse returned no score');
  const value = (id: string) => Math.round(audits[id]?.numericValue ?? Number.NaN);
  return {
    score: Math.round(score * 100),
    firstContentfulPaint: value('first-contentful-paint'),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    layoutShift: Math.round((audits['cumulative-layout-shift']?.numericValue ?? Number.NaN) * 1000) / 1000,
  };
}

/**
 * Measures a page three times in the browser whose DevTools listen on `port`, and returns the run with the median score.
 * Returns null if Lighthouse fails again and again.
 */
export async function medianSpeedOf(url: string, port: number): Promise<Speed | null> {
  const runs = await resultsOf(`Lighthouse on ${new URL(url).pathname}`, RUNS, () => speedOf(url, port));
  return runs?.toSorted((a, b) => a.score - b.score)[Math.floor(RUNS / 2)] ?? null;
}
