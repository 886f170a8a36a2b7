import type { Locator, Page } from '@playwright/test';
import { messagesTo } from './mailbox.ts';
import type { RunningSandbox } from './sandbox.ts';

/** Opens a page as a user who has logged in with a password. */
export async function openWithPasswordToken(
  page: Page,
  sandbox: RunningSandbox,
  persona: string,
  path: string,
): Promise<void> {
  await page.goto(`${path}?token=${await sandbox.token(persona, { authenticationMethod: 'PASSWORD' })}`);
}

/** Enters the code that was sent to a new e-mail address or phone number. */
export async function enterCode(page: Page, sandbox: RunningSandbox, recipient: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Kod' });
  await field.waitFor();
  const [message] = await messagesTo(recipient, sandbox);
  if (!message?.code) throw new Error(`no code was sent to ${recipient}`);
  await field.fill(message.code);
  await page.getByRole('button', { name: 'Bekräfta' }).click();
}

/** Requests a one-time code by e-mail and enters it; `press` presses the button that confirms it. */
export async function signWithCode(
  page: Page,
  sandbox: RunningSandbox,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  await page.getByRole('button', { name: 'Skicka kod' }).click();
  const field = page.getByRole('textbox', { name: 'Engångskod' });
  await field.waitFor();
  const [mail] = await messagesTo(null, sandbox);
  if (!mail?.code) throw new Error('no code was sent');
  await field.fill(mail.code);
  await press(page.getByRole('button', { name: 'Bekräfta' }));
}
