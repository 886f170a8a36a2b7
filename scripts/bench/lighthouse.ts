import lighthouse from 'lighthouse';

/** Lighthouse's figures on a simulated phone with a slow network. Times in ms. */
export interface Speed {
  readonly score: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  /** Not a time. */
  readonly layoutShift: number;
}

/** A run can fail for reasons of the browser, such as NO_NAVSTART. It is repeated at most this many times. */
const MAX_REPEATS = 3;
const RUNS = 3;

async function speedOf(url: string, port: number): Promise<Speed> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'silent' });
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

async function speedAfterRepeats(url: string, port: number): Promise<Speed> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await speedOf(url, port);
    } catch (error) {
      if (repeats === MAX_REPEATS) throw error;
      console.error(`Lighthouse failed on ${new URL(url).pathname} and runs again: ${String(error)}`);
    }
  }
}

/**
 * Measures a page three times in the browser whose DevTools listen on `port`, and returns the run with the median score.
 * Rejects if Lighthouse fails again and again.
 */
export async function medianSpeedOf(url: string, port: number): Promise<Speed> {
  const runs: Speed[] = [];
  while (runs.length < RUNS) runs.push(await speedAfterRepeats(url, port));
  return runs.toSorted((a, b) => a.score - b.score)[Math.floor(RUNS / 2)] as Speed;
}
