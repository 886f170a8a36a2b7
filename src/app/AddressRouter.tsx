import { type PropsWithChildren, useMemo, useSyncExternalStore } from 'react';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import type { Browser } from '../../machines/ports.ts';

type Address = Pick<Browser, 'go' | 'watchAddress'>;

const currentAddress = (): string => location.pathname + location.search + location.hash;

/** With two slashes at its start it would be an address of another site. */
const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to)).replace(/^\/{2,}/, '/');

/** Lets links and redirects change the address as a machine does. */
function navigatorOf({ go }: Address): Navigator {
  const open = (to: To, state: unknown, replace: boolean) => {
    const path = hrefOf(to);
    // A link to the current address changes nothing: with one more entry the back button would seem to do nothing.
    if (new URL(path, location.href).href !== location.href) go(path, { state, replace });
  };
  return {
    createHref: hrefOf,
    push: (to, state) => open(to, state, false),
    replace: (to, state) => open(to, state, true),
    go: (delta) => history.go(delta),
  };
}

/** A router whose addresses are those of the port. `BrowserRouter` has a history of its own, which the port could not change. */
export function AddressRouter({ browser, children }: PropsWithChildren<{ readonly browser: Address }>) {
  const address = useSyncExternalStore(browser.watchAddress, currentAddress);
  const navigator = useMemo(() => navigatorOf(browser), [browser]);
  return (
    <Router location={address} navigator={navigator}>
      {children}
    </Router>
  );
}
