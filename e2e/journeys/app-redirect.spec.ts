import { devices, type Page } from '@playwright/test';
import { loginButton, openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

const stores = (page: Page) =>
  page
    .context()
    .route('https://lunchkortet.example/app/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Store</title><h1>The store</h1>' }),
    );

for (const [name, userAgent, store, label] of [
  ['an iPhone', devices['iPhone 13']?.userAgent, 'ios', 'Öppna App Store'],
  ['another computer', WINDOWS, 'android', 'Öppna Google Play'],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ userAgent: userAgent ?? '' });

    test('the page redirects to the store, and the user can return and continue in the browser', async ({ page }) => {
      await stores(page);
      await page.goto('/login/app-redirect');
      await expect(page).toHaveURL(`https://lunchkortet.example/app/${store}`);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lunchkortet i mobilen');
      await expect(page.getByRole('link', { name: label })).toHaveAttribute(
        'href',
        `https://lunchkortet.example/app/${store}`,
      );
      await page.getByRole('button', { name: 'Fortsätt i webbläsaren' }).click();
      await expect(loginButton(page)).toBeVisible();
      await expect(page).toHaveURL('/login/bankid');
    });
  });
}

test('a phone that opens the store in an app continues in the browser, in English', async ({ page }) => {
  // As if another app opens the address: the page stays open.
  await page.context().route('https://lunchkortet.example/app/*', (route) => route.fulfill({ status: 204 }));
  await page.goto('/login/app-redirect');
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lunchkortet on your phone');
  await page.getByRole('button', { name: 'Continue in browser' }).click();
  await expect(loginButton(page)).toBeVisible();
});

test('a logged-in user continues to the home page', async ({ page, sandbox }) => {
  await page.context().route('https://lunchkortet.example/app/*', (route) => route.fulfill({ status: 204 }));
  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  await page.goto('/login/app-redirect');
  await page.getByRole('button', { name: 'Fortsätt i webbläsaren' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  await expect(page).toHaveURL('/home');
});
