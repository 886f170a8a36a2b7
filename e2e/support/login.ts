import type { Locator, Page } from '@playwright/test';
import { readQr } from './qr.ts';
import type { RunningSandbox } from './sandbox.ts';

/** The button that starts a log-in with BankID, in either language. The static preview of the page has no such button. */
export const loginButton = (page: Page): Locator => page.getByRole('button', { name: /^(Visa QR-kod|Show QR code)/ });

/** Scans the QR code on the page with the phone. Returns the order in the BankID app. */
async function scanCode(page: Page, { bankId }: RunningSandbox) {
  const code = page.getByRole('img', { name: /QR-kod att skanna|QR code to scan/ });
  return bankId.scan(await readQr(code));
}

/** Starts a log-in and scans its QR code with the phone. Returns the order in the BankID app. */
export async function scanLoginCode(page: Page, sandbox: RunningSandbox) {
  await loginButton(page).click();
  return scanCode(page, sandbox);
}

/** Signs with the QR code that is on the page: the second signature of a session starts with it. */
export async function signShownCode(page: Page, sandbox: RunningSandbox, persona: string): Promise<void> {
  const order = await scanCode(page, sandbox);
  await sandbox.bankId.identify(order, persona);
  await sandbox.bankId.approve(order);
}

/** Logs in with BankID on a phone, from the QR code to the security code. */
export async function logIn(page: Page, sandbox: RunningSandbox, persona: string): Promise<void> {
  const order = await scanLoginCode(page, sandbox);
  await sandbox.bankId.identify(order, persona);
  await sandbox.bankId.approve(order);
}

/** Logs in and skips the 2 s until the portal polls; `page.clock` must be installed. */
export async function logInWithoutWaiting(page: Page, sandbox: RunningSandbox, persona: string): Promise<void> {
  await logIn(page, sandbox, persona);
  await page.clock.runFor(2000);
}

/** Opens a path with a token in the URL. */
export async function openWithToken(
  page: Page,
  sandbox: RunningSandbox,
  persona: string,
  path = '/home',
): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}token=${await sandbox.token(persona)}`);
}
