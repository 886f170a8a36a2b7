import type { Browser, Page } from '@playwright/test';
import { jsonPoster } from '../../e2e/support/post.ts';
import { repeatFailed } from './repeat.ts';
import { serve } from './serve.ts';

/** How fast the page shows a large year and reacts to the keyboard. Times in ms. */
export interface Responsiveness {
  readonly rows: number;
  /** From the end of the response to the paint of the first rows. */
  readonly firstPaint: number;
  /** The longest delay of a key while the user types into the search, or the longest task, which would delay a key. */
  readonly longestDelay: number;
}

/** What the page records about itself. */
interface Recording {
  paintedAt: number;
  longestDelay: number;
  observeDelays(): void;
}
type RecordingWindow = typeof globalThis & { readonly recording: Recording };

/** Runs in the page, before its own scripts. */
function record(): void {
  const recording: Recording = {
    paintedAt: 0,
    longestDelay: 0,
    observeDelays() {
      const add = (ms: number) => {
        recording.longestDelay = Math.max(recording.longestDelay, ms);
      };
      new PerformanceObserver((list) => {
        for (const { startTime, processingStart } of list.getEntries() as PerformanceEventTiming[])
          add(processingStart - startTime);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      // Tasks of more than 50 ms.
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) add(duration);
      }).observe({ type: 'longtask' });
    },
  };
  Object.assign(globalThis, { recording });
  const observer = new MutationObserver(() => {
    if (!document.querySelector('table')) return;
    observer.disconnect();
    // A message posted from a frame callback arrives after the frame is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        recording.paintedAt = performance.now();
      };
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function measure(page: Page, url: string, slowdown: number): Promise<Responsiveness> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(record);
  await page.goto(url);
  await page.waitForFunction(() => (globalThis as RecordingWindow).recording.paintedAt > 0);
  const firstPaint = await page.evaluate(() => {
    const year = performance.getEntriesByType('resource').find(({ name }) => /\/years\/\d+$/.test(name));
    return (globalThis as RecordingWindow).recording.paintedAt - (year as PerformanceResourceTiming).responseEnd;
  });
  await page.getByRole('button', { name: 'Sök', exact: true }).click();
  const search = page.getByRole('search').getByRole('textbox').first();
  await search.focus();
  await page.evaluate(() => (globalThis as RecordingWindow).recording.observeDelays());
  await search.pressSequentially('kaffeautomaten', { delay: 150 });
  for (let letters = 0; letters < 14; letters++) await page.keyboard.press('Backspace', { delay: 60 });
  await page.waitForTimeout(1000);
  const longestDelay = await page.evaluate(() => (globalThis as RecordingWindow).recording.longestDelay);
  const text = (await page.getByRole('search').getByRole('status').textContent()) ?? '';
  return { rows: Number(text.replace(/\D/g, '')), firstPaint, longestDelay };
}

/**
 * Opens last year of the persona with 20,000 transactions and types into its search, at full speed and four times
 * slower. Null: the measurement has failed.
 */
export async function responsivenessOf(
  browser: Browser,
  portal: string,
): Promise<{ full: Responsiveness | null; slow: Responsiveness | null }> {
  await using server = await serve(portal);
  const post = jsonPoster(`${server.origin}/sandbox/api`);
  const open = async (slowdown: number) => {
    const { accessToken } = await post<{ accessToken: string }>('/token', { persona: 'bosse' });
    const page = await browser.newPage();
    const year = new Date().getFullYear() - 1;
    const result = await measure(page, `${server.origin}/transactions?year=${year}&token=${accessToken}`, slowdown);
    await page.close();
    return result;
  };
  const repeated = (slowdown: number) =>
    repeatFailed(`the year of 20,000 transactions at 1/${slowdown} of the speed`, () => open(slowdown));
  return { full: await repeated(1), slow: await repeated(4) };
}
