import lighthouse from 'lighthouse';

/** What Lighthouse measures on a simulated phone with a slow network; times in ms. */
export interface Speed {
  readonly score: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
}

/** Loads a page in the browser that listens for its tools on `port`. Throws when Lighthouse cannot measure it. */
export async function speedOf(address: string, port: number): Promise<Speed> {
  const result = await lighthouse(address, { port, onlyCategories: ['performance'], logLevel: 'error' });
  const { audits, categories, runtimeError } = result?.lhr ?? {};
  const score = categories?.performance?.score;
  if (runtimeError || !audits || typeof score !== 'number')
    throw new Error(runtimeError?.message ?? 'nothing measured');
  const value = (id: string) => Math.round(audits[id]?.numericValue ?? Number.NaN);
  return {
    score: Math.round(score * 100),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
  };
}
