import type { ComponentType, PropsWithChildren } from 'react';
import { hasCalculator } from '../../machines/portal/calculator-address.ts';
import { HOME_PATH, signedInDetour } from '../../machines/portal/paths.ts';
import type { Screens } from '../../machines/ports.ts';
import { loadCode } from '../ui/load-code.ts';
import type { Config } from './config.ts';
import type { GrantedAccess, ScreenScope } from './define-screen.ts';
import type { Portal } from './portal-context.ts';
import { matchRoute, routes, type ScreenRoute } from './routes.ts';
import { watchCardholder, watchCardholderReloads } from './watch-cardholder.ts';

/** A file that is fetched early may fail: it is loaded again when it is needed. */
const ignore = () => undefined;

async function loadSignedIn() {
  // Early, because a change that fails without a connection needs it; but no page waits for it.
  import('../../machines/toasts/change-toasts.ts').catch(ignore);
  const [{ accessGate }, { SignedIn }, { SettingsLayout }] = await Promise.all([
    import('../../machines/access-gate/access-gate.ts'),
    import('./layout/SignedIn.tsx'),
    import('./layout/SettingsLayout.tsx'),
  ]);
  return { accessGate, layouts: { SignedIn, SettingsLayout } };
}

declare module '../../machines/ports.ts' {
  interface Layouts {
    readonly SignedIn: ComponentType<PropsWithChildren>;
    readonly SettingsLayout: ComponentType<PropsWithChildren>;
  }
}

/** Fetches the code of the signed-in part and of the page that opens at `address`, before the session is known. */
export function prefetchSignedIn(address: string): void {
  const { load } = matchRoute(signedInDetour(address) ?? address).route;
  Promise.all([loadSignedIn(), load()]).catch(ignore);
}

/** Fetches the code of a page when a pointer or the focus reaches any link to it; a finger also enters before it presses. */
export function prefetchOnIntent(): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin) return;
    const address = hasCalculator(link.search) ? '/currency-calculator' : link.pathname;
    matchRoute(address).route.load().catch(ignore);
  };
  for (const type of ['pointerover', 'focusin']) addEventListener(type, prefetch);
}

function grantedAccess(portal: Portal): GrantedAccess {
  const { gate } = portal.getSnapshot().context;
  const { account, accounts, cardholder, calendar } = gate?.getSnapshot().context ?? {};
  if (!gate || !account || !accounts || !cardholder || !calendar) throw new Error('the access gate knows no account');
  return {
    account,
    accounts,
    cardholder,
    calendar,
    watchCardholderReloads: (listener) => watchCardholderReloads(gate, listener),
    notifyGate: (event) => gate.send(event),
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
    watchCardholder: (listener) => watchCardholder(portal, listener),
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
    const { name, access, restartsWithAccount, startsAhead } = route;
    return { name, params, access, restartsWithAccount, startsAhead };
  },
  async load(name) {
    const { load, prefetch } = routeNamed(name);
    const screen = await loadCode(load);
    prefetch?.().catch(ignore);
    return { start: (spawn, params) => screen.start(spawn, scopeOf(portal(), config, params)) };
  },
  loadSignedIn: () => loadCode(loadSignedIn),
  prefetchFirstPage: () => prefetchSignedIn(portal().getSnapshot().context.wanted?.path ?? HOME_PATH),
});
