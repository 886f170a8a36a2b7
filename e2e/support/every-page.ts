import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openWithToken } from './login.ts';
import { requestResetLink } from './mailbox.ts';
import { rememberOrder } from './remember-order.ts';
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
export const UNVERIFIED_EMAIL = '/verification-code?contactInformationId=5121&contactInformationType=1';

/** Every page, some with a dialog or a panel open, by title. */
export const PAGE_CASES: Readonly<Record<string, PageCase>> = {
  'log-in with BankID': { path: '/login/bankid', persona: null },
  'log-in with a QR code': { path: '/login/bankid', persona: null, act: press(/^Visa QR-kod/) },
  'log-in with a password': { path: '/login/email', persona: null },
  'forgotten password': { path: '/login/email-recover', persona: null },
  'new password': { path: '/login/reset-password/:token', persona: null },
  'accessibility statement': { path: '/accessibility', persona: null },
  'unknown log-in address': { path: '/login/*', persona: null },

  terms: { path: '/home', persona: 'nils' },
  'employer policy': { path: '/home', persona: 'lova' },
  home: { path: '/home', persona: 'noor' },
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
  'card in the phone': { path: '/digital-pay-onboard', persona: 'anna' },
  'replacement card': { path: '/replacement-card', persona: 'anna' },
  'physical card': { path: '/physical-card-welcome', persona: 'algot' },
  'delivery address': { path: '/physical-card-address', persona: 'algot' },
  'delivery address to enter': { path: '/physical-card-address', persona: 'ebbe' },
  'choice of a PIN': { path: '/choose-pin', persona: 'algot' },
  'ordered physical card': { path: '/physical-card-done', persona: 'ellen', prepare: rememberOrder },
  'no physical card': { path: '/physical-card-welcome', persona: 'ellen' },
  'currency calculator': { path: '/currency-calculator', persona: 'anna' },
  'my details': { path: '/settings/user', persona: 'anna' },
  'notification preferences': { path: '/settings/notifications', persona: 'anna' },
  'purchase limits': { path: '/settings/limits', persona: 'anna' },
  'account details': { path: '/settings/details', persona: 'noor' },
  'new e-mail address': { path: '/edit-email', persona: 'anna' },
  'new phone number': { path: '/edit-phone', persona: 'anna' },
  'no e-mail address to confirm': { path: '/verification-code', persona: 'lars' },
  'e-mail address to confirm': { path: UNVERIFIED_EMAIL, persona: 'lars' },
  support: { path: '/support', persona: 'anna' },
  'terms and conditions': { path: '/terms-conditions', persona: 'anna' },
  'unknown address': { path: '*', persona: 'anna' },
  menu: { path: '/home', persona: 'noor', act: press(/^Meny$/) },
};

/** A page that opens another app and shows nothing of its own. */
const WITHOUT_CONTENT = '/login/app-redirect';

/** The routes of the portal for which there is no case. */
export function missingRoutes(): string[] {
  const source = readFileSync(join(import.meta.dirname, '../../src/app/routes.ts'), 'utf8');
  const paths = [...source.matchAll(/^ {2}route\('([^']+)'/gm)].map(([, path]) => path);
  const tested = new Set([WITHOUT_CONTENT, ...Object.values(PAGE_CASES).map(({ path }) => path)]);
  return paths.filter((path): path is string => path !== undefined && !tested.has(path));
}

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
