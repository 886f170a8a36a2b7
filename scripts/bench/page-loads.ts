import type { Browser } from '@playwright/test';
import { PAGE_CASES } from '../../e2e/support/every-page.ts';
import { layoutShiftsOf, recordLayoutShifts, totalShift } from '../../e2e/support/layout-shift.ts';
import { jsonPoster } from '../../e2e/support/post.ts';
import { slowNetwork } from '../../e2e/support/slow-network.ts';
import { medianSpeedOf, type Speed } from './lighthouse.ts';
import { longestTaskOf } from './longest-task.ts';
import { repeatFailed } from './repeat.ts';
import { serve } from './serve.ts';

/** How one page behind the log-in loads, with an empty cache. Null: the measurement has failed. */
export interface PageLoad {
  readonly path: string;
  readonly speed: Speed | null;
  /** The sum of all layout shifts, on a slow network. */
  readonly shift: { readonly phone: number | null; readonly desktop: number | null };
  /** As `longestTaskOf` returns it. */
  readonly longestTask: number | null;
}

/** The first case of each page behind the log-in that opens by its address alone. */
const SIGNED_IN_PAGES = Object.values(PAGE_CASES).filter(
  ({ path, persona, act, prepare }, index, cases) =>
    persona !== null && !act && !prepare && path !== '*' && cases.findIndex((other) => other.path === path) === index,
);

async function shiftOf(browser: Browser, url: string, viewport: { width: number; height: number }): Promise<number> {
  const context = await browser.newContext({ viewport, locale: 'sv-SE' });
  await recordLayoutShifts(context);
  const page = await context.newPage();
  await slowNetwork(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const shift = totalShift(await layoutShiftsOf(page));
  await context.close();
  return shift;
}

/** Measures the pages behind the log-in; `chosen` limits them. `port` is that of the DevTools of the browser. */
export async function pageLoads(browser: Browser, portal: string, port: number, chosen: readonly string[]) {
  await using server = await serve(portal);
  const post = jsonPoster(`${server.origin}/sandbox/api`);
  const loads: PageLoad[] = [];
  for (const { path, persona } of SIGNED_IN_PAGES.filter((page) => chosen.length === 0 || chosen.includes(page.path))) {
    const { accessToken } = await post<{ accessToken: string }>('/token', { persona });
    const address = new URL(path, server.origin);
    address.searchParams.set('token', accessToken);
    const url = address.href;
    loads.push({
      path,
      speed: await medianSpeedOf(url, port),
      shift: {
        phone: await repeatFailed(`the layout shift of ${path} on a phone`, () =>
          shiftOf(browser, url, { width: 390, height: 844 }),
        ),
        desktop: await repeatFailed(`the layout shift of ${path} on a desktop`, () =>
          shiftOf(browser, url, { width: 1280, height: 900 }),
        ),
      },
      longestTask: await longestTaskOf(browser, url),
    });
  }
  return loads;
}
