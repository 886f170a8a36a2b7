import { assign, fromCallback, sendTo, setup } from 'xstate';
import { isStatus } from '../../contract/backend.ts';
import { endSession, renewToken } from '../../contract/session.ts';
import { callActor, type MachineTypes, toMessage, waitUntil } from '../call-actor.ts';
import { failureMessage, type Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { expiryOf, tokenStatus } from '../token.ts';
import { claimDevice, isSameUser, type User, userOf } from './device-user.ts';
import { type InactivityEvent, inactivity } from './inactivity.ts';
import { asLastInput, timeoutMoment } from './last-input.ts';
import { EXPIRY_WARNING, RENEWAL_PAUSE, RENEWAL_WINDOW } from './renewal.ts';
import { endToken, forgetSession, isEnded, rememberRenewal, rememberToken } from './used-tokens.ts';

/** Why the session ended or could not start; the log-in page shows a text for it (§4, §6). */
export type SignOutReason =
  | 'expired'
  | 'unauthorized'
  | 'rejected'
  | 'accessDenied'
  | 'invalidLink'
  | 'usedLink'
  | 'inactive'
  | 'loggedOut';

/** Events for the owner of the session. */
export type SessionOwnerEvent =
  /** `userKey` is the same until the user logs out, or another one logs in. */
  { readonly type: 'session.opened'; readonly userKey: string } | { readonly type: 'session.closed' };

interface TokenParams {
  readonly token: string | null;
}

/** What an operator can configure. */
interface SessionSettings {
  /** How long a user can do nothing before the warning, ms; 0 for no limit (decision 34). */
  readonly inactivityLimit: number;
  /** Whether a signed-out user is asked before a token from a link logs in (decision 33). */
  readonly confirmsLinkLogin: boolean;
  /** Whether a log-out also ends the session at the backend. */
  readonly endsAtBackend: boolean;
}

interface Input {
  readonly ports: Ports;
  readonly settings: SessionSettings;
  readonly onEvent: (event: SessionOwnerEvent) => void;
  /** The token from the address, already removed from it (decision 2). */
  readonly offeredToken: string | null;
}

interface Context extends Omit<Input, 'offeredToken'> {
  readonly token: string | null;
  readonly offeredToken: string | null;
  readonly reason: SignOutReason | null;
  /** The user of the last session in this page. */
  readonly user: User | null;
  /** When the page started, ms since 1970. */
  readonly startedAt: number;
  /** When a link opened the session in this page, ms since 1970. */
  readonly openedAt: number | null;
  /** When the token came, ms since 1970. */
  readonly tokenAt: number;
  /** When this page last requested a renewal, ms since 1970. */
  readonly requestedAt: number | null;
  /** Why the last renewal failed. */
  readonly message: Message | null;
}

type Event =
  | InactivityEvent
  /** A log-in flow has obtained a token. */
  | { readonly type: 'token.obtained'; readonly token: string }
  /** Another tab has stored or removed the token. */
  | { readonly type: 'token.changed'; readonly token: string | null }
  | { readonly type: 'offer.accept' }
  | { readonly type: 'offer.decline' }
  | { readonly type: 'query.succeeded' }
  /** The backend answered a call with 401. */
  | { readonly type: 'query.unauthorized' }
  /** The backend answered a call with 403. */
  | { readonly type: 'query.forbidden' }
  | { readonly type: 'lock.granted' }
  | { readonly type: 'session.extend' }
  /** The user has read that the session ends soon. */
  | { readonly type: 'ending.acknowledge' }
  | { readonly type: 'session.logOut' }
  /** The access gate cannot read the employer policy (§7). */
  | { readonly type: 'access.denied' }
  /** A link to set a password was used or has expired (§4). */
  | { readonly type: 'link.rejected' }
  /** The user wants to log in, for example with a new password. A log-in page does not open during a session. */
  | { readonly type: 'login.requested' };

const actors = {
  inactivity,
  renewToken: callActor(renewToken),
  untilRenewal: waitUntil,
  untilExpiry: waitUntil,
  otherTabs: fromCallback<Event, Ports>(({ input, sendBack }) =>
    input.device.watch('token', (token) => sendBack({ type: 'token.changed', token })),
  ),
  renewalLock: fromCallback<Event, Ports>(({ input, sendBack }) =>
    input.browser.requestLock('token-renewal', () => sendBack({ type: 'lock.granted' })),
  ),
};

const isUnexpired = ({ ports }: Context, token: string | null): token is string =>
  tokenStatus(token, ports.clock.now()) === 'live';
/** Whether a token can open the session: no session with it has ended on this device. */
const isLive = (context: Context, token: string | null) =>
  isUnexpired(context, token) && !isEnded(context.ports.device, token);
const isInactive = ({ ports: { clock, device }, settings: { inactivityLimit } }: Context) =>
  inactivityLimit > 0 && clock.now() >= asLastInput(device.read('lastInput'), clock.now()) + inactivityLimit;
const isTimedOut = ({ ports: { clock, device }, settings: { inactivityLimit } }: Context) =>
  inactivityLimit > 0 &&
  clock.now() >= timeoutMoment(asLastInput(device.read('lastInput'), clock.now()), inactivityLimit);
const timeLeft = (context: Context) => expiryOf(context.token) - context.ports.clock.now();
/** Whether it is time for the expiry warning. */
const isExpiring = (context: Context) => timeLeft(context) <= EXPIRY_WARNING;
/** Whether a live token expires soon, and no later than the one of the session. */
const isNotLonger = (context: Context, token: string | null) =>
  isUnexpired(context, token) &&
  expiryOf(token) <= Math.min(expiryOf(context.token), context.ports.clock.now() + EXPIRY_WARNING);
export const sessionSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  delays: { retryRenewal: 30_000 },
  guards: {
    isConflict: ({ context }) =>
      isLive(context, context.offeredToken) &&
      isLive(context, context.token) &&
      !isSameUser(context.offeredToken, context.token),
    isOfferLive: ({ context }) => isLive(context, context.offeredToken),
    mustConfirmOffer: ({ context }) =>
      context.settings.confirmsLinkLogin && isLive(context, context.offeredToken) && !isLive(context, context.token),
    isOfferEnded: ({ context }) => isUnexpired(context, context.offeredToken) && !isLive(context, context.offeredToken),
    isForbidden: ({ context }) =>
      tokenStatus(context.offeredToken ?? context.token, context.ports.clock.now()) === 'forbidden',
    /** Not without a token: the last input belongs to a session. */
    isTimedOut: ({ context }) => context.token !== null && isTimedOut(context),
    isInactive: ({ context }) => isInactive(context),
    /** Another tab may have logged the user out because of inactivity, a moment before this one. */
    isInactiveElsewhere: ({ context }, { token }: TokenParams) => token === null && isInactive(context),
    isLive: ({ context }) => isLive(context, context.token),
    isDeviceLive: ({ context }) => isLive(context, context.ports.device.read('token')),
    hasToken: ({ context }) => context.token !== null || context.offeredToken !== null,
    isExpired: ({ context }) => tokenStatus(context.token, context.ports.clock.now()) === 'expired',
    isExpiring: ({ context }) => isExpiring(context),
    isNotLonger: ({ context }, { token }: TokenParams) =>
      isNotLonger(context, token) && isSameUser(token, context.token),
    /** A token that is requested a second later expires a second later, unless the backend limits the session. */
    isCapped: ({ context }, { token }: TokenParams) =>
      isNotLonger(context, token) && (context.requestedAt ?? 0) - context.tokenAt >= 1000,
    isRenewalDue: ({ context }) => timeLeft(context) < RENEWAL_WINDOW,
    canRenewAgain: ({ context: { ports, requestedAt, startedAt } }) =>
      ports.clock.now() - (requestedAt ?? startedAt) >= RENEWAL_PAUSE,
    isTokenLive: ({ context }, { token }: TokenParams) => isLive(context, token),
    /** The backend has just answered with the token, so it counts even if it is the one of an earlier session. */
    isTokenUnexpired: ({ context }, { token }: TokenParams) => isUnexpired(context, token),
    isRenewedElsewhere: ({ context }, { token }: TokenParams) =>
      isLive(context, token) && isSameUser(token, context.token),
    isTokenForbidden: ({ context }, { token }: TokenParams) =>
      tokenStatus(token, context.ports.clock.now()) === 'forbidden',
    isTokenGone: (_, { token }: TokenParams) => token === null,
    isExpiredElsewhere: ({ context }, { token }: TokenParams) => token === null && isExpiring(context),
    /** Only a log-out removes the rest of what belongs to the user. */
    isLoggedOutElsewhere: ({ context }, { token }: TokenParams) =>
      token === null && context.ports.device.read('dataOwner') === null,
    isOtherUser: ({ context }, { token }: TokenParams) => !isSameUser(token, context.token),
    isUnauthorized: (_, { error }: { error: unknown }) => isStatus(error, 401),
  },
  actions: {
    adoptToken: assign(({ context: { ports } }, { token }: TokenParams) => ({
      token,
      tokenAt: ports.clock.now(),
      reason: null,
    })),
    adoptOffer: assign(({ context: { offeredToken, ports } }) => ({
      token: offeredToken,
      offeredToken: null,
      reason: null,
      openedAt: ports.clock.now(),
      tokenAt: ports.clock.now(),
    })),
    dropOffer: assign({ offeredToken: null }),
    /** Opening a session and staying are input of the user. */
    recordInput: ({ context: { ports } }) => ports.device.write('lastInput', String(ports.clock.now())),
    confirmPresence: sendTo('inactivity', { type: 'presence.confirmed' }),
    storeToken({ context: { ports, token } }) {
      if (token === null) return;
      rememberRenewal(ports, token);
      ports.device.write('token', token);
    },
    /** An earlier version of the portal may have stored the token without remembering it. */
    rememberStoredToken({ context: { ports, token } }) {
      if (token !== null && token === ports.device.read('token')) rememberToken(ports, token);
    },
    setUser: assign(({ context: { ports, token, user } }) => ({ user: userOf(ports, token, user) })),
    storeUser: ({ context: { ports, user } }) => user && ports.device.write('userKey', user.key),
    claimDevice: ({ context: { ports, token } }) => token !== null && claimDevice(ports, token),
    forgetToken: assign(({ context: { ports, token } }) => {
      if (token !== null) endToken(ports, token);
      forgetSession(ports.device);
      return { token: null };
    }),
    /** On the device only if it is still there: another log-in may have stored its token meanwhile. */
    dropToken: assign(({ context: { ports, token } }) => {
      if (ports.device.read('token') === token) forgetSession(ports.device);
      return { token: null };
    }),
    forgetExpiredToken({ context }) {
      if (!isLive(context, context.ports.device.read('token'))) forgetSession(context.ports.device);
    },
    /** Without waiting for the answer: the page reloads, and the token expires soon anyway. */
    endAtBackend({ context: { ports, settings } }) {
      if (!settings.endsAtBackend) return;
      const { signal } = new AbortController();
      ports.backend(endSession, {}, { signal, outlivesPage: true }).catch(() => undefined);
    },
    forgetUser({ context: { ports, token } }) {
      if (token !== null) endToken(ports, token);
      ports.device.forgetUser();
    },
    rememberExpiry: ({ context }) => context.ports.device.write('signOutReason', 'expired'),
    rememberLogOut: ({ context }) => context.ports.device.write('signOutReason', 'loggedOut'),
    readSignOutReason: assign(({ context: { ports, reason } }) => {
      const stored = ports.device.read('signOutReason');
      ports.device.forget('signOutReason');
      return { reason: stored === 'expired' || stored === 'loggedOut' ? stored : reason };
    }),
    setReason: assign((_, params: { reason: SignOutReason | null }) => ({ reason: params.reason })),
    setMessage: assign(toMessage(failureMessage)),
    setNotDone: assign({ message: { id: 'failure.notDone' } as const }),
    clearMessage: assign({ message: null }),
    setRequestedAt: assign(({ context }) => ({ requestedAt: context.ports.clock.now() })),
    notifyOpened: ({ context }) => context.onEvent({ type: 'session.opened', userKey: context.user?.key ?? '' }),
    notifyClosed: ({ context }) => context.onEvent({ type: 'session.closed' }),
    reload: ({ context }) => context.ports.browser.reload(),
  },
});

/** The token of a `token.changed` or `token.obtained` event, for guards and actions. */
export const tokenParams = ({ event }: { event: { token: string | null } }) => ({ token: event.token });

/** The action that sets why the session ended. */
export const setReason = (reason: SignOutReason) => ({ type: 'setReason', params: { reason } }) as const;

/** Ends the session when the token expires, so that nothing of the user stays on the screen, such as a PIN. */
export const untilExpiry = {
  id: 'untilExpiry',
  src: 'untilExpiry',
  input: ({ context: { ports, token } }: { context: Context }) => ({ clock: ports.clock, moment: expiryOf(token) }),
  onDone: { target: '#session.signedOut', actions: ['forgetToken', setReason('expired')] },
} as const;

/** Whether a link has opened a session in this page: then the page says who is logged in. */
export const isOpenedByLink = ({ context }: { context: Context }) => context.openedAt !== null;
