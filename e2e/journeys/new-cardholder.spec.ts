import { expectAccessible } from '../support/accessibility.ts';
import { changeAnswer } from '../support/change-answer.ts';
import { loginButton, openWithToken } from '../support/login.ts';
import { pictureOf, readQr } from '../support/qr.ts';
import { expect, test } from '../support/test.ts';
import { shownToast } from '../support/toasts.ts';

test('a new cardholder logs in with a QR code and reaches home', async ({ page, sandbox: { bankId } }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const status = page.getByRole('main').getByRole('status');
  await page.goto('/');
  await expect(loginButton(page)).toBeVisible();
  await expect(heading).toHaveText('Logga in med BankID');
  await expect(page).toHaveURL('/login/bankid');

  await page.getByRole('button', { name: 'Visa QR-kod' }).click();
  const code = page.getByRole('img', { name: 'QR-kod att skanna med BankID-appen' });
  await expect(code).toBeVisible();
  const order = await bankId.scan(await readQr(code));
  await expect(status).toHaveText('Fortsätt i BankID-appen');
  await bankId.identify(order, 'nils');
  await expect(status).toHaveText('Nu är det dags för din säkerhetskod');
  await bankId.approve(order);

  await expect(heading).toHaveText('Villkor för kortet');
  await expect(page.getByRole('link', { name: 'Läs villkoren' })).toHaveAttribute(
    'href',
    'https://lunchkortet.example/villkor',
  );
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Godkänn villkoren' }).click();

  await expect(heading).toHaveText('Din arbetsgivares policy');
  await expect(page.getByText('Alkohol och tobak får inte köpas.')).toBeVisible();
  await page.getByRole('button', { name: 'Godkänn policyn' }).click();

  await expect(heading).toHaveText('Välkommen, Nils');
  await expectAccessible(page);
  await expect(shownToast(page, 'Tack för att du godkände arbetsgivarens policy.')).toBeVisible();
  await page.getByRole('button', { name: 'Fortsätt till startsidan' }).click();

  await expect(heading).toHaveText('Hem');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('0,00 kr');
  await expect(page.getByRole('img', { name: /^Ditt kort som slutar på \d{4}$/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sidor' })).toBeVisible();

  await page.reload();
  await expect(heading).toHaveText('Hem');
});

test('a cardholder without an account gets it with the first card', async ({ page, sandbox }) => {
  let isCreated = false;
  await page.route(/\/cardholders\/onboarding-status$/, (route) =>
    isCreated ? route.continue() : route.fulfill({ json: { needsOnboarding: true } }),
  );
  await page.route(/\/cardholder\/accounts\/v2$/, (route) =>
    isCreated ? route.continue() : route.fulfill({ json: [] }),
  );
  await page.route(/\/api\/v3\/cards$/, (route) => {
    isCreated = true;
    return route.fulfill({ status: 204 });
  });
  await openWithToken(page, sandbox, 'vera', '/home');
  await expect(page.getByRole('heading', { level: 1, name: /^Välkommen, / })).toBeVisible();
  await page.getByRole('button', { name: 'Fortsätt till startsidan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hem' })).toBeVisible();
});

test('each question on a small screen starts with its heading below the bar', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 420 });
  await openWithToken(page, sandbox, 'nils', '/home');
  await page.getByRole('button', { name: 'Godkänn villkoren' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Din arbetsgivares policy' });
  await expect(heading).toBeFocused();
  const bar = await page.getByRole('banner').boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
});

test('a QR code that the backend sends as an image is shown', async ({ page, sandbox: { bankId } }) => {
  await changeAnswer(page, /\/bankid\/v2\/(start|qrcode)$/, (order: { readonly qrCode: string }) => ({
    ...order,
    qrCode: pictureOf(order.qrCode),
  }));
  await page.goto('/login/bankid');
  await page.getByRole('button', { name: 'Visa QR-kod' }).click();
  const order = await bankId.scan(await readQr(page.getByRole('img', { name: 'QR-kod att skanna med BankID-appen' })));
  await bankId.identify(order, 'vera');
  await bankId.approve(order);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
});
