import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { UNREACHABLE_TEXTS } from '../../support/faults.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

interface Part {
  /** The start of the chunk's file name. */
  readonly chunk: string;
  /** What the user does to see the part. */
  readonly open?: (page: Page) => Promise<void>;
  /** What the user sees when the code is there. */
  readonly shown: (page: Page) => Locator;
}

/** A page with parts, in the order in which they can be fetched again: from the top of the page. */
interface PartPage {
  readonly persona: string;
  readonly path: string;
  readonly title: string;
  readonly parts: readonly Part[];
}

interface DialogPart extends Part {
  readonly path: string;
}

const press = (role: 'button' | 'link', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first().click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const alerts = (page: Page) => page.getByText('Det gick inte att hämta den här delen.').filter({ visible: true });
const retry = (page: Page) => page.getByRole('button', { name: 'Försök igen' }).filter({ visible: true });

/** Expects that a press reloads the page at its path. */
async function expectReload(page: Page, path: string, pressAgain: () => Promise<void>): Promise<void> {
  const navigation = page.waitForRequest((request) => request.isNavigationRequest());
  await pressAgain();
  expect(new URL((await navigation).url()).pathname).toBe(path);
}

/** The file is never finished, so the export stays on the page. */
async function startExport(page: Page): Promise<void> {
  await page.route('**/assets/workbook.worker-*', () => undefined);
  await press('button', /^Ladda ner hela \d+ \(Excel\)$/)(page);
}

const PAGES: readonly PartPage[] = [
  {
    persona: 'pelle',
    path: '/card',
    title: 'Kort',
    parts: [
      // It shows nothing before a signature, so the next part is expected.
      { chunk: 'SensitiveInfoPanel', shown: alerts },
      { chunk: 'CardOffers', shown: (page) => page.getByRole('link', { name: /^Ersätt kort/ }) },
    ],
  },
  {
    persona: 'anna',
    path: '/transactions',
    title: 'Transaktioner',
    parts: [
      {
        chunk: 'TransactionDetail',
        open: (page) => page.locator('main [aria-expanded]').last().click(),
        shown: (page) => page.getByRole('term').first(),
      },
      {
        chunk: 'ExportStatus',
        open: startExport,
        shown: (page) => page.getByRole('progressbar', { name: 'Skapar Excel-filen' }),
      },
      {
        chunk: 'Insight',
        open: (page) => page.getByRole('radio', { name: 'Statistik' }).check({ force: true }),
        shown: (page) => page.getByRole('heading', { name: /Per månad|månad/i }).first(),
      },
    ],
  },
];

const DIALOGS: readonly DialogPart[] = [
  {
    chunk: 'SignatureDialog',
    path: '/card',
    open: press('button', /^Visa PIN-kod/),
    shown: (page) => page.getByRole('dialog').getByText('Jag vill se PIN-koden'),
  },
  {
    // The machine of the calculator.
    chunk: 'currency-calculator',
    path: '/home?calculator',
    shown: (page) => page.getByRole('dialog', { name: 'Valutakalkylator' }),
  },
];

const fileOf = (chunk: string) => `**/assets/${chunk}-*`;

for (const { persona, path, title, parts } of PAGES)
  test(`the page "${title}" stays when the code of its parts cannot be fetched`, async ({
    page,
    sandbox,
    consoleGuard,
  }) => {
    for (const { chunk } of parts) {
      consoleGuard.expect(new RegExp(`^net::ERR_FAILED GET /assets/${chunk}-`));
      await page.route(fileOf(chunk), (route) => route.abort());
    }
    await openWithToken(page, sandbox, persona, path);
    await expect(heading(page)).toHaveText(title);
    for (const { chunk, open, shown } of parts) {
      await open?.(page);
      await expect(alerts(page).first()).toBeVisible();
      await expectAccessible(page);
      await expect(heading(page)).toHaveText(title);
      await page.unroute(fileOf(chunk));
      await retry(page).first().click();
      await expect(shown(page)).toBeVisible();
    }
    await expect(alerts(page)).toHaveCount(0);
  });

for (const { chunk, path, open, shown } of DIALOGS)
  test(`the dialog of ${chunk} can be left and opened again when its code cannot be fetched`, async ({
    page,
    sandbox,
    consoleGuard,
  }) => {
    consoleGuard.expect(new RegExp(`^net::ERR_FAILED GET /assets/${chunk}-`));
    await page.route(`**/assets/${chunk}-*`, (route) => route.abort());
    await openWithToken(page, sandbox, 'anna', path);
    await open?.(page);
    const dialog = page.getByRole('dialog', { name: 'Det gick inte att öppna rutan' });
    await expect(dialog).toContainText(UNREACHABLE_TEXTS.swedish);
    await expectAccessible(page);
    await page.unroute(`**/assets/${chunk}-*`);
    await retry(page).click();
    await expect(dialog).toHaveCount(0);
    await expect(shown(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('a step between log-in and portal can be fetched again', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^net::ERR_FAILED GET \/assets\/TermsView-/);
  await page.route('**/assets/TermsView-*', (route) => route.abort());
  await openWithToken(page, sandbox, 'nils');
  await expect(heading(page)).toHaveText('Det gick inte att hämta sidan');
  await page.unroute('**/assets/TermsView-*');
  await retry(page).click();
  await expect(heading(page)).toHaveText('Villkor för kortet');
});

test('offline on the card page: a press says so, and the page stays', { tag: '@ownPage' }, async ({
  page,
  context,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^net::ERR_INTERNET_DISCONNECTED /);
  await openWithToken(page, sandbox, 'anna', '/card');
  await expect(page.getByRole('link', { name: /^Ersätt kort/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Visa PIN-kod/ }).click();
  await expect(page.getByRole('dialog')).toContainText(UNREACHABLE_TEXTS.swedish);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Visa PIN-kod/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Jag vill se PIN-koden');
});

test('a second failure of a part reloads the page, because older browsers remember the first one', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^net::ERR_FAILED GET \/assets\/CardOffers-/);
  await page.route('**/assets/CardOffers-*', (route) => route.abort());
  await openWithToken(page, sandbox, 'anna', '/card');
  await expectReload(page, '/card', () => retry(page).click());
  await page.unroute('**/assets/CardOffers-*');
  await expect(page.getByRole('link', { name: /^Ersätt kort/ })).toBeVisible();
});

test('a second failure of the code that saves a file reloads the page', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^net::ERR_FAILED GET \/assets\/save-/);
  await page.route('**/assets/save-*', (route) => route.abort());
  await openWithToken(page, sandbox, 'anna', '/transactions');
  await press('button', 'Ladda ner hela 2026 (Excel)')(page);
  await expect(page.getByRole('alert')).toContainText('Det gick inte att skapa');
  await expectReload(page, '/transactions', () => press('button', 'Försök igen')(page));
  await page.unroute('**/assets/save-*');
  const download = page.waitForEvent('download');
  await press('button', 'Ladda ner hela 2026 (Excel)')(page);
  await download;
});
