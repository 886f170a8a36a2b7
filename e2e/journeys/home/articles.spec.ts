import type { Page } from '@playwright/test';
import { changeAnswer, changeConfig } from '../../support/change-answer.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

test('shows three articles, newest first, and three more per press', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  const tile = page.getByRole('region', { name: 'Tips och nyheter' });
  const articles = tile.getByRole('link');
  const more = tile.getByRole('button', { name: 'Visa fler artiklar' });
  await expect(articles).toHaveText([
    'Fem soppor som värmerVad restaurangerna serverar när mörkret kommer, och var du hittar en…12 november 2026 (öppnas i en ny flik)',
    'Så räcker lunchen hela månadenTre enkla vanor som gör att pengarna på kortet räcker fram till…5 november 2026 (öppnas i en ny flik)',
    'Betala med mobilenLägg kortet i mobilens plånbok på en minut. Här är stegen.28 oktober 2026 (öppnas i en ny flik)',
  ]);
  await expect(articles.first()).toHaveAttribute('href', 'https://lunchkortet.example/artiklar/1');
  await expect(articles.first()).toHaveAttribute('target', '_blank');
  await expect(articles.first()).toHaveAttribute('rel', 'noopener noreferrer');

  await more.click();
  await expect(articles).toHaveCount(6);
  await expect(articles.nth(3)).toBeFocused();
  const picture = articles.nth(3).locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(new URL((await picture.getAttribute('src')) ?? '').origin).not.toBe(new URL(page.url()).origin);
  for (const count of [9, 12]) {
    await more.click();
    await expect(articles).toHaveCount(count);
  }
  await expect(articles.last()).toHaveText('Välkommen till Lunchkortet16 oktober 2025 (öppnas i en ny flik)');
});

for (const width of [390, 1280])
  test(`the footer keeps its place when the articles arrive, at ${width} px`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width, height: 800 });
    const gate = Promise.withResolvers<void>();
    await page.route('**/hubspot/blog-posts*', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await openWithToken(page, sandbox, 'anna');
    const tile = page.getByRole('region', { name: 'Tips och nyheter' });
    const footer = page.getByRole('contentinfo');
    await expect(tile.getByText('Hämtar artiklar')).toBeAttached();
    await expect(page.getByText('Aktivera', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Visa båda' })).toBeVisible();
    const before = await footer.boundingBox();
    gate.resolve();
    await expect(tile.getByRole('link')).toHaveCount(3);
    const after = await footer.boundingBox();
    // A title may take one line more or less than its placeholder.
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? Infinity))).toBeLessThan(25);
  });

/** Replaces `imageOrigins` of the configuration; the policy that the sandbox sends stays the same. */
const configureImageOrigins = (page: Page, imageOrigins: readonly string[]) =>
  changeConfig(page, () => ({ imageOrigins }));

test('a picture of an origin that is not configured is not loaded, and an icon shows', async ({ page, sandbox }) => {
  const pictures: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
  await configureImageOrigins(page, []);
  await openWithToken(page, sandbox, 'anna');
  const tile = page.getByRole('region', { name: 'Tips och nyheter' });
  await tile.scrollIntoViewIfNeeded();
  await expect(tile.getByRole('link')).toHaveCount(3);
  await expect(tile.locator('img')).toHaveCount(0);
  expect(pictures).toEqual([]);
});

test('the content security policy blocks pictures of other origins', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(
    /pictures\.example.*Content Security Policy.*img-src/s,
    /^(csp|net::ERR_BLOCKED_BY_CSP) GET \/soup\.jpg$/,
  );
  await configureImageOrigins(page, ['https://pictures.example']);
  await changeAnswer(page, '**/hubspot/blog-posts', (posts: { readonly objects: readonly object[] }) => ({
    ...posts,
    objects: posts.objects.map((post) => ({ ...post, featured_image: 'https://pictures.example/soup.jpg' })),
  }));
  await openWithToken(page, sandbox, 'anna');
  const tile = page.getByRole('region', { name: 'Tips och nyheter' });
  await tile.scrollIntoViewIfNeeded();
  await expect(tile.getByRole('link')).toHaveCount(3);
  // An image that cannot be loaded is hidden: the icon behind it shows.
  await expect(tile.locator('img:not([hidden])')).toHaveCount(0);
  await expect(tile.locator('img')).toHaveCount(3);
});
