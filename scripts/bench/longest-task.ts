import type { Browser } from '@playwright/test';
import { median } from './median.ts';
import { resultsOf } from './repeat.ts';
import { openSlowPhone } from './slow-phone.ts';

type RecordingWindow = typeof globalThis & { readonly longTasks: readonly number[] };

/** Runs in the page, before its own scripts. */
function recordLongTasks(): void {
  const longTasks: number[] = [];
  Object.assign(globalThis, { longTasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

async function longestTaskOfLoad(browser: Browser, url: string): Promise<number> {
  await using phone = await openSlowPhone(browser);
  await phone.page.addInitScript(recordLongTasks);
  await phone.page.goto(url, { waitUntil: 'networkidle' });
  return await phone.page.evaluate(() => Math.max(0, ...(globalThis as RecordingWindow).longTasks));
}

const RUNS = 5;

/**
 * The longest task of a page on a slow phone, ms; 0 if none is longer than 50 ms. The median of five loads with an empty
 * cache, because single loads differ much. Returns null if a load fails again and again.
 */
export async function longestTaskOf(browser: Browser, url: string): Promise<number | null> {
  const name = `the longest task of ${new URL(url).pathname}`;
  const longest = await resultsOf(name, RUNS, () => longestTaskOfLoad(browser, url));
  return longest && median(longest);
}
