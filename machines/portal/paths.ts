/** Where one lands without a session, and with one (§2). */
export const LOGIN_PATH = '/login/bankid';
export const HOME_PATH = '/home';

const isWithin = (path: string, group: string) => path === group || path.startsWith(`${group}/`);

/** Addresses may carry a query, which says more about a page but never which one it is. */
const routeOf = (address: string) => address.replace(/\?.*/, '');

/** The login group shows without a session; every other page asks for one (§2). */
export const isLoginPath = (address: string): boolean => isWithin(routeOf(address), '/login');

/** An address that begins with two slashes names another site, not a page of ours. */
const isOurs = (address: string) => /^\/(?![/\\])/.test(address);

/** Whether an address names a page behind the log-in that a visitor can want to come back to. */
export const isPage = (address: string): boolean =>
  isOurs(address) && !isLoginPath(address) && routeOf(address) !== '/';

/** Login pages that work for a signed-in visitor too: somebody followed a link from an e-mail or a shop there. */
const LINKED = ['reset-password', 'email-recover', 'app-redirect'];

/** Where a visitor without a session belongs instead of `address`; null when they may stay. */
export const signedOutDetour = (address: string): string | null =>
  routeOf(address) === '/login' || !isLoginPath(address) ? LOGIN_PATH : null;

/** Where a signed-in visitor belongs instead of `address`; null when they may stay. */
export function signedInDetour(address: string): string | null {
  const path = routeOf(address);
  const isEntrance = path === '/' || (isLoginPath(path) && !LINKED.some((word) => path.includes(word)));
  return isEntrance ? HOME_PATH : null;
}
