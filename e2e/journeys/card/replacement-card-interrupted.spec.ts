import { expectAccessible } from '../../support/accessibility.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

/** A new digital card has no PIN yet, which the page of the card asks about. */
const WITHOUT_PIN = /^409 GET .*\/card-pin-status$/;

const PLACES = {
  digital: {
    persona: 'anna',
    path: '/replacement-card?digital',
    call: 'replaceDigitalCard',
    button: 'Spärra och skapa ett nytt kort',
    done: 'Kortet har ingen PIN-kod ännu',
    heard: [WITHOUT_PIN],
    back: 'Kortet är redan ersatt',
  },
  plastic: {
    persona: 'karin',
    path: '/replacement-card',
    call: 'replaceCard',
    button: 'Spärra kortet och beställ ett nytt',
    done: 'Det gamla kortet är spärrat för gott.',
    heard: [],
    back: 'Ett kort är redan beställt',
  },
} as const;

for (const [kind, { persona, path, call, button, done, back, heard }] of Object.entries(PLACES)) {
  test.describe(`a replacement, ${kind}`, () => {
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

    test('whose answer was lost is told as it is', async ({ page, sandbox, consoleGuard }) => {
      consoleGuard.expect(...heard, /^net::ERR_EMPTY_RESPONSE POST .*\/replace$/);
      await sandbox.injectFault({ call, drop: true, when: 'after' });
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('main')).toContainText(done);
      expect(sent).toEqual(['POST']);
    });

    test('that never arrived says why, and can be asked for again', async ({ page, sandbox, consoleGuard }) => {
      consoleGuard.expect(...heard, /^500 POST .*\/replace$/);
      await sandbox.injectFault({ call, status: 500, times: 1 });
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Det gick inte att hämta uppgifterna');
      await expectAccessible(page);
      expect(sent).toEqual(['POST']);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('main')).toContainText(done);
    });

    test('of which nothing is known offers nothing before it is read', async ({ page, sandbox, consoleGuard }) => {
      consoleGuard.expect(...heard, /^net::ERR_EMPTY_RESPONSE POST .*\/replace$/, /^400 GET .*\/cards$/);
      await sandbox.injectFault({ call, drop: true, when: 'after' });
      await sandbox.injectFault({ call: 'accountCards', status: 400 });
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('vi vet inte om kortet är ersatt');
      await expect(page.getByRole('button', { name: button })).toHaveCount(0);
      await expectAccessible(page);
      await sandbox.clearFaults();
      await page.getByRole('button', { name: 'Se efter' }).click();
      await expect(page.getByRole('main')).toContainText(done);
      expect(sent).toEqual(['POST']);
    });

    test('during which the tab was closed is told to whoever comes back', async ({ page, context }) => {
      const isDone = new Promise<void>((resolve) => {
        // The backend does it, and its answer never comes.
        page.route('**/replace', (route) => route.fetch().then(() => resolve()));
      });
      await page.getByRole('button', { name: button }).click();
      await isDone;
      await page.close();
      const later = await context.newPage();
      await later.goto(path);
      await expect(later.getByRole('heading', { level: 1 })).toHaveText(back);
      await expect(later.getByRole('button', { name: button })).toHaveCount(0);
    });
  });
}

test('a fee that has changed is shown and approved anew', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^409 POST .*\/replace$/);
  const { button, path } = PLACES.plastic;
  await page.route('**/fees/cardreplacement/*', (route) => route.fulfill({ json: { amount: 50 } }), { times: 1 });
  await openWithToken(page, sandbox, 'karin', path);
  await expect(page.getByRole('main')).toContainText('50,00 kr');
  await page.getByRole('radio', { name: 'Det är skadat' }).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Avgiften har ändrats, och inget är beställt.');
  await expect(page.getByRole('main')).toContainText('95,00 kr');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ditt nya kort är på väg');
});

test('a card that may still be in the post says so, and can be replaced all the same', async ({ page, sandbox }) => {
  const { path, button } = PLACES.plastic;
  await openWithToken(page, sandbox, 'karin', path);
  await page.getByRole('radio', { name: 'Det är skadat' }).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ditt nya kort är på väg');
  await sandbox.advanceClock(86_400_000);
  await openWithToken(page, sandbox, 'karin', path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ett kort kan vara på väg');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Beställ ett nytt ändå' }).click();
  await expect(page.getByRole('button', { name: button })).toBeVisible();
});
