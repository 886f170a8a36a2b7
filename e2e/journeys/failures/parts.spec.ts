import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { UNREACHABLE_TEXTS } from '../../support/faults.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

interface Part {
  /** The start of the chunk's file name. */
  readonly chunk: string;
  readonly path: string;
  /** What the user does to see the part. */
  readonly open?: (page: Page) => Promise<void>;
  /** What the user sees when the code is there. */
  readonly shown: (page: Page) => Locator;
}

/** A part inside a page, and the heading of the page. */
interface PagePart extends Part {
  readonly title: string;
}

const press = (role: 'button' | 'link', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first().click();

const PARTS: readonly PagePart[] = [
  { chunk: 'Articles', path: '/home', title: 'Hem', shown: (page) => page.getByText('Fem soppor som värmer') },
  {
    chunk: 'CardOffers',
    path: '/card',
    title: 'Kort',
    shown: (page) => page.getByRole('link', { name: /^Ersätt kort/ }),
  },
  {
    chunk: 'Insight',
    path: '/transactions',
    title: 'Transaktioner',
    open: (page) => page.getByRole('radio', { name: 'Insikt' }).check({ force: true }),
    shown: (page) => page.getByRole('heading', { name: /Per månad|månad/i }).first(),
  },
  {
    chunk: 'AccountPanel',
    path: '/home',
    title: 'Hem',
    open: press('button', /^Konto:/),
    shown: (page) => page.getByRole('region', { name: 'Konton' }).filter({ visible: true }),
  },
];

const DIALOGS: readonly Part[] = [
  {
    chunk: 'SignatureDialog',
    path: '/card',
    open: press('button', /^Visa PIN-kod/),
    shown: (page) => page.getByRole('dialog').getByText('Jag vill se PIN-koden'),
  },
  {
    chunk: 'CancelDialog',
    path: '/topup',
    open: press('button', /^Avboka /),
    shown: (page) => page.getByRole('dialog', { name: /^Avboka/ }),
  },
  {
    chunk: 'CurrencyCalculatorDialog',
    path: '/home?calculator',
    shown: (page) => page.getByRole('dialog', { name: 'Valutakalkylator' }),
  },
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const retry = (page: Page) => page.getByRole('button', { name: 'Försök igen' });

for (const { chunk, path, title, open, shown } of PARTS)
  test(`the page stays when the code of ${chunk} cannot be fetched`, async ({ page, sandbox, consoleGuard }) => {
    consoleGuard.expect(new RegExp(`^net::ERR_FAILED GET /assets/${chunk}-`));
    await page.route(`**/assets/${chunk}-*`, (route) => route.abort());
    await openWithToken(page, sandbox, 'anna', path);
    await expect(heading(page)).toHaveText(title);
    await open?.(page);
    await expect(page.getByText('Den här delen gick inte att hämta.').filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page);
    await expect(heading(page)).toHaveText(title);
    await page.unroute(`**/assets/${chunk}-*`);
    await retry(page).filter({ visible: true }).first().click();
    await expect(shown(page)).toBeVisible();
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

for (const [chunk, title] of [
  ['TermsView', 'Villkor för kortet'],
  ['PolicyView', 'Din arbetsgivares policy'],
  ['WelcomeView', 'Välkommen, Nils'],
] as const)
  test(`the step of ${chunk} can be fetched again`, async ({ page, sandbox, consoleGuard }) => {
    consoleGuard.expect(new RegExp(`^net::ERR_FAILED GET /assets/${chunk}-`));
    await page.route(`**/assets/${chunk}-*`, (route) => route.abort());
    await openWithToken(page, sandbox, 'nils');
    if (chunk !== 'TermsView') await page.getByRole('button', { name: 'Godkänn villkoren' }).click();
    if (chunk === 'WelcomeView') await page.getByRole('button', { name: 'Godkänn policyn' }).click();
    await expect(heading(page)).toHaveText('Sidan kunde inte hämtas');
    await page.unroute(`**/assets/${chunk}-*`);
    await retry(page).click();
    await expect(heading(page)).toHaveText(title);
  });

test('offline on the card page: a press says so, and the page stays', async ({
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
  const navigation = page.waitForRequest((request) => request.isNavigationRequest());
  await retry(page).click();
  expect(new URL((await navigation).url()).pathname).toBe('/card');
  await page.unroute('**/assets/CardOffers-*');
  await expect(page.getByRole('link', { name: /^Ersätt kort/ })).toBeVisible();
});
