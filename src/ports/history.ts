import * as z from 'zod/mini';
import type { Browser } from '../../machines/ports.ts';

/** The state of a history entry: the user whose entry it is, and the state of the page. */
const entryState = z.object({ userKey: z.string(), page: z.unknown() });
type EntryState = z.output<typeof entryState>;

type HistoryOfUser = Pick<
  Browser,
  'setUser' | 'entryUser' | 'claimEntry' | 'go' | 'goBack' | 'pageState' | 'watchAddress'
>;

/** The history of the tab. Its entries outlive a session, so each one says whose it is. */
export function historyOfUser(): HistoryOfUser {
  let user: string | null = null;
  const watchers = new Set<() => void>();
  const entry = () => entryState.safeParse(history.state).data;
  const stateOf = (page: unknown) => (user === null ? null : ({ userKey: user, page } satisfies EntryState));
  return {
    setUser(userKey) {
      user = userKey;
    },
    entryUser: () => entry()?.userKey ?? null,
    claimEntry: () => history.replaceState(stateOf(null), ''),
    go(path, { replace = false, state = null } = {}) {
      history[replace ? 'replaceState' : 'pushState'](stateOf(state), '', path);
      for (const report of watchers) report();
    },
    goBack: () => history.back(),
    pageState() {
      const { userKey, page = null } = entry() ?? {};
      return userKey === user ? page : null;
    },
    watchAddress(listener) {
      watchers.add(listener);
      // Of the moves of the user; the browser reports none for `go`.
      window.addEventListener('popstate', listener);
      return () => {
        watchers.delete(listener);
        window.removeEventListener('popstate', listener);
      };
    },
  };
}
