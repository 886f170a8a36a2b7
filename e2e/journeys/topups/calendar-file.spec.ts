import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

/** The order of several months is offered as soon as the next year, too, has been read. */
const several = (page: Page) => page.getByRole('button', { name: 'Välj flera månader' });

async function download(page: Page, button: string) {
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await downloaded;
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')));
  const entries = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return [event.uid, event.startDate.toString(), event.summary, component.getAllSubcomponents('valarm').length];
  });
  return { name: file.suggestedFilename(), entries };
}

test('the coming days can be downloaded as a calendar file, in both languages', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/topup');
  await expect(several(page)).toBeVisible();
  const { name, entries: swedish } = await download(page, 'Ladda ner kalenderfil');
  expect({ name, entries: swedish.slice(0, 4) }).toEqual({
    name: 'Påfyllningar lunchkort.ics',
    entries: [
      ['30412-2026-11-topup@localhost', '2026-11-25', 'Lunchkortet fylls på för november 2026', 0],
      ['30412-2026-12-deadline@localhost', '2026-12-15', 'Sista dag att avboka påfyllningen för december 2026', 1],
      ['30412-2026-12-topup@localhost', '2026-12-25', 'Lunchkortet fylls på för december 2026', 0],
      ['30412-2027-01-deadline@localhost', '2027-01-15', 'Sista dag att beställa påfyllning för januari 2027', 1],
    ],
  });
  await page.getByRole('radio', { name: 'English' }).click();
  const { entries } = await download(page, 'Download calendar file');
  expect(entries.map(([uid, , title]) => [uid, title]).at(1)).toEqual([
    '30412-2026-12-deadline@localhost',
    'Last day to cancel the top-up for December 2026',
  ]);
});

test('without a connection the file cannot be saved, and can be retried later', { tag: '@ownPage' }, async ({
  page,
  sandbox,
  consoleGuard,
  context,
}) => {
  consoleGuard.expect(/^net::ERR_INTERNET_DISCONNECTED GET /);
  await openWithToken(page, sandbox, 'anna', '/topup');
  await expect(several(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Ladda ner kalenderfil' }).click();
  await expect(page.getByRole('alert')).toHaveText('Det gick inte att skapa kalenderfilen. Försök igen om en stund.');
  await context.setOffline(false);
  expect((await download(page, 'Ladda ner kalenderfil')).entries).toHaveLength(15);
});
