import type { Locator, Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import { accounts } from '../../../contract/account.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { backgroundResponse, type TestContext } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

/** The flow options that all parts of the home page share. The background response lets the access gate open. */
export const onHomePage = {
  entryPoint: () => ({ path: '/home', token: tokenOf() }),
  background: [backgroundResponse(customPolicy, { policyText: null, accepted: false })],
};

/** The region of a part, by its heading. */
export const region = (page: Page, title: MessageId) => page.getByRole('region', { name: messagePattern(title) });

/** The error of a part itself, not of a part nested in it. */
export const loadError = (title: MessageId) => (page: Page) => region(page, title).locator(':scope > [role=alert]');

/** An alert banner above the parts. */
export const alertBanner = (title: MessageId) => (page: Page) =>
  page.getByRole('alert').filter({ hasText: messagePattern(title) });

/** The retry button in an alert. */
export const retryIn = (alert: (page: Page) => Locator) => ({
  at: (page: Page) => alert(page).getByRole('button', { name: messagePattern('action.retry') }),
});

export const loading = (label: MessageId) => (page: Page) =>
  page.getByRole('status').filter({ hasText: messagePattern(label) });

/** The account of the model, and a newer one, which the dashboard call is about. */
const [account] = accounts.response.parse(accounts.example.response);
const newerAccount = account && { ...account, id: 40_001, card: { lastFourDigits: '4001' } };
export const twoAccounts = account && newerAccount ? [account, newerAccount] : [];

/** Where the account is switched: this page stays open, and reads nothing of the account. */
export const beforeSwitch = () => ({ ...onHomePage.entryPoint(), path: '/support' });

/** Switches from the newer account to the account of the model, then opens home. */
export async function switchAccount({ page, callHarness }: TestContext): Promise<void> {
  await page.getByRole('button', { name: messagePattern('account.menu') }).click();
  await page.getByRole('button', { name: account?.card?.lastFourDigits ?? '' }).click();
  await callHarness('navigate', '/home');
}

/** The account of the model, with a cardholder who can order nothing. */
export const inactiveAccount = account
  ? [{ ...account, cardHolder: { ...account.cardHolder, status: 'INACTIVE' } }]
  : [];
