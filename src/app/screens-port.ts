import type { Screens } from '../../machines/ports.ts';
import type { Config } from './config.ts';
import type { GrantedAccess, ScreenScope } from './define-screen.ts';
import type { Portal } from './portal-context.ts';
import { matchRoute, routes, type ScreenRoute } from './routes.ts';

const loadLayout = () => import('./layout/SignedIn.tsx');

async function loadSignedIn() {
  const [{ accessGate }] = await Promise.all([import('../../machines/access-gate/access-gate.ts'), loadLayout()]);
  return { accessGate };
}

/** A failed prefetch is ignored: the code is loaded again when it is needed. */
const ignore = () => undefined;

/** Fetches the code of the signed-in part and of the page at `address`, before the session is known. */
export function prefetchSignedIn(address: string): void {
  loadSignedIn().catch(ignore);
  matchRoute(address).route.load().catch(ignore);
}

function grantedAccess(portal: Portal): GrantedAccess {
  const { gate } = portal.getSnapshot().context;
  const { account, accounts, cardholder } = gate?.getSnapshot().context ?? {};
  if (!gate || !account || !accounts || !cardholder) throw new Error('the access gate grants no access');
  return {
    account,
    accounts,
    cardholder,
    // The gate can stop before a screen that reports its end, for example at log-out.
    notifyGate(event) {
      if (gate.getSnapshot().status === 'active') gate.send(event);
    },
  };
}

function scopeOf(portal: Portal, config: Config, params: ScreenScope['params']): ScreenScope {
  const { ports, path, session } = portal.getSnapshot().context;
  return {
    ports,
    config,
    params,
    path,
    query: new URLSearchParams(path.split('?')[1]),
    notifyPortal: (event) => portal.send(event),
    notifySession: (event) => session.send(event),
    granted: () => grantedAccess(portal),
  };
}

const routeNamed = (name: string): ScreenRoute => {
  const found = routes.find((route) => route.name === name);
  if (found === undefined) throw new Error(`no route is named ${name}`);
  return found;
};

/** The screens of the route table, for the root actor that `portal` returns. */
export const screensPort = (portal: () => Portal, config: Config): Screens => ({
  find(address) {
    const { route, params } = matchRoute(address);
    const { name, access, restartsWithAccount } = route;
    return { name, params, access, restartsWithAccount };
  },
  async load(name) {
    const { load, prefetch } = routeNamed(name);
    const { machine, input, View } = await load();
    prefetch?.().catch(ignore);
    return { machine, view: View, createInput: (params) => input(scopeOf(portal(), config, params)) };
  },
  loadSignedIn,
});
