import type { Page } from '@playwright/test';
import { loginButton } from './places.ts';
import { readQr } from './qr.ts';
import type { RunningSandbox } from './sandbox.ts';

/** Asks for a QR code, in either language, and points the phone's camera at it. Answers with the order in the app. */
export async function scanLoginCode(page: Page, { bankId }: RunningSandbox) {
  await loginButton(page).click();
  const code = page.getByRole('img', { name: /QR-kod att skanna|QR code to scan/ });
  return bankId.scan(await readQr(code));
}

/** The whole log-in with BankID on a phone, from the QR code to the security code. */
export async function logIn(page: Page, sandbox: RunningSandbox, persona: string): Promise<void> {
  const order = await scanLoginCode(page, sandbox);
  await sandbox.bankId.identify(order, persona);
  await sandbox.bankId.approve(order);
}

/** The same, without the two seconds until the portal asks: the page's clock must have been installed. */
export async function logInWithoutWaiting(page: Page, sandbox: RunningSandbox, persona: string): Promise<void> {
  await logIn(page, sandbox, persona);
  await page.clock.runFor(2000);
}

/** Comes in by a link with a token, as somebody who has logged in elsewhere. */
export async function openWithToken(page: Page, sandbox: RunningSandbox, persona: string, path = '/home'): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}token=${await sandbox.token(persona)}`);
}
