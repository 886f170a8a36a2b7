import { matchRoutes } from 'react-router-dom';
import { pathnameOf } from '../../machines/portal/paths.ts';
import type { ScreenMatch } from '../../machines/ports.ts';
import type { Screen } from './define-screen.ts';
// Part of the first page: a signed-out user always starts here.
import { loginBankidScreen } from './screens/login-bankid.ts';

const login = () => import('./screens/login.ts');
const home = () => import('./screens/home.ts');
const transactions = () => import('./screens/transactions.ts');
const lunchYear = () => import('./screens/lunch-year.ts');
const topups = () => import('./screens/topups.tsx');
const card = () => import('./screens/card.tsx');
const lostCard = () => import('./screens/lost-card.tsx');
const replacementCard = () => import('./screens/replacement-card.ts');
const physicalCard = () => import('./screens/physical-card.ts');
const currencyCalculator = () => import('./screens/currency-calculator.ts');
const settings = () => import('./screens/settings.tsx');
const contactDetails = () => import('./screens/contact-details.ts');
const support = () => import('./screens/support.tsx');
const accessibility = () => import('./screens/accessibility.tsx');
const notFound = () => import('./screens/not-found.ts');

const physicalCardParts = () =>
  Promise.all([
    import('../screens/physical-card/PinFrame.tsx'),
    import('../screens/physical-card/OrderConfirmation.tsx'),
    import('../screens/SignatureDialog.tsx'),
  ]);
const transactionsParts = () =>
  Promise.all([
    import('../screens/transactions/TransactionDetail.tsx'),
    import('../screens/transactions/ExportStatus.tsx'),
  ]);

/** One page of the portal (§2). */
export interface ScreenRoute extends Omit<ScreenMatch, 'params'> {
  readonly path: string;
  /** What is around the page. */
  readonly layout: 'login' | 'portal' | 'settings';
  /** The navigation is hidden (§2 navigation): the user finishes something here, or follows the link back. */
  readonly hidesNavigation: boolean;
  /** Among the log-in pages: it is longer than the window, so its footer starts below the first screen. */
  readonly isLong: boolean;
  /** It has settings of its own for the language, so its footer has none. */
  readonly hasLanguageSetting: boolean;
  readonly load: () => Promise<Screen>;
  /** Code that the page needs later, fetched as soon as the page is open. */
  readonly prefetch?: () => Promise<unknown>;
}

/** Loads a screen from the module that exports it under `name`. */
const from =
  <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  async () =>
    (await load())[name];

type Row = Partial<ScreenRoute> & Pick<ScreenRoute, 'load'>;

const route = (path: string, name: string, row: Row): ScreenRoute => ({
  path,
  name,
  layout: 'portal',
  access: 'granted',
  restartsWithAccount: false,
  startsAhead: false,
  hidesNavigation: false,
  isLong: false,
  hasLanguageSetting: false,
  ...row,
});

const LOGIN = { layout: 'login', access: 'public' } as const;
const ACCOUNT = { restartsWithAccount: true } as const;
/** Starts with reads only, whatever its address is. */
const AHEAD = { startsAhead: true } as const;
const WITHOUT_NAVIGATION = { hidesNavigation: true } as const;

/** All pages: address, name, screen with its machine, and what differs from a page behind the access gate. */
// biome-ignore format: a table is read by its columns
export const routes: readonly ScreenRoute[] = [
  route('/login/bankid', 'login-bankid', { ...LOGIN, load: async () => loginBankidScreen }),
  route('/login/email', 'login-password', { ...LOGIN, load: from(login, 'loginPasswordScreen') }),
  route('/login/email-recover', 'password-recovery', { ...LOGIN, load: from(login, 'passwordRecoveryScreen') }),
  route('/login/reset-password/:token', 'password-reset', { ...LOGIN, load: from(login, 'passwordResetScreen') }),
  route('/login/app-redirect', 'app-redirect', { ...LOGIN, load: from(login, 'appRedirectScreen') }),
  route('/login/*', 'not-found-login', { ...LOGIN, load: from(notFound, 'notFoundScreen') }),

  route('/accessibility', 'accessibility', { ...LOGIN, isLong: true, load: from(accessibility, 'accessibilityScreen') }),

  route('/home', 'home', { ...ACCOUNT, ...AHEAD, load: from(home, 'homeScreen'), prefetch: () => import('../screens/home/Articles.tsx') }),
  route('/transactions', 'transactions', { ...ACCOUNT, ...AHEAD, load: from(transactions, 'transactionsScreen'), prefetch: transactionsParts }),
  route('/lunch-year', 'lunch-year', { ...ACCOUNT, ...AHEAD, load: from(lunchYear, 'lunchYearScreen'), prefetch: () => import('../ports/picture/save.ts') }),
  route('/topup', 'topups', { ...ACCOUNT, ...AHEAD, load: from(topups, 'topupsScreen'), prefetch: () => import('../screens/topups/CancelDialog.tsx') }),

  route('/card', 'card', { ...ACCOUNT, load: from(card, 'cardScreen'), prefetch: () => import('../screens/card/SensitiveInfoPanel.tsx') }),
  route('/lost-card', 'lost-card', { ...ACCOUNT, ...AHEAD, load: from(lostCard, 'lostCardScreen') }),
  route('/activate-card', 'activate-card', { ...ACCOUNT, load: from(card, 'activateCardScreen') }),
  route('/mobile-devices', 'mobile-devices', { ...ACCOUNT, ...AHEAD, load: from(card, 'mobileDevicesScreen') }),
  route('/digital-pay-onboard', 'digital-pay-onboard', { load: from(card, 'digitalPayOnboardScreen') }),
  route('/replacement-card', 'replacement-card', { ...ACCOUNT, ...WITHOUT_NAVIGATION, load: from(replacementCard, 'replacementCardScreen') }),
  route('/physical-card-welcome', 'physical-card-welcome', { ...ACCOUNT, ...WITHOUT_NAVIGATION, load: from(physicalCard, 'welcomeScreen'), prefetch: physicalCardParts }),
  route('/physical-card-address', 'physical-card-address', { ...ACCOUNT, ...WITHOUT_NAVIGATION, load: from(physicalCard, 'addressScreen'), prefetch: physicalCardParts }),
  route('/choose-pin', 'choose-pin', { ...ACCOUNT, ...WITHOUT_NAVIGATION, load: from(physicalCard, 'choosePinScreen'), prefetch: physicalCardParts }),
  route('/physical-card-done', 'physical-card-done', { ...ACCOUNT, load: from(physicalCard, 'doneScreen') }),
  route('/currency-calculator', 'currency-calculator', { load: from(currencyCalculator, 'currencyCalculatorScreen') }),

  route('/settings/user', 'settings-user', { ...AHEAD, layout: 'settings', hasLanguageSetting: true, load: from(settings, 'userScreen') }),
  route('/settings/notifications', 'notification-preferences', { layout: 'settings', load: from(settings, 'notificationsScreen') }),
  route('/settings/limits', 'limits', { ...ACCOUNT, ...AHEAD, layout: 'settings', load: from(settings, 'limitsScreen') }),
  route('/settings/details', 'account-details', { load: from(settings, 'accountDetailsScreen') }),
  route('/edit-email', 'edit-email', { ...WITHOUT_NAVIGATION, load: from(contactDetails, 'editEmailScreen') }),
  route('/edit-phone', 'edit-phone', { ...WITHOUT_NAVIGATION, load: from(contactDetails, 'editPhoneScreen') }),
  route('/verification-code', 'verification-code', { ...WITHOUT_NAVIGATION, load: from(contactDetails, 'verificationCodeScreen') }),

  route('/support', 'support', { access: 'signedIn', load: from(support, 'supportScreen') }),
  route('/terms-conditions', 'terms-conditions', { ...WITHOUT_NAVIGATION, access: 'signedIn', load: from(support, 'termsConditionsScreen') }),
  route('*', 'not-found', { load: from(notFound, 'notFoundScreen') }),
];

/** Addresses that lead to another page (§2). The last two are other names for pages, in the rules for the navigation. */
const redirects = [
  { path: '/topup-calendar', to: '/topup' },
  { path: '/settings', to: '/settings/user' },
  { path: '/verify-email', to: '/verification-code' },
  { path: '/order-physical-card', to: '/physical-card-welcome' },
] as const;

/** The addresses of the pages without navigation, also those that lead to one. */
export function addressesWithoutNavigation(): readonly string[] {
  const paths = routes.filter(({ hidesNavigation }) => hidesNavigation).map(({ path }) => path);
  const otherNames = redirects.filter(({ to }) => paths.includes(to)).map(({ path }) => path);
  return [...paths, ...otherNames];
}

const rows = [...routes.map((page) => ({ path: page.path, page })), ...redirects];

/** What the router has found; it compiles all paths at each call, which takes some ms on a slow phone. */
const matches = new Map<string, ReturnType<typeof matchRow>>();

function matchRow(path: string) {
  const [match] = matchRoutes(rows, path) ?? [];
  if (match === undefined) throw new Error('the last route matches every address');
  return { row: match.route, params: match.params };
}

/** The row of an address (path and query), in any case, and the values of its parameters, decoded. */
function find(address: string) {
  const path = pathnameOf(address);
  const match = matches.get(path) ?? matchRow(path);
  matches.set(path, match);
  return match;
}

/** The address to which an address (path and query) leads, with the same query; null for most. */
export function redirectOf(address: string): string | null {
  const { row } = find(address);
  const [query = ''] = /\?.*/.exec(address) ?? [];
  return 'to' in row ? row.to + query : null;
}

/**
 * The path as the portal itself writes it: in the case of its route, and with single slashes. People and other programs
 * write others; the comparisons of the machines are exact.
 */
export function canonicalPath(pathname: string): string {
  const path = pathnameOf(pathname.replace(/\/{2,}/g, '/'));
  const { row } = find(path);
  if (row.path === '*') return pathname;
  const parts = row.path.split('/');
  return path
    .split('/')
    .map((part, index) => (/^[a-z]/.test(parts[index] ?? '') ? parts[index] : part))
    .join('/');
}

/** The route of an address (path and query), and the values of its parameters. */
export function matchRoute(address: string): { readonly route: ScreenRoute; readonly params: ScreenMatch['params'] } {
  const { row, params } = find(address);
  if ('to' in row) return matchRoute(row.to);
  const named = Object.entries(params).filter(([name]) => name !== '*');
  return { route: row.page, params: Object.fromEntries(named.map(([name, value = '']) => [name, value])) };
}
