import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access.ts';
import type { MessageId } from '../../../machines/message.ts';
import type { Scenery } from '../flow.ts';
import { standing } from '../flow.ts';
import { said } from '../words.ts';

/** What the backend answers around a card whose own flow is walked. */
export const CARD_BACKGROUND = [standing(customPolicy, { policyText: null, accepted: false })];

export const button = (name: MessageId) => ({
  at: (page: Page) => page.getByRole('button', { name: said(name) }),
});
export const status = (text: MessageId) => (page: Page) => page.getByRole('status').filter({ hasText: said(text) });
export const alert = (text: MessageId) => (page: Page) => page.getByRole('alert').filter({ hasText: said(text) });
export const dialog = (page: Page) => page.getByRole('dialog');

/** Asks to see the PIN, which asks for a signature. */
export const askForPin = async ({ page }: Scenery): Promise<void> => {
  await page.getByRole('button', { name: said('card.pin.show') }).click();
};
