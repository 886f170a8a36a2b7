import type { Browser, Page } from '@playwright/test';
import { BankIdApp } from '../../e2e/support/bankid-app.ts';
import { loginButton } from '../../e2e/support/login.ts';
import { repeatFailed } from './repeat.ts';
import { serve } from './serve.ts';
import { openSlowPhone } from './slow-phone.ts';
import { recordWaterfall } from './waterfall.ts';

const PERSONA = 'anna';
const POLL = /\/bankid\/v2\/collect/;

/** Times on a slow phone, ms, and the requests in between. */
export interface TimeToBalance {
  /** From a reload of the log-in page until its button can be pressed. */
  readonly login: number;
  /** From the approval in the BankID app, half an interval after a poll, until the balance is on the screen. */
  readonly approval: number;
  /** From a reload of /home with a valid token until the balance is on the screen. */
  readonly reload: number;
  readonly waterfalls: { readonly approval: string; readonly reload: string };
}

const balanceOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Saldo' })
    .getByText(/\d\skr$/)
    .first();

async function timed(start: () => Promise<unknown>, end: () => Promise<unknown>): Promise<[number, number]> {
  const from = Date.now();
  await Promise.all([start(), end()]);
  return [from, Date.now()];
}

/** Logs in on a slow phone and reloads, once. The browser's cache is filled, as for a user who returns. */
async function measureOnce(browser: Browser, origin: string): Promise<TimeToBalance> {
  await using phone = await openSlowPhone(browser);
  const { page, devTools } = phone;
  const bankId = new BankIdApp(`${origin}/sandbox/api/bankid`);
  await page.goto(`${origin}/login/bankid`);
  await loginButton(page).waitFor();
  const login = await timed(
    () => page.reload({ waitUntil: 'commit' }),
    () => loginButton(page).waitFor(),
  );
  const started = page.waitForResponse(/\/bankid\/v2\/start/);
  await loginButton(page).click();
  const { autoStartToken } = await (await started).json();
  const order = await bankId.open(autoStartToken);
  await bankId.identify(order, PERSONA);
  await page.waitForResponse(POLL);
  const waterfall = recordWaterfall(devTools);
  await page.waitForTimeout(3000);
  await page.waitForResponse(POLL);
  await page.waitForTimeout(1000);
  const approval = await timed(
    () => bankId.approve(order),
    () => balanceOf(page).waitFor(),
  );
  await page.waitForLoadState('networkidle');
  const reload = await timed(
    () => page.reload({ waitUntil: 'commit' }),
    () => balanceOf(page).waitFor(),
  );
  await page.waitForLoadState('networkidle');
  const length = ([from, to]: [number, number]) => to - from;
  return {
    login: length(login),
    approval: length(approval),
    reload: length(reload),
    waterfalls: { approval: waterfall.draw(...approval), reload: waterfall.draw(...reload) },
  };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The medians of five runs, and the waterfalls of the last one; null if a run fails again and again. */
export async function timeToBalance(browser: Browser, portal: string, runs = 5): Promise<TimeToBalance | null> {
  await using server = await serve(portal);
  const results: TimeToBalance[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await repeatFailed('the time to the balance', () => measureOnce(browser, server.origin));
    if (result === null) return null;
    results.push(result);
  }
  const medianOf = (name: 'login' | 'approval' | 'reload') => median(results.map((result) => result[name]));
  const last = results.at(-1);
  if (last === undefined) throw new Error('no runs');
  return { ...last, login: medianOf('login'), approval: medianOf('approval'), reload: medianOf('reload') };
}
