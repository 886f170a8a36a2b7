import { openFromHostilePage, postAllMessages } from '../../support/hostile.ts';
import { logIn, openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

test('messages from a hostile page have no effect', async ({ context, sandbox }) => {
  const attack = await openFromHostilePage(context, `${sandbox.url}/login/bankid`);
  const { page } = attack;
  await openWithToken(page, sandbox, 'anna', `${sandbox.url}/card`);
  await page.getByRole('button', { name: /^Visa PIN-kod/ }).click();
  await logIn(page, sandbox, 'anna');
  await expect(page.frameLocator('iframe').locator('.pin')).toBeVisible();
  // The frame shows the PIN a moment before the page knows.
  await expect(page.getByRole('timer')).toBeVisible();
  const before = await page.getByRole('main').ariaSnapshot();
  await postAllMessages(attack);
  const withoutSeconds = (snapshot: string) => snapshot.replaceAll(/\d+ sekunder/g, 'sekunder');
  expect(withoutSeconds(await page.getByRole('main').ariaSnapshot())).toBe(withoutSeconds(before));
  await expect(page.frameLocator('iframe').locator('.pin')).toBeVisible();
});
