import type { Browser, Page } from '@playwright/test';
import { BankIdApp } from '../../e2e/support/bankid-app.ts';
import { loginButton } from '../../e2e/support/login.ts';
import { median } from './median.ts';
import { resultsOf } from './repeat.ts';
import { serve } from './serve.ts';
import { openSlowPhone } from './slow-phone.ts';
import { recordWaterfall } from './waterfall.ts';

const PERSONA = 'anna';
const POLL = /\/bankid\/v2\/collect/;
/** The last read of home whose URL the next start uses. */
const LAST_READ = /\/card-pin-status$/;

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

/** An element with a text. */
interface Awaited {
  readonly selector: string;
  /** A regular expression. */
  readonly text: string;
}

const LOGIN_BUTTON: Awaited = { selector: 'button', text: '^Visa QR-kod' };
const BALANCE: Awaited = { selector: 'p.text-figure', text: '\\d\\skr$' };

/**
 * When an element is on the screen that is not part of the prerendered page; ms since 1970. The page looks in every frame:
 * the `waitFor` of Playwright looks every 500 ms after the first second.
 */
const timeOf = (page: Page, awaited: Awaited): Promise<number> =>
  page.evaluate(
    ({ selector, text }) =>
      new Promise((resolve) => {
        const isShown = (element: Element) =>
          element.checkVisibility() &&
          element.closest('[inert]') === null &&
          RegExp(text).test(element.textContent ?? '');
        const look = () => {
          if ([...document.querySelectorAll(selector)].some(isShown))
            resolve(performance.timeOrigin + performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    awaited,
  );

/** From `start`, which resolves as soon as the page can be looked at, until an element is on the screen. */
async function timed(page: Page, start: () => Promise<unknown>, awaited: Awaited): Promise<[number, number]> {
  const from = Date.now();
  await start();
  return [from, await timeOf(page, awaited)];
}

/** Logs in on a slow phone and reloads, once. The browser's cache is filled, as for a user who returns. */
async function measureOnce(browser: Browser, origin: string): Promise<TimeToBalance> {
  await using phone = await openSlowPhone(browser);
  const { page, devTools } = phone;
  const bankId = new BankIdApp(`${origin}/sandbox/api/bankid`);
  await page.goto(`${origin}/login/bankid`);
  await loginButton(page).waitFor();
  const reloadPage = () => page.reload({ waitUntil: 'commit' });
  const login = await timed(page, reloadPage, LOGIN_BUTTON);
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
  const lastRead = page.waitForResponse(LAST_READ);
  const approval = await timed(page, () => bankId.approve(order), BALANCE);
  await (await lastRead).finished();
  const reload = await timed(page, reloadPage, BALANCE);
  const length = ([from, to]: [number, number]) => Math.round(to - from);
  return {
    login: length(login),
    approval: length(approval),
    reload: length(reload),
    waterfalls: { approval: waterfall.draw(...approval), reload: waterfall.draw(...reload) },
  };
}

/** The medians of five runs, and the waterfalls of the last one; null if a run fails again and again. */
export async function timeToBalance(browser: Browser, portal: string, runs = 5): Promise<TimeToBalance | null> {
  await using server = await serve(portal);
  const results = await resultsOf('the time to the balance', runs, () => measureOnce(browser, server.origin));
  if (results === null) return null;
  const medianOf = (name: 'login' | 'approval' | 'reload') => median(results.map((result) => result[name]));
  const last = results.at(-1);
  if (last === undefined) throw new Error('no runs');
  return { ...last, login: medianOf('login'), approval: medianOf('approval'), reload: medianOf('reload') };
}
