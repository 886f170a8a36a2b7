import { expectAccessible } from '../../support/accessibility.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

/** The card page asks for the PIN status, and a new digital card has no PIN. */
const WITHOUT_PIN = /^409 GET .*\/card-pin-status$/;

const KINDS = {
  digital: {
    persona: 'anna',
    path: '/replacement-card?digital',
    call: 'replaceDigitalCard',
    button: 'Spärra och skapa ett nytt kort',
    done: 'Det finns ingen PIN-kod för nya eller avslutade kort',
    expectedErrors: [WITHOUT_PIN],
    titleAfterReturn: 'Kortet är redan ersatt',
  },
  physical: {
    persona: 'karin',
    path: '/replacement-card',
    call: 'replaceCard',
    button: 'Spärra kortet och beställ ett nytt',
    done: 'Det gamla kortet är spärrat för gott.',
    expectedErrors: [],
    titleAfterReturn: 'Ett kort kan vara på väg',
  },
} as const;

for (const [kind, { persona, path, call, button, done, titleAfterReturn, expectedErrors }] of Object.entries(KINDS)) {
  test.describe(`a ${kind} replacement`, () => {
    const sent: string[] = [];

    test.beforeEach(async ({ page, sandbox }) => {
      sent.length = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/replace')) sent.push(request.method());
      });
      await openWithToken(page, sandbox, persona, path);
      await page.getByRole('button', { name: button }).waitFor();
      if (kind === 'digital') return;
      await page.getByRole('radio', { name: 'Det är skadat' }).check();
      await page.getByRole('checkbox').check();
    });

    test('with a lost response is shown as done', async ({ page, sandbox, consoleGuard }) => {
      consoleGuard.expect(...expectedErrors, /^net::ERR_EMPTY_RESPONSE POST .*\/replace$/);
      await sandbox.injectFault({ call, drop: true, when: 'after' });
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('main')).toContainText(done);
      expect(sent).toEqual(['POST']);
    });

    test('that fails shows the reason and can be sent again', async ({ page, sandbox, consoleGuard }) => {
      consoleGuard.expect(...expectedErrors, /^500 POST .*\/replace$/);
      await sandbox.injectFault({ call, status: 500, times: 1 });
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Det gick inte att hämta uppgifterna');
      await expectAccessible(page);
      expect(sent).toEqual(['POST']);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('main')).toContainText(done);
    });

    test('with an unknown outcome must be checked before another attempt', async ({ page, sandbox, consoleGuard }) => {
      consoleGuard.expect(...expectedErrors, /^net::ERR_EMPTY_RESPONSE POST .*\/replace$/, /^400 GET .*\/cards$/);
      await sandbox.injectFault({ call, drop: true, when: 'after' });
      await sandbox.injectFault({ call: 'accountCards', status: 400 });
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Vi vet inte säkert om kortet är ersatt');
      await expect(page.getByRole('button', { name: button })).toHaveCount(0);
      await expectAccessible(page);
      await sandbox.clearFaults();
      await page.getByRole('button', { name: 'Kontrollera' }).click();
      await expect(page.getByRole('main')).toContainText(done);
      expect(sent).toEqual(['POST']);
    });

    test('is shown as done when the tab was closed before the response', async ({ page, context }) => {
      const isDone = new Promise<void>((resolve) => {
        // The backend receives the request, but its response is never delivered.
        page.route('**/replace', (route) => route.fetch().then(() => resolve()));
      });
      await page.getByRole('button', { name: button }).click();
      await isDone;
      await page.close();
      const newPage = await context.newPage();
      await newPage.goto(path);
      await expect(newPage.getByRole('heading', { level: 1 })).toHaveText(titleAfterReturn);
      await expect(newPage.getByRole('button', { name: button })).toHaveCount(0);
    });
  });
}

test('a changed fee is shown and must be approved again', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^409 POST .*\/replace$/);
  const { button, path } = KINDS.physical;
  await page.route('**/fees/cardreplacement/*', (route) => route.fulfill({ json: { amount: 50 } }), { times: 1 });
  await openWithToken(page, sandbox, 'karin', path);
  await expect(page.getByRole('main')).toContainText('50,00 kr');
  await page.getByRole('radio', { name: 'Det är skadat' }).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Avgiften har ändrats och inget är beställt.');
  await expect(page.getByRole('main')).toContainText('95,00 kr');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ditt nya kort är på väg');
});

test('a card that may be in the post is shown as such and can be replaced anyway, also today', async ({
  page,
  sandbox,
}) => {
  const { path, button } = KINDS.physical;
  await openWithToken(page, sandbox, 'karin', path);
  await page.getByRole('radio', { name: 'Det är skadat' }).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ditt nya kort är på väg');
  for (const wait of [0, 86_400_000]) {
    await sandbox.advanceClock(wait);
    await openWithToken(page, sandbox, 'karin', path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ett kort kan vara på väg');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Beställ ett nytt ändå' }).click();
    await expect(page.getByRole('button', { name: button })).toBeVisible();
  }
});

for (const [name, fee] of Object.entries({
  negative: { amount: -5, currency: 'SEK' },
  malformed: { amount: 'gratis' },
})) {
  test(`a ${name} fee cannot be approved: the page says so, and can load it again`, async ({ page, sandbox }) => {
    const { button, path } = KINDS.physical;
    await page.route('**/fees/cardreplacement/*', (route) => route.fulfill({ json: fee }), { times: 1 });
    await openWithToken(page, sandbox, 'karin', path);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Vi kan inte visa avgiften just nu');
    await expect(alert.getByRole('link', { name: 'supporten' })).toHaveAttribute('href', '/support');
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Försök igen' }).click();
    await expect(page.getByRole('main')).toContainText('95,00 kr');
    await expect(page.getByRole('button', { name: button })).toBeVisible();
  });
}

test('a fee in another currency is shown in that currency', async ({ page, sandbox }) => {
  await page.route('**/fees/cardreplacement/*', (route) => route.fulfill({ json: { amount: 9.5, currency: 'EUR' } }));
  await openWithToken(page, sandbox, 'karin', KINDS.physical.path);
  await expect(page.getByRole('checkbox', { name: /^Jag godkänner avgiften på 9,50.€/ })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\dkr|\d.kr/);
});
