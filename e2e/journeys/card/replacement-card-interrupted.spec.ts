import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { fetchFromSandbox } from '../../support/change-answer.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

const KINDS = {
  digital: {
    persona: 'anna',
    path: '/replacement-card?digital',
    button: 'Spärra och skapa ett nytt kort',
    titleAfterReturn: 'Kortet är redan ersatt',
  },
  physical: {
    persona: 'karin',
    path: '/replacement-card',
    button: 'Spärra kortet och beställ ett nytt',
    titleAfterReturn: 'Ett kort kan vara på väg',
  },
} as const;

/** Says why the card is replaced, and approves the fee. */
async function fillForm(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Det är skadat' }).check();
  await page.getByRole('checkbox').check();
}

for (const [kind, { persona, path, button, titleAfterReturn }] of Object.entries(KINDS))
  test(`a ${kind} replacement is shown as done when the tab was closed before the response`, async ({
    page,
    context,
    sandbox,
  }) => {
    await openWithToken(page, sandbox, persona, path);
    await page.getByRole('button', { name: button }).waitFor();
    if (kind === 'physical') await fillForm(page);
    const isDone = new Promise<void>((resolve) => {
      // The backend receives the request, but its response is never delivered.
      page.route('**/replace', (route) => fetchFromSandbox(route).then(() => resolve()));
    });
    await page.getByRole('button', { name: button }).click();
    await isDone;
    await page.close();
    const newPage = await context.newPage();
    await newPage.goto(path);
    await expect(newPage.getByRole('heading', { level: 1 })).toHaveText(titleAfterReturn);
    await expect(newPage.getByRole('button', { name: button })).toHaveCount(0);
  });

test('a card that may be in the post is shown as such and can be replaced anyway, also today', async ({
  page,
  sandbox,
}) => {
  const { path, button } = KINDS.physical;
  await openWithToken(page, sandbox, 'karin', path);
  await fillForm(page);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ditt nya kort är på väg');
  for (const wait of [0, 86_400_000]) {
    await sandbox.advanceClock(wait);
    await openWithToken(page, sandbox, 'karin', path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ett kort kan vara på väg');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Beställ ett nytt ändå' }).click();
    await expect(page.getByRole('button', { name: button })).toBeVisible();
  }
});
