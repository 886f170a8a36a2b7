import { openFromHostilePage, postAllMessages } from '../../support/hostile.ts';
import { logIn, openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

test('a hostile page posts every message there is, and nothing moves', async ({ context, sandbox }) => {
  const attack = await openFromHostilePage(context, `${sandbox.url}/login/bankid`);
  const { page } = attack;
  await openWithToken(page, sandbox, 'anna', `${sandbox.url}/card`);
  await page.getByRole('button', { name: /^Visa PIN-kod/ }).click();
  await logIn(page, sandbox, 'anna');
  await expect(page.frameLocator('iframe').locator('.pin')).toBeVisible();
  const before = await page.getByRole('main').ariaSnapshot();
  await postAllMessages(attack);
  const still = (snapshot: string) => snapshot.replaceAll(/\d+ sekunder/g, 'sekunder');
  expect(still(await page.getByRole('main').ariaSnapshot())).toBe(still(before));
  await expect(page.frameLocator('iframe').locator('.pin')).toBeVisible();
});
