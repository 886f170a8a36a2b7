import { isOwnPath } from '../safe-url.ts';

/** The first page without a session, and the first page with one (§2). */
export const LOGIN_PATH = '/login/bankid';
export const HOME_PATH = '/home';

/** The page that blocks a lost card; the log-in pages link to it too. */
export const LOST_CARD_PATH = '/lost-card';

const isWithin = (path: string, group: string) => path === group || path.startsWith(`${group}/`);

/** The path of an address, without query and fragment, and without a slash at its end. */
export const pathnameOf = (address: string): string => address.replace(/[?#].*/, '').replace(/(.)\/$/, '$1');

/** The login group shows without a session; every other page asks for one (§2). */
export const isLoginPath = (address: string): boolean => isWithin(pathnameOf(address), '/login');

/** Whether an address names a page that a signed-out user can want to return to after the log-in. */
export const isPage = (address: string): boolean =>
  isOwnPath(address) && !isLoginPath(address) && pathnameOf(address) !== '/';

/** Login pages that also work for a signed-in user, who followed a link from an e-mail or an app store. */
const LINKED = ['reset-password', 'email-recover', 'app-redirect'];

/** The accessibility statement, which everyone can read. */
const STATEMENT_PATH = '/accessibility';

/** The page that a signed-out user gets instead of `address`; null when it may show. */
export function signedOutDetour(address: string): string | null {
  const path = pathnameOf(address);
  const isPublic = path === STATEMENT_PATH || (path !== '/login' && isLoginPath(path));
  return isPublic ? null : LOGIN_PATH;
}

/** The page that a signed-in user gets instead of `address`; null when it may show. */
export function signedInDetour(address: string): string | null {
  const path = pathnameOf(address);
  const isEntrance = path === '/' || (isLoginPath(path) && !LINKED.some((word) => path.includes(word)));
  return isEntrance ? HOME_PATH : null;
}
