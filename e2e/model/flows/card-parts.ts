import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import type { Fee } from '../../../contract/money.ts';
import type { MessageId } from '../../../machines/message.ts';
import type { TestContext } from '../flow.ts';
import { backgroundResponse } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { moneyText, type ShownText, textWith } from '../shown-texts.ts';

/** Background responses for the flows of the card page. */
export const CARD_BACKGROUND = [backgroundResponse(customPolicy, { policyText: null, accepted: false })];

export const button = (name: MessageId) => ({
  at: (page: Page) => page.getByRole('button', { name: messagePattern(name) }),
});
export const status = (text: MessageId) => (page: Page) =>
  page.getByRole('status').filter({ hasText: messagePattern(text) });
export const alert = (text: MessageId) => (page: Page) =>
  page.getByRole('alert').filter({ hasText: messagePattern(text) });
export const dialog = (page: Page) => page.getByRole('dialog');

/** The place of the PIN, which opens after the signature. */
export const pinFrame = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region', { name: messagePattern('card.pin.frame') })
    .or(status('card.secret.opening')(page))
    .first();

/** Requests the PIN, which opens the signature dialog. */
export const askForPin = async ({ page }: TestContext): Promise<void> => {
  await page.getByRole('button', { name: messagePattern('card.pin.show') }).click();
};

/** What is approved with a fee, or only said before; nothing if there is none (§9). */
export const feeTexts = (text: 'approve' | 'notice', { amount, currency }: Fee): readonly ShownText[] =>
  amount > 0 ? [textWith(`physical-card.fee.${text}`, { fee: moneyText(amount, { currency }) })] : [];
