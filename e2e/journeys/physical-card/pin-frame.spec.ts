import type { Page } from '@playwright/test';
import { openFromHostilePage, postAllMessages } from '../../support/hostile.ts';
import { openWithToken } from '../../support/login.ts';
import type { RunningSandbox } from '../../support/sandbox.ts';
import { expect, test } from '../../support/test.ts';
import { approve, button } from './order.ts';

async function openFrame(page: Page, sandbox: RunningSandbox): Promise<void> {
  await openWithToken(page, sandbox, 'algot', `${sandbox.url}/choose-pin`);
  await approve(page).check();
  await button(page, /^Välj en egen PIN-kod/).click();
  await expect(page.frameLocator('iframe').getByLabel('Fyra siffror')).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
}

test('messages from a hostile page do not change the PIN choice', async ({ context, sandbox }) => {
  const attack = await openFromHostilePage(context, `${sandbox.url}/login/bankid`);
  const { page } = attack;
  await openFrame(page, sandbox);
  const before = await page.getByRole('main').ariaSnapshot();
  await postAllMessages(attack);
  const withoutTimes = (snapshot: string) => snapshot.replaceAll(/\d+ sekunder|"\d+"|: \d+/g, 'sekunder');
  expect(withoutTimes(await page.getByRole('main').ariaSnapshot())).toBe(withoutTimes(before));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.frameLocator('iframe').getByLabel('Fyra siffror')).toBeVisible();
});

test('the frame closes after a minute and by its button, and the page shows the PIN status', {
  tag: '@ownPage',
}, async ({ page, sandbox }) => {
  await page.clock.install();
  await openFrame(page, sandbox);
  await page.clock.runFor(60_000);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Vi stängde rutan för PIN-koden');
  await button(page, /^Välj en egen PIN-kod/).click();
  await button(page, 'Stäng utan att spara').click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(button(page, /^Välj en egen PIN-kod/)).toBeEnabled();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('the message about an invalid PIN does not move the frame', async ({ page, sandbox }) => {
  await openFrame(page, sandbox);
  const top = () => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().top);
  const before = await top();
  const field = page.frameLocator('iframe').getByLabel('En gång till');
  await page.frameLocator('iframe').getByLabel('Fyra siffror').fill('4711');
  await field.fill('4712');
  await expect(page.getByRole('alert')).toHaveText('PIN-koden är inte giltig.');
  expect(await top()).toBe(before);
  await field.fill('4711');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await top()).toBe(before);
});
