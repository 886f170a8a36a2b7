import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { UNREACHABLE_TEXTS } from '../../support/faults.ts';
import { openWithToken } from '../../support/login.ts';
import type { RunningSandbox } from '../../support/sandbox.ts';
import { expect, test } from '../../support/test.ts';

const LOST = /^net::ERR_EMPTY_RESPONSE POST .*\/activate$/;
const main = (page: Page) => page.getByRole('main');
const activate = (page: Page) => page.getByRole('button', { name: 'Aktivera kortet' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Orders a replacement, which is blocked until it is activated, and returns the card ID of its letter. */
async function replaceCard(page: Page, sandbox: RunningSandbox): Promise<string> {
  await openWithToken(page, sandbox, 'karin', '/replacement-card');
  await page.getByRole('radio', { name: 'Det är borttappat eller stulet' }).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Spärra kortet och beställ ett nytt' }).click();
  await expect(title(page)).toHaveText('Ditt nya kort är på väg');
  await page.goto('/sandbox/mailbox');
  const letter = await page
    .getByText(/kort-id \d{9}/)
    .first()
    .textContent();
  return /\d{9}/.exec(letter ?? '')?.[0] ?? '';
}

async function submit(page: Page, cardId: string) {
  await page.getByRole('textbox', { name: 'Kort-id' }).fill(cardId);
  await activate(page).click();
}

test('a new card is shown as activated although the response was lost', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(LOST);
  const cardId = await replaceCard(page, sandbox);
  await page.goto('/activate-card');
  await sandbox.injectFault({ call: 'activateCard', drop: true, when: 'before' });
  await submit(page, cardId);
  await expect(main(page).getByRole('alert')).toHaveText(UNREACHABLE_TEXTS.swedish);
  await expectAccessible(page);
  await sandbox.clearFaults();
  await sandbox.injectFault({ call: 'activateCard', drop: true, when: 'after' });
  await activate(page).click();
  await expect(title(page)).toHaveText('Kortet är aktiverat');
});

test('a card that was active before is not shown as activated if the response was lost', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(LOST);
  await openWithToken(page, sandbox, 'ellen', '/activate-card');
  await sandbox.injectFault({ call: 'activateCard', drop: true, when: 'after' });
  await submit(page, '123456789');
  await expect(main(page).getByRole('alert')).toHaveText(UNREACHABLE_TEXTS.swedish);
  await sandbox.clearFaults();
  await activate(page).click();
  await expect(title(page)).toHaveText('Kortet är aktiverat');
});
