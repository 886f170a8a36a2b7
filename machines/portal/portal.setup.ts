import { type ActorRefFrom, assign, fromPromise, type InputFrom, sendTo, setup, stopChild } from 'xstate';
import type { accessGate } from '../access-gate/access-gate.ts';
import { resumableOrder } from '../bankid-order.ts';
import type { Named } from '../call-actor.ts';
import { consent } from '../consent/consent.ts';
import { language } from '../language/language.ts';
import type { Language, Layouts, Ports, SignedInCode, Toast } from '../ports.ts';
import { session } from '../session/session.ts';
import { toasts } from '../toasts/toasts.ts';
import { hasCalculator, isAbovePage, withoutCalculator } from './calculator-address.ts';
import { HOME_PATH, isPage, LOGIN_PATH, pathnameOf, signedInDetour, signedOutDetour } from './paths.ts';
import { screenHost } from './screen-host.ts';

interface Input {
  readonly ports: Ports;
  readonly settings: InputFrom<typeof session>['settings'];
  /** The token from the address, already removed from it; null when there was none. */
  readonly offeredToken: string | null;
  /** The address at which the portal was opened: path and query. */
  readonly path: string;
}

/** A page to open after the log-in. */
interface WantedPage {
  readonly path: string;
  /** The user who had it open; null if a signed-out user asked for it. */
  readonly userKey: string | null;
}

interface OpenScreen {
  readonly key: string;
  /** The name in the route table. */
  readonly name: string;
  /** The account for which it was opened; null for a page that needs none. */
  readonly accountId: number | null;
  readonly actor: ActorRefFrom<typeof screenHost>;
}

interface Context {
  readonly ports: Ports;
  readonly session: ActorRefFrom<typeof session>;
  readonly language: ActorRefFrom<typeof language>;
  readonly toasts: ActorRefFrom<typeof toasts>;
  readonly consent: ActorRefFrom<typeof consent>;
  readonly path: string;
  /** The user whose entry of the history the address is; null if it is of none. */
  readonly entryUser: string | null;
  /** The user who is signed in; null without a session. */
  readonly userKey: string | null;
  /** The page that a signed-out user asked for, or that was open when the session ended. */
  readonly wanted: WantedPage | null;
  /** Decides what a signed-in user may see; null while the user is signed out or its code is loading. */
  readonly gate: ActorRefFrom<typeof accessGate> | null;
  /** Draws the frame around the pages of the access gate; null without one. */
  readonly layouts: Layouts | null;
  /** The account to which the access gate grants access; null while it grants none. */
  readonly accountId: number | null;
  /** The open screen. `key` differs when the screen must start again. */
  readonly screen: OpenScreen | null;
  /** The currency calculator above a page, from its first opening to the end of the session: it keeps what was typed. */
  readonly calculator: ActorRefFrom<typeof screenHost> | null;
  /** The browser goes back to the page below the calculator, which takes a moment. */
  readonly isCalculatorClosing: boolean;
}

type Event =
  /** `entryUser` is the user whose entry of the history it is; null if it is of none. */
  | { readonly type: 'route.changed'; readonly path: string; readonly entryUser: string | null }
  /** The access gate knows the account and reads only the employer policy now. */
  | { readonly type: 'access.expected'; readonly accountId: number }
  /** The access gate shows pages of this account. */
  | { readonly type: 'access.granted'; readonly accountId: number }
  /** The access gate shows a question instead of the page. */
  | { readonly type: 'access.suspended' }
  /** The access gate cannot decide; the session must end (§7 custom policy). */
  | { readonly type: 'access.denied' }
  | { readonly type: 'calculator.opened' }
  | { readonly type: 'calculator.close' }
  /** The user chose a language on this device and it shows. */
  | { readonly type: 'language.chosen'; readonly language: Language }
  /** The language that the cardholder chose on another device. */
  | { readonly type: 'language.adopt'; readonly language: Language }
  | { readonly type: 'session.opened'; readonly userKey: string }
  | { readonly type: 'session.closed' }
  | { readonly type: 'token.obtained'; readonly token: string }
  | { readonly type: 'query.succeeded' }
  | { readonly type: 'query.unauthorized' }
  | { readonly type: 'query.forbidden' }
  | { readonly type: 'toast.show'; readonly toast: Toast }
  /** A changing call has started; `call` is its name. */
  | { readonly type: 'change.started'; readonly call: string }
  /** What a lost change has done was read, or could not be read. */
  | { readonly type: 'check.ended' }
  /** Load the signed-in part again. */
  | { readonly type: 'portal.retry' }
  /** Reload the page after a crash. */
  | { readonly type: 'portal.restart' }
  /** Log out after a crash. */
  | { readonly type: 'portal.logOut' }
  /** The view threw an error outside a screen. */
  | { readonly type: 'view.crashed' }
  /** An actor threw an error for which its machine has no transition. */
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown };

type SessionEvent = Extract<Event, { type: 'token.obtained' | 'access.denied' | `query.${string}` }>;
type ToastsEvent = Extract<Event, { type: 'toast.show' | 'change.started' | 'check.ended' }>;

interface PathParams {
  readonly path: string;
}

interface EntryParams extends PathParams {
  readonly entryUser: string | null;
}

interface PlaceParams extends PathParams {
  readonly accountId: number | null;
}

const actors = {
  session,
  language,
  toasts,
  consent,
  screenHost,
  loadSignedIn: fromPromise<SignedInCode, Ports>(({ input, signal }) => input.screens.loadSignedIn({ signal })),
};

/** Stopping an unknown actor id is a no-op. */
const NO_ACTOR = 'none';

/** Identifies a visit of a screen: another key means that the screen starts again. */
function keyOf({ ports }: Context, { path, accountId }: PlaceParams): string {
  const { name, params, restartsWithAccount } = ports.screens.find(path);
  return [name, ...(restartsWithAccount ? [accountId] : []), ...Object.values(params)].join('/');
}

/**
 * The page that the user asked for before the BankID app was opened; null without an open order. On a phone the way back
 * from the app loads the portal again, often in another tab.
 */
export function pageWantedBefore({ device, clock }: Ports): WantedPage | null {
  const path = device.read('wantedPage');
  const order = resumableOrder(device.read('bankIdOrder'), clock.now());
  return order !== null && path !== null && isPage(path) ? { path, userKey: null } : null;
}

/** The address that an entry of the history has for a user: the query of another user can have what that one searched for. */
const pathFor = (userKey: string | null, { path, entryUser }: EntryParams): string =>
  entryUser === null || entryUser === userKey ? path : pathnameOf(path);

export const portalSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Pick<Named<typeof actors>, 'loadSignedIn'>,
  },
  actors,
  guards: {
    isPrivate: (_, { path }: PathParams) => signedOutDetour(path) !== null,
    isEntrance: (_, { path }: PathParams) => signedInDetour(path) !== null,
    isSameScreen: ({ context }, place: PlaceParams) => context.screen?.key === keyOf(context, place),
    isAllowed: ({ context }, { path, accountId }: PlaceParams) =>
      accountId !== null || context.ports.screens.find(path).access !== 'granted',
    startsAhead: ({ context }, { path }: PathParams) => context.ports.screens.find(path).startsAhead,
    isTokenStored: ({ context }) => context.ports.device.read('token') !== null,
    hasGate: ({ context }) => context.gate !== null,
    hasCalculator: ({ context }) => context.calculator !== null,
    isCalculatorClosing: ({ context }) => context.isCalculatorClosing,
    isCalculatorShown: ({ context }) => hasCalculator(context.path),
    isCalculatorAbovePage: ({ context: { path, ports } }) =>
      hasCalculator(path) && isAbovePage(ports.browser.pageState()),
  },
  actions: {
    setPath: assign((_, { path, entryUser }: EntryParams) => ({ path, entryUser, isCalculatorClosing: false })),
    /** Makes the entry of the address one of the user. What another user has left in it is removed. */
    claimEntry: assign(({ context: { ports, entryUser, userKey, path: left } }) => {
      const path = pathFor(userKey, { path: left, entryUser });
      if (path !== left) ports.browser.go(path, { replace: true });
      else if (entryUser !== userKey) ports.browser.claimEntry();
      return { path, entryUser: userKey };
    }),
    /** A page that a signed-out user asked for is this user's from now on. */
    setUser: assign(({ context: { ports, wanted } }, { userKey }: { userKey: string }) => {
      ports.browser.setUser(userKey);
      return { userKey, wanted: wanted && { ...wanted, userKey: wanted.userKey ?? userKey } };
    }),
    clearUser: assign(({ context: { ports } }) => {
      ports.browser.setUser(null);
      return { userKey: null };
    }),
    setWantedPage: assign(({ context }, { path, entryUser }: EntryParams) => ({
      wanted: isPage(path) ? { path, userKey: context.userKey ?? entryUser } : context.wanted,
    })),
    /** Only what a signed-out user asked for: the page of a user must not open for another one after a new start. */
    storeWantedPage: ({ context: { ports, wanted } }) =>
      wanted?.userKey === null && ports.device.write('wantedPage', pathnameOf(wanted.path)),
    clearWantedPage: assign({ wanted: null }),
    forgetWantedPage: ({ context }) => context.ports.device.forget('wantedPage'),
    setAccount: assign((_, { accountId }: { accountId: number | null }) => ({ accountId })),
    goToLogin: ({ context }) => context.ports.browser.go(LOGIN_PATH, { replace: true }),
    goToWantedPage({ context: { ports, wanted, userKey } }) {
      const path = wanted?.userKey === userKey ? wanted.path : HOME_PATH;
      ports.browser.go(path, { replace: true });
    },
    tellConsent: ({ context }) => context.consent.send({ type: 'session.opened' }),
    stopScreen: stopChild(({ context }) => context.screen?.actor ?? NO_ACTOR),
    clearScreen: assign({ screen: null }),
    openScreen: assign(({ context, spawn }, place: PlaceParams) => {
      const { ports } = context;
      const { name, params } = ports.screens.find(place.path);
      return {
        screen: {
          key: keyOf(context, place),
          name,
          accountId: place.accountId,
          actor: spawn('screenHost', { input: { ports, name, params } }),
        },
      };
    }),
    reportPage: ({ context: { gate, screen } }) => gate?.send({ type: 'page.changed', name: screen?.name ?? null }),
    forwardRoute: ({ context: { screen, path } }) => screen?.actor.send({ type: 'route.changed', path }),
    openCalculator: assign(({ context: { ports }, spawn }) => ({
      calculator: spawn('screenHost', { input: { ports, name: 'currency-calculator', params: {} } }),
    })),
    setCalculatorClosing: assign({ isCalculatorClosing: true }),
    goBack: ({ context }) => context.ports.browser.goBack(),
    removeCalculator: ({ context: { ports, path } }) => ports.browser.go(withoutCalculator(path), { replace: true }),
    stopCalculator: stopChild(({ context }) => context.calculator ?? NO_ACTOR),
    clearCalculator: assign({ calculator: null }),
    startGate: assign(({ context: { ports }, spawn, self }, { code }: { code: SignedInCode }) => ({
      layouts: code.layouts,
      gate: spawn(code.accessGate, { input: { ports, onEvent: (event) => self.send(event) } }),
    })),
    stopGate: stopChild(({ context }) => context.gate ?? NO_ACTOR),
    clearGate: assign({ gate: null, layouts: null, accountId: null }),
    sendLanguageToGate: ({ context }, { language }: { language: Language }) =>
      context.gate?.send({ type: 'language.chosen', language }),
    adoptLanguage: sendTo(
      ({ context }) => context.language,
      (_, { language }: { language: Language }) => ({ type: 'language.adopt' as const, language }),
    ),
    forwardToSession: sendTo(
      ({ context }) => context.session,
      (_, { event }: { event: SessionEvent }) => event,
    ),
    forwardToToasts: sendTo(
      ({ context }) => context.toasts,
      (_, { event }: { event: ToastsEvent }) => event,
    ),
    forgetUser: ({ context }) => context.ports.device.forgetUser(),
    reload: ({ context }) => context.ports.browser.reload(),
  },
});
