import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';

export const ADDRESS = '/physical-card-address';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
export const approve = (page: Page) => page.getByRole('checkbox', { name: /^Jag godkänner att avgiften på 49,00/ });

/** From now on the backend says that a physical card costs this much, kronor. */
export const changeFee = (page: Page, amount: number) =>
  page.route('**/fees/order-physical', (route) => route.fulfill({ json: { feeAmount: { amount, currency: 'SEK' } } }));

/** Expects that nothing is ordered before the user has approved the fee of 99 kronor, and approves it. */
export async function approveNewFee(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Avgiften har ändrats och inget är beställt. Kontrollera den nya avgiften och beställ igen.',
  );
  const newFee = page.getByRole('checkbox', { name: /^Jag godkänner att avgiften på 99,00/ });
  await expect(newFee).not.toBeChecked();
  await newFee.check();
  await button(page, 'Signera och beställ').click();
  await expect(page.getByRole('dialog').locator('q')).toContainText(/99,00\skr/);
}

/** Records every call that changes something, in order; some are GETs. */
export function changesOf(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    const [, name] =
      /(order-physical\/signed|set-random-pin|pin-control\?scope=SET_PIN|cardholders\/address)$/.exec(request.url()) ??
      [];
    if (name) changes.push(`${request.method()} ${name}`);
  });
  return changes;
}

/** Expects the confirmation page. */
export async function expectOrdered(page: Page): Promise<void> {
  await expect(page).toHaveURL('/physical-card-done');
  await expect(heading(page)).toHaveText('Tack för din beställning');
  await expect(page.getByRole('main')).toContainText('Det kommer om 5–12 arbetsdagar.');
}
