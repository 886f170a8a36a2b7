import type { Page } from '@playwright/test';
import { loginButton, openWithToken } from '../support/login.ts';
import type { RunningSandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';
import { order } from '../support/topups.ts';

/*
 * The session ends in the middle of a task.
 */

test.use({ viewport: { width: 1280, height: 900 } });

/** Requests the PIN and shows the QR code for the signature. */
async function startSigning(page: Page, sandbox: RunningSandbox): Promise<void> {
  await openWithToken(page, sandbox, 'anna', '/card');
  await page.getByRole('button', { name: /^Visa PIN-kod/ }).click();
  await loginButton(page).click();
  await expect(page.getByRole('img', { name: /^QR-kod att skanna/ })).toBeVisible();
}

interface Task {
  readonly name: string;
  /** The call that finds the token expired, and what the console reports. */
  readonly call: string;
  readonly reported: readonly RegExp[];
  /** Leads to the call; `expire` is called before the last step. */
  readonly run: (page: Page, sandbox: RunningSandbox, expire: () => Promise<unknown>) => Promise<void>;
}

const TASKS: readonly Task[] = [
  {
    name: 'signing',
    call: 'collectSigning',
    // Without a token the backend does not cancel the order; it expires.
    reported: [/^401 POST .*\/collect$/, /^400 POST .*\/cancel$/],
    async run(page, sandbox, expire) {
      await startSigning(page, sandbox);
      await expire();
    },
  },
  {
    name: 'ordering a month',
    call: 'orderTopup',
    reported: [/^401 POST .*\/order$/],
    async run(page, sandbox, expire) {
      await openWithToken(page, sandbox, 'vera', '/topup');
      await expect(order(page, 'december')).toBeEnabled();
      await expire();
      await order(page, 'december').click();
    },
  },
  {
    name: 'a form',
    call: 'savePreferences',
    reported: [/^401 POST .*\/preferences$/],
    async run(page, sandbox, expire) {
      await openWithToken(page, sandbox, 'anna', '/settings/limits');
      await page.getByRole('textbox', { name: 'Per dag, kr' }).fill('150');
      await expire();
      await page.getByRole('button', { name: 'Spara gränserna' }).click();
    },
  },
];

for (const { name, call, reported, run } of TASKS) {
  test(`a token that expires during ${name}: the log-in says why, and nothing of the task stays`, async ({
    page,
    sandbox,
    consoleGuard,
  }) => {
    consoleGuard.expect(...reported);
    await run(page, sandbox, () => sandbox.injectFault({ call, status: 401 }));
    await expect(loginButton(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveText(
      'Din inloggning gäller inte längre. Logga in igen för att fortsätta.',
    );
  });
}
