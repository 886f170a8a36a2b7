import type { Page } from '@playwright/test';

/** One month of the year on the screen, in Swedish. */
export const monthCard = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

export const order = (page: Page, month: string) =>
  page.getByRole('button', { name: new RegExp(`^Beställ .* ${month}$`) });
export const cancel = (page: Page, month: string) => page.getByRole('button', { name: `Avboka ${month}` });
export const confirmCancel = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Ja, avboka' }).click();
export const year = (page: Page, name: string) => page.getByRole('radio', { name }).click();

/** Every order and cancellation that the page asks for: `order 2027/1`. */
export function monthChanges(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    const [, place, verb] = /topups\/(\d+\/\d+)\/(order|cancel)$/.exec(new URL(request.url()).pathname) ?? [];
    if (place && verb) changes.push(`${verb} ${place}`);
  });
  return changes;
}
