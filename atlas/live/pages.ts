interface Start {
  readonly page: string;
  /** Null for a signed-out portal. */
  readonly persona: string | null;
}

const at = (page: string, persona: string | null = 'anna'): Start => ({ page, persona });
const signedOut = (page: string): Start => at(page, null);

const LOGIN = '/login/bankid';

/** The page of the portal on which a machine runs, with a persona of the sandbox that can use it. */
export const PAGES: Readonly<Record<string, Start>> = {
  'access-gate': at('/home', 'nils'),
  'activate-card': at('/activate-card', 'ellen'),
  'app-redirect': signedOut('/login/app-redirect'),
  articles: at('/home'),
  'automatic-topup': at('/topup', 'vera'),
  balance: at('/home'),
  'bankid-signing': at('/card'),
  'calendar-availability': at('/home'),
  'calendar-file': at('/topup', 'vera'),
  card: at('/card'),
  'card-status': at('/home'),
  'change-password': at('/settings/user'),
  'classic-replacement': at('/replacement-card'),
  consent: signedOut(LOGIN),
  'contact-change': at('/edit-email'),
  'contact-check': at('/home', 'stig'),
  'contact-restoring': at('/transactions'),
  'contact-verification': at('/verification-code'),
  'currency-calculator': at('/currency-calculator'),
  'delivery-address': at('/physical-card-address'),
  'digital-replacement': at('/replacement-card?digital'),
  home: at('/home'),
  inactivity: at('/home'),
  language: signedOut(LOGIN),
  'language-saving': at('/home'),
  'latest-transactions': at('/home'),
  limits: at('/settings/limits'),
  'login-bankid': signedOut(LOGIN),
  'login-password': signedOut('/login/email'),
  'mobile-devices': at('/mobile-devices', 'siri'),
  'next-order': at('/home'),
  'next-topup': at('/home'),
  'notification-banners': at('/home'),
  'notification-preferences': at('/settings/notifications'),
  'one-time-code': at('/card'),
  'order-months': at('/topup', 'vera'),
  'order-signing': at('/physical-card-address'),
  'password-recovery': signedOut('/login/email-recover'),
  'password-reset': signedOut('/login/reset-password/unknown'),
  'physical-card-offer': at('/card'),
  'physical-card-order': at('/physical-card-welcome'),
  'pin-choice': at('/choose-pin', 'algot'),
  'pin-unblock': at('/card', 'pelle'),
  portal: signedOut(LOGIN),
  'replacement-card': at('/replacement-card'),
  'screen-host': signedOut(LOGIN),
  'sensitive-info': at('/card'),
  session: at('/home'),
  signature: at('/card'),
  'support-ticket': at('/support'),
  'temporary-block': at('/card'),
  toast: signedOut(LOGIN),
  toasts: signedOut(LOGIN),
  'topup-month': at('/topup', 'vera'),
  topups: at('/topup', 'vera'),
  'transaction-list': at('/transactions'),
  transactions: at('/transactions'),
  'transactions-export': at('/transactions'),
};
