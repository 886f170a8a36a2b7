import type { Locator, Page } from '@playwright/test';

/** A page of the portal and the calls whose responses are changed while it is open. */
export interface Case {
  readonly path: string;
  readonly calls: readonly string[];
  /** Pressed after the page has loaded, so that more of the response is shown. */
  readonly press?: (page: Page) => Locator;
  /** The persona who is logged in; null without a log-in. Default: anna. */
  readonly persona?: string | null;
  /** ms in which the page polls; it is read after them, also if it still shows a spinner. Default: until it has loaded. */
  readonly polls?: number;
  /** The response of the sandbox would leave the page, so the example of the contract is the response to change. */
  readonly startsWithExample?: boolean;
}

const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first();

/** Each call on each page that shows something of its response. */
export const CASES: readonly Case[] = [
  {
    path: '/home',
    calls: [
      'cardholderInfo',
      'accounts',
      'customPolicy',
      'onboardingStatus',
      'balance',
      'transactions',
      'nextTopupInfo',
      'nextDashboardTopup',
      'accountCards',
      'pinStatus',
      'pinAttempts',
      'notifications',
      'blogPosts',
      'topupCalendar',
    ],
  },
  { path: '/home', calls: ['walletTokens'], persona: 'siri' },
  {
    path: '/transactions',
    calls: ['transactionYears', 'yearTransactions'],
    press: button(/Restaurang|Lunch|Kafé|kr$/),
  },
  { path: '/transactions?view=insight', calls: ['yearTransactions'] },
  { path: '/lunch-year', calls: ['yearTransactions'] },
  { path: '/topup', calls: ['topupCalendar', 'readPreferences', 'balance', 'accounts'] },
  { path: '/topup', calls: ['topupCalendar'], persona: 'rut' },
  { path: '/card', calls: ['accountCards', 'walletTokens', 'pinAttempts', 'virtualCards', 'physicalCardEligibility'] },
  { path: '/lost-card', calls: ['accountCards', 'transactions'], persona: 'ylva' },
  { path: '/mobile-devices', calls: ['accountCards', 'walletTokens'], persona: 'siri' },
  { path: '/replacement-card', calls: ['accountCards', 'physicalCardEligibility', 'replacementFee'] },
  { path: '/replacement-card?digital', calls: ['virtualCards'] },
  {
    path: '/physical-card-welcome',
    calls: ['physicalCardEligibility', 'physicalCardFee', 'pinStatus', 'enrichCardholder'],
  },
  { path: '/physical-card-address', calls: ['enrichCardholder'] },
  { path: '/currency-calculator', calls: ['currencies'] },
  { path: '/settings/user', calls: ['cardholderInfo'] },
  { path: '/settings/details', calls: ['cardholderInfo', 'accounts'] },
  { path: '/settings/notifications', calls: ['readPreferences'] },
  { path: '/settings/limits', calls: ['readPreferences', 'clientPreferences'] },
  { path: '/edit-email', calls: ['cardholderInfo'] },
  { path: '/edit-phone', calls: ['cardholderInfo'] },
  {
    path: '/login/bankid',
    calls: ['startBankId', 'bankIdQrcode', 'collectBankId'],
    press: button(/QR-kod/),
    persona: null,
    polls: 2500,
  },
  { path: '/login/reset-password/tolerance', calls: ['passwordResetLink'], persona: null, startsWithExample: true },
];
