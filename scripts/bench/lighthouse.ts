import lighthouse from 'lighthouse';

/** Lighthouse's figures on a simulated phone with a slow network. Times in ms. */
export interface Speed {
  readonly score: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
}

/** Measures a page in the browser whose DevTools listen on `port`. Rejects if Lighthouse fails. */
export async function speedOf(url: string, port: number): Promise<Speed> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
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
  };
}
