import type { Page } from '@playwright/test';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';
import { cancel } from '../support/topups.ts';

// What Chromium can imitate of an iPhone; docs/browsers.md has the rest.
test.use({ ownPage: true });

/** In Safari a press gives the focus to no button, and takes it from what had it. */
const loseFocusAtPress = () => {
  const lose = () => {
    if (document.activeElement instanceof HTMLElement && document.activeElement.matches('button, a, input'))
      document.activeElement.blur();
  };
  addEventListener('mouseup', lose, true);
};

test('a dialog gives the focus back to its button, although a press does not focus buttons', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(loseFocusAtPress);
  await openWithToken(page, sandbox, 'anna', '/topup');
  await cancel(page, 'december').click();
  await page.getByRole('button', { name: 'Behåll påfyllningen' }).click();
  await expect(cancel(page, 'december')).toBeFocused();
});

const INSET = { left: 47, right: 47, bottom: 21 };

/** Runs in the page. What a user reads or presses that reaches into the margins of the screen. */
function inMargins({ left, right, bottom }: typeof INSET): readonly string[] {
  const parts = [...document.querySelectorAll('a, button, input, h1, h2, h3, p, dt, dd, label')];
  return parts
    .filter(
      (part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('.sr-only, [href="#content"]'),
    )
    .filter((part) => {
      const box = part.getBoundingClientRect();
      const isFixedBelow = part.closest('.fixed') !== null && box.bottom > innerHeight - bottom;
      return box.width > 1 && (box.left < left || box.right > innerWidth - right || isFixedBelow);
    })
    .map((part) => part.textContent ?? '');
}

const showMargins = async (page: Page) =>
  (await page.context().newCDPSession(page)).send('Emulation.setSafeAreaInsetsOverride', { insets: INSET });

test.describe('on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, consent: null });

  test('nothing is below the camera', async ({ page, sandbox }) => {
    await showMargins(page);
    for (const path of ['/home', '/transactions', '/topup', '/card', '/support']) {
      await openWithToken(page, sandbox, 'anna', path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => page.evaluate(inMargins, INSET), path).toEqual([]);
    }
  });
});
