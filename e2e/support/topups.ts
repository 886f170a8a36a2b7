import type { Page } from '@playwright/test';

/** The card of a month, by its Swedish name. */
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

/** Records every order and cancellation that the page sends, for example `order 2027/1`. */
export function monthChanges(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    const [, month, action] = /topups\/(\d+\/\d+)\/(order|cancel)$/.exec(new URL(request.url()).pathname) ?? [];
    if (month && action) changes.push(`${action} ${month}`);
  });
  return changes;
}
