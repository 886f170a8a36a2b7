import { layoutShiftsOf, recordLayoutShifts, totalShift } from '../support/layout-shift.ts';
import { openWithToken } from '../support/login.ts';
import { SIGNED_IN_PAGES } from '../support/pages.ts';
import { slowNetwork } from '../support/slow-network.ts';
import { expect, test } from '../support/test.ts';

/** Of all shifts of a page; web vitals call a cumulative layout shift below 0.1 good. */
const LIMIT = 0.02;

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

/** Personas whose home has warnings or no content, and one who must accept terms first. */
const OTHER_PERSONAS = ['pelle', 'vera', 'karin', 'nils'];

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(`nothing moves while a page loads on a ${screen} with a slow network`, () => {
    test.use({ viewport });

    test.beforeEach(async ({ context, page }) => {
      await recordLayoutShifts(context);
      await slowNetwork(page);
    });

    test.afterEach(async ({ page }) => {
      await page.waitForLoadState('networkidle');
      const shifts = await layoutShiftsOf(page);
      const moved = shifts.flatMap(({ value, elements }) =>
        elements.map((element) => `${value.toFixed(4)} ${element}`),
      );
      expect(totalShift(shifts), `what moved:\n${moved.join('\n')}`).toBeLessThanOrEqual(LIMIT);
    });

    test('/login/bankid', async ({ page }) => {
      await page.goto('/login/bankid');
    });

    for (const path of SIGNED_IN_PAGES) {
      test(path, async ({ page, sandbox }) => {
        await openWithToken(page, sandbox, 'anna', path);
      });
    }

    for (const persona of OTHER_PERSONAS) {
      test(`/home for ${persona}`, async ({ page, sandbox }) => {
        await openWithToken(page, sandbox, persona);
      });
    }

    test('/home if the banners are read last', async ({ page, sandbox }) => {
      await page.route('**/notifications/active/cardholder', async (route) => {
        await page.getByText('Hämtar meddelanden …').waitFor();
        await route.continue();
      });
      await openWithToken(page, sandbox, 'anna');
      await page.getByRole('button', { name: 'Visa alla 2' }).waitFor();
    });

    test.describe('with the cookie question', () => {
      test.use({ consent: null });

      test('/home', async ({ page, sandbox }) => {
        await openWithToken(page, sandbox, 'anna');
      });
    });
  });
}
