import type { Page } from '@playwright/test';
import { openWithToken } from './login.ts';
import { requestResetLink } from './mailbox.ts';
import { rememberOrder } from './remember-order.ts';
import { ROUTE_PATHS } from './route-paths.ts';
import type { RunningSandbox } from './sandbox.ts';
import { expect } from './test.ts';

interface PageCase {
  /** The route, or the address of one of its pages. */
  readonly path: string;
  /** Who is signed in; null for no session. */
  readonly persona: string | null;
  /** What happens on the device before. */
  readonly prepare?: (page: Page, sandbox: RunningSandbox) => Promise<unknown>;
  /** Opens a part of the page that is closed at first. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** The page on which Lars confirms his e-mail address. */
const UNVERIFIED_EMAIL = '/verification-code?contactInformationId=5121&contactInformationType=1';

/** Pages that anna does not see as they open, with another persona, a dialog or a panel; by title. */
const SPECIAL_CASES: Readonly<Record<string, PageCase>> = {
  'log-in with BankID': { path: '/login/bankid', persona: null },
  'log-in with a QR code': { path: '/login/bankid', persona: null, act: press(/^Visa QR-kod/) },
  'accessibility statement': { path: '/accessibility', persona: null },

  home: { path: '/home', persona: 'noor' },
  terms: { path: '/home', persona: 'nils' },
  'employer policy': { path: '/home', persona: 'lova' },
  'home with old contact details': { path: '/home', persona: 'stig' },
  transactions: { path: '/transactions', persona: 'anna' },
  'a transaction': {
    path: '/transactions',
    persona: 'james',
    act: (page) => page.locator('main [aria-expanded]').last().click(),
  },
  'top-ups': { path: '/topup', persona: 'tyra' },
  card: { path: '/card', persona: 'anna' },
  'a signature': { path: '/card', persona: 'anna', act: press(/^Visa PIN-kod/) },
  'card activation': { path: '/activate-card', persona: 'ellen' },
  'mobile devices': { path: '/mobile-devices', persona: 'siri' },
  'physical card': { path: '/physical-card-welcome', persona: 'algot' },
  'delivery address': { path: '/physical-card-address', persona: 'algot' },
  'delivery address to enter': { path: '/physical-card-address', persona: 'ebbe' },
  'choice of a PIN': { path: '/choose-pin', persona: 'algot' },
  'ordered physical card': { path: '/physical-card-done', persona: 'ellen', prepare: rememberOrder },
  'no physical card': { path: '/physical-card-welcome', persona: 'ellen' },
  'account details': { path: '/settings/details', persona: 'noor' },
  'no e-mail address to confirm': { path: '/verification-code', persona: 'lars' },
  'e-mail address to confirm': { path: UNVERIFIED_EMAIL, persona: 'lars' },
  menu: { path: '/home', persona: 'noor', act: press(/^Meny$/) },
};

/** A page that opens another app and shows nothing of its own. */
const WITHOUT_CONTENT = '/login/app-redirect';

const special = new Set([WITHOUT_CONTENT, ...Object.values(SPECIAL_CASES).map(({ path }) => path)]);
const others = ROUTE_PATHS.filter((path) => !special.has(path)).map((path): [string, PageCase] => [
  path,
  { path, persona: path.startsWith('/login') ? null : 'anna' },
]);

/** Every page, some with a dialog or a panel open, by title. */
export const PAGE_CASES: Readonly<Record<string, PageCase>> = { ...SPECIAL_CASES, ...Object.fromEntries(others) };

async function addressOf(path: string, sandbox: RunningSandbox): Promise<string> {
  if (path.includes(':token')) return requestResetLink('anna.lindqvist@example.se', sandbox);
  return path.replace(/^\*$/, '/*').replace(/\*$/, 'no-such-page');
}

/** Opens a page without waiting for its content. */
export async function openPage(page: Page, sandbox: RunningSandbox, pageCase: PageCase): Promise<void> {
  const { path, persona, prepare } = pageCase;
  await prepare?.(page, sandbox);
  const address = await addressOf(path, sandbox);
  if (persona === null) await page.goto(address);
  else await openWithToken(page, sandbox, persona, address);
}

/** Opens a page, waits until it has loaded everything, and opens the part that is closed at first. */
export async function openCase(page: Page, sandbox: RunningSandbox, pageCase: PageCase): Promise<void> {
  await openPage(page, sandbox, pageCase);
  await page.waitForLoadState('networkidle');
  // While the portal loads, there is a heading for screen readers only. A dialog hides the heading from them.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  await pageCase.act?.(page);
}
