import { UNVERIFIED_EMAIL } from '../../e2e/support/every-page.ts';

/**
 * An address of every page behind the log-in, as in the route table, with a persona who can see the page; others are
 * redirected. /physical-card-done is missing: it shows only on a device that has ordered a card.
 */
export const SIGNED_IN_PAGES: readonly { readonly path: string; readonly persona: string }[] = [
  { path: '/home', persona: 'anna' },
  { path: '/transactions', persona: 'anna' },
  { path: '/topup', persona: 'anna' },
  { path: '/card', persona: 'anna' },
  { path: '/activate-card', persona: 'ellen' },
  { path: '/mobile-devices', persona: 'siri' },
  { path: '/digital-pay-onboard', persona: 'anna' },
  { path: '/replacement-card', persona: 'anna' },
  { path: '/physical-card-welcome', persona: 'algot' },
  { path: '/physical-card-address', persona: 'algot' },
  { path: '/choose-pin', persona: 'algot' },
  { path: '/currency-calculator', persona: 'anna' },
  { path: '/settings/user', persona: 'anna' },
  { path: '/settings/notifications', persona: 'anna' },
  { path: '/settings/limits', persona: 'anna' },
  { path: '/settings/details', persona: 'anna' },
  { path: '/edit-email', persona: 'anna' },
  { path: '/edit-phone', persona: 'anna' },
  { path: UNVERIFIED_EMAIL, persona: 'lars' },
  { path: '/support', persona: 'anna' },
];
