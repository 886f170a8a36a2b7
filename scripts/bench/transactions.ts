import type { Browser, Page } from '@playwright/test';
import { jsonPoster } from '../../e2e/support/post.ts';
import { serve } from './serve.ts';

/** How a large year behaves; times in ms. */
export interface Manners {
  readonly rows: number;
  /** From the last byte of the year until its first rows are painted. */
  readonly firstPaint: number;
  /** The longest that a key waited while somebody typed into the search, or would have waited behind a long task. */
  readonly block: number;
}

/** What the page writes down about itself. */
interface Notes {
  painted: number;
  longest: number;
  watch(): void;
}
type Noting = typeof globalThis & { readonly notes: Notes };

/** Runs in the page, before anything of it. */
function takeNotes(): void {
  const notes: Notes = {
    painted: 0,
    longest: 0,
    watch() {
      const keep = (ms: number) => {
        notes.longest = Math.max(notes.longest, ms);
      };
      new PerformanceObserver((list) => {
        for (const { startTime, processingStart } of list.getEntries() as PerformanceEventTiming[])
          keep(processingStart - startTime);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      // A task of more than 50 ms would have held a key up, if one had come just then.
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) keep(duration);
      }).observe({ type: 'longtask' });
    },
  };
  Object.assign(globalThis, { notes });
  const observer = new MutationObserver(() => {
    if (!document.querySelector('table')) return;
    observer.disconnect();
    // The frame comes first, and what is posted from it comes when it is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        notes.painted = performance.now();
      };
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function measure(page: Page, address: string, slowness: number): Promise<Manners> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.addInitScript(takeNotes);
  await page.goto(address);
  await page.waitForFunction(() => (globalThis as Noting).notes.painted > 0);
  const firstPaint = await page.evaluate(() => {
    const year = performance.getEntriesByType('resource').find(({ name }) => /\/years\/\d+$/.test(name));
    return (globalThis as Noting).notes.painted - (year as PerformanceResourceTiming).responseEnd;
  });
  const search = page.getByRole('search').getByRole('textbox').first();
  await search.focus();
  await page.evaluate(() => (globalThis as Noting).notes.watch());
  await search.pressSequentially('kaffeautomaten', { delay: 150 });
  for (let letters = 0; letters < 14; letters++) await page.keyboard.press('Backspace', { delay: 60 });
  await page.waitForTimeout(1000);
  const block = await page.evaluate(() => (globalThis as Noting).notes.longest);
  const text = (await page.getByRole('search').getByRole('status').textContent()) ?? '';
  return { rows: Number(text.replace(/\D/g, '')), firstPaint, block };
}

/** Opens last year of a whole workplace, at full speed and four times slower, and types into its search. */
export async function mannersOf(browser: Browser, built: string): Promise<{ full: Manners; slow: Manners }> {
  await using server = await serve(built);
  const post = jsonPoster(`${server.origin}/sandbox/api`);
  const open = async (slowness: number) => {
    const { accessToken } = await post<{ accessToken: string }>('/token', { persona: 'bosse' });
    const page = await browser.newPage();
    const year = new Date().getFullYear() - 1;
    const manners = await measure(page, `${server.origin}/transactions?year=${year}&token=${accessToken}`, slowness);
    await page.close();
    return manners;
  };
  return { full: await open(1), slow: await open(4) };
}
