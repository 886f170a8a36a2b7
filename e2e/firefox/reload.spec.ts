import type { Page } from 'puppeteer-core';
import { expect, test } from './firefox.ts';

const DAILY = '::-p-aria([name="Per dag, kr"][role="textbox"])';
const dailyLimit = (page: Page) => page.$eval(DAILY, (field) => (field as HTMLInputElement).value);

test('a reload right after a press shows the page again', async ({ firefoxPage: page, sandbox }) => {
  await page.goto(`${sandbox.url}/settings/limits?token=${await sandbox.token('anna')}`);
  await page.locator(DAILY).fill('700');
  await page.locator('::-p-aria([name="Spara gränserna"][role="button"])').click();
  await page.locator('::-p-text(Gränserna är sparade.)').wait();
  await page.reload();
  await page.locator(DAILY).wait();
  expect(await dailyLimit(page)).toBe('700');
});

// Firefox sends no paint entry after some of these reloads; here it never does.
test('the page starts without the report of a paint', async ({ firefoxPage: page, sandbox }) => {
  await page.evaluateOnNewDocument(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto(`${sandbox.url}/settings/limits?token=${await sandbox.token('anna')}`);
  await page.locator(DAILY).wait();
  expect(await dailyLimit(page)).toBe('500');
});
