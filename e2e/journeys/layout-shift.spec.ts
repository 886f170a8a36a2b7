import { openPage, PAGE_CASES } from '../support/every-page.ts';
import { layoutShiftsOf, recordLayoutShifts, totalShift } from '../support/layout-shift.ts';
import { openWithToken } from '../support/login.ts';
import { slowNetwork } from '../support/slow-network.ts';
import { test as base, expect } from '../support/test.ts';

/** A test on a slow network and with an empty cache, in a page that records what moves. */
const test = base.extend<{ slowLoad: null }>({
  slowLoad: [
    async ({ context, page }, use) => {
      const recording = await recordLayoutShifts(context);
      const devTools = await slowNetwork(page);
      await devTools.send('Network.clearBrowserCache');
      await use(null);
      await devTools.detach();
      await recording.dispose();
    },
    { auto: true },
  ],
});

/** Of all shifts of a page; web vitals call a cumulative layout shift below 0.1 good. */
const LIMIT = 0.02;

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

/** Every page without an open dialog. */
const PAGES = Object.entries(PAGE_CASES).filter(([, { act }]) => act === undefined);

/** Pages with columns of their own on a wide screen; the others have the same order of elements as on a phone. */
const WIDE = ['log-in with BankID', 'home', 'transactions', 'top-ups', 'card', 'my details', 'account details'];

/** More states of a page: warnings, empty lists, most content. */
const OTHER_PERSONAS = [
  ['/home', 'pelle'],
  ['/home', 'vera'],
  ['/home', 'karin'],
  ['/topup', 'anna'],
  ['/transactions', 'vera'],
  ['/topup', 'rut'],
  ['/card', 'pelle'],
] as const;

/** Calls whose errors take the place of content. */
const FAILURES = [
  ['/home', 'notifications'],
  ['/transactions', 'yearTransactions'],
  ['/card', 'accountCards'],
] as const;

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(`nothing moves while a page loads on a ${screen} with a slow network`, () => {
    test.use({ viewport });

    test.afterEach(async ({ page }) => {
      await page.waitForLoadState('networkidle');
      const shifts = await layoutShiftsOf(page);
      const moved = shifts.flatMap(({ value, elements }) =>
        elements.map((element) => `${value.toFixed(4)} ${element}`),
      );
      expect(totalShift(shifts), `what moved:\n${moved.join('\n')}`).toBeLessThanOrEqual(LIMIT);
    });

    for (const [title, pageCase] of PAGES.filter(([title]) => screen === 'phone' || WIDE.includes(title))) {
      test(title, async ({ page, sandbox }) => {
        await openPage(page, sandbox, pageCase);
      });
    }

    for (const [path, persona] of OTHER_PERSONAS) {
      test(`${path} for ${persona}`, async ({ page, sandbox }) => {
        await openWithToken(page, sandbox, persona, path);
      });
    }

    for (const [path, call] of FAILURES) {
      test(`${path} if ${call} fails`, async ({ page, sandbox, consoleGuard }) => {
        consoleGuard.expect(/^500 /);
        await sandbox.injectFault({ call, status: 500 });
        await openWithToken(page, sandbox, 'anna', path);
        await expect(page.getByRole('alert')).toBeVisible();
      });
    }

    test('/home if the banners are read last', async ({ page, sandbox }) => {
      await page.route('**/notifications/active/cardholder', async (route) => {
        await page.getByText('Falafelbaren').waitFor();
        await route.continue();
      });
      await openWithToken(page, sandbox, 'anna');
      await page.getByRole('button', { name: 'Visa båda' }).waitFor();
    });

    test('/home if it is read last that the PIN is blocked', async ({ page, sandbox }) => {
      await page.route('**/card-pin-status', async (route) => {
        await page.getByText('Saluhallens Lunchbar').first().waitFor();
        await route.continue();
      });
      await openWithToken(page, sandbox, 'pelle');
      await page.getByText('PIN-koden är spärrad').waitFor();
    });

    test.describe('with the cookie question', () => {
      test.use({ consent: null });

      test('/home', async ({ page, sandbox }) => {
        await openWithToken(page, sandbox, 'anna');
      });
    });
  });
}
