import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

const DECEMBER = '2026-12-10T12:00:00+01:00';
const saveButton = (page: Page) => page.getByRole('button', { name: 'Spara bilden' });

async function saved(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return download;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The size of a PNG file, and how many colours some of its points have. */
async function contentOf(download: Download, page: Page) {
  const file = await readFile(await download.path());
  const colours = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
    pen?.drawImage(image, 0, 0);
    const points = new Uint32Array(
      pen?.getImageData(0, 0, image.width, image.height).data.buffer ?? new ArrayBuffer(0),
    );
    return new Set(points).size;
  }, file.toString('base64'));
  return {
    isPng: PNG.every((byte, index) => file[index] === byte),
    size: [file.readUInt32BE(16), file.readUInt32BE(20)],
    colours,
  };
}

test.describe('in December', () => {
  test.use({ startsAt: DECEMBER });

  test('home leads to the lunch year, whose picture is saved without and with amounts', { tag: '@nginx' }, async ({
    page,
    sandbox,
  }) => {
    await openWithToken(page, sandbox, 'anna');
    await page.getByRole('region', { name: 'Ditt lunchår 2026' }).getByRole('link', { name: 'Visa' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ditt lunchår 2026' })).toBeFocused();
    await expect(page).toHaveTitle('Ditt lunchår 2026 · Lunchkortet');
    await expect(page.getByText('Sammanlagt')).toBeHidden();

    const download = await saved(page, 'Spara bilden');
    expect(download.suggestedFilename()).toBe('Lunchår 2026.png');
    const { isPng, size, colours } = await contentOf(download, page);
    expect({ isPng, size }).toEqual({ isPng: true, size: [1080, 1350] });
    expect(colours).toBeGreaterThan(100);
    await expect(page.getByText('Bilden är sparad.')).toBeVisible();

    await page.getByRole('switch', { name: 'Ta med belopp' }).click();
    await expect(page.getByText('Sammanlagt')).toBeVisible();
    await page.getByRole('radio', { name: 'English' }).click();
    const english = await saved(page, 'Save the picture');
    expect(english.suggestedFilename()).toBe('Lunch year 2026.png');
    expect(await readFile(await english.path())).not.toEqual(await readFile(await download.path()));
  });
});

test('before December home has no link, and the page shows the year before', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('region', { name: 'Valutakalkylator' })).toBeVisible();
  await expect(page.getByRole('region', { name: /Ditt lunchår/ })).toHaveCount(0);
  await page.goto('/lunch-year');
  await expect(page.getByRole('heading', { level: 1, name: 'Ditt lunchår 2025' })).toBeVisible();
  await expect(saveButton(page)).toBeVisible();
});

test('the picture is saved without a connection, and once for a double press', { tag: '@ownPage' }, async ({
  page,
  sandbox,
  context,
}) => {
  await openWithToken(page, sandbox, 'anna', '/lunch-year');
  await expect(saveButton(page)).toBeVisible();
  // The code that draws is fetched ahead.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const files: Download[] = [];
  page.on('download', (file) => files.push(file));
  await saveButton(page).dblclick();
  await expect(page.getByText('Bilden är sparad.')).toBeVisible();
  expect(files).toHaveLength(1);
});

test('each account has its own year, and a year without lunches no picture', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'noor', '/lunch-year');
  await expect(page.getByText('Inga köp 2025')).toBeVisible();
  await expect(page.getByRole('main').getByText('Löfgrens Advokatbyrå')).toBeVisible();
  await expect(saveButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Byt konto till Nordlunds Bygg AB' }).click();
  await expect(saveButton(page)).toBeVisible();
  await expect(page.getByText('Mest besökta stället')).toBeVisible();
});
