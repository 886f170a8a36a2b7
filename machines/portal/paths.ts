/** Where one lands without a session, and with one (§2). */
export const LOGIN_PATH = '/login/bankid';
export const HOME_PATH = '/home';

const isWithin = (path: string, group: string) => path === group || path.startsWith(`${group}/`);

/** The login group shows without a session; every other page asks for one (§2). */
export const isLoginPath = (path: string): boolean => isWithin(path, '/login');

/** Login pages that work for a signed-in visitor too: somebody followed a link from an e-mail or a shop there. */
const LINKED = ['reset-password', 'email-recover', 'app-redirect'];

/** Where a visitor without a session belongs instead of `path`; null when they may stay. */
export const signedOutDetour = (path: string): string | null =>
  path === '/login' || !isLoginPath(path) ? LOGIN_PATH : null;

/** Where a signed-in visitor belongs instead of `path`; null when they may stay. */
export function signedInDetour(path: string): string | null {
  const isEntrance = path === '/' || (isLoginPath(path) && !LINKED.some((word) => path.includes(word)));
  return isEntrance ? HOME_PATH : null;
}
