import { expiryOf } from '../token.ts';
import { checkingOffer, choosing, confirmingOffer } from './offered-token.ts';
import { renewalMoment } from './renewal.ts';
import { ending, expiring, renewal } from './renewing.ts';
import { sessionSetup, setReason, tokenParams } from './session.setup.ts';
import { toUnattended, unattended } from './unattended.ts';

const booting = sessionSetup.createStateConfig({
  description: 'Reads the token from the address, then from the device.',
  entry: 'readSignOutReason',
  always: [
    {
      guard: 'isTimedOut',
      actions: ['forgetToken', setReason('inactive')],
      description: 'The user was inactive for too long while the portal was closed.',
    },
    {
      guard: 'isConflict',
      target: 'choosing',
      description: 'A link must not replace another live session without a question.',
    },
    { guard: 'mustConfirmOffer', target: 'confirmingOffer' },
    { guard: 'isOfferLive', target: '#session.signedIn.checkingOffer', actions: ['adoptOffer', 'recordInput'] },
    {
      guard: 'isLive',
      target: 'signedIn',
      actions: 'dropOffer',
      description: 'A token from the address that is not live is ignored.',
    },
    {
      guard: 'isOfferEnded',
      target: 'signedOut',
      actions: ['dropOffer', 'forgetToken', setReason('usedLink')],
      description: 'The session of the link has ended on this device: the link must not open another one.',
    },
    { guard: 'isForbidden', target: 'signedOut', actions: ['dropOffer', 'forgetToken', setReason('unauthorized')] },
    { guard: 'isExpired', target: 'signedOut', actions: ['dropOffer', 'forgetToken', setReason('expired')] },
    {
      guard: 'hasToken',
      target: 'signedOut',
      actions: ['dropOffer', 'forgetToken', setReason('rejected')],
      description: 'The token cannot be read, its session has ended, or the link is too old.',
    },
    { target: 'signedOut' },
  ],
});

const signedOut = sessionSetup.createStateConfig({
  description:
    'A log-in flow can open a session. What was being signed when the last one ended is not sent, even if the user still signs it.',
  entry: 'notifyClosed',
  on: {
    'token.obtained': [
      {
        guard: { type: 'isTokenUnexpired', params: tokenParams },
        target: 'signedIn',
        actions: [{ type: 'adoptToken', params: tokenParams }, 'claimDevice'],
      },
      { guard: { type: 'isTokenForbidden', params: tokenParams }, actions: setReason('unauthorized') },
      {
        actions: setReason('expired'),
        description: 'The token has already expired: the clock of the device is wrong.',
      },
    ],
    'token.changed': {
      guard: { type: 'isTokenLive', params: tokenParams },
      target: 'signedIn',
      actions: { type: 'adoptToken', params: tokenParams },
      description: 'Another tab has logged in.',
    },
    'link.rejected': { actions: setReason('invalidLink') },
  },
});

const signedIn = sessionSetup.createStateConfig({
  description: 'The token is unexpired and names a Cardholder application.',
  initial: 'checkingRenewal',
  entry: ['rememberStoredToken', 'setUser', 'notifyOpened'],
  invoke: {
    id: 'inactivity',
    src: 'inactivity',
    input: ({ context: { ports, settings, openedAt }, self }) => ({
      ports,
      limit: settings.inactivityLimit,
      openedAt,
      onEvent: (event) => self.send(event),
    }),
  },
  on: {
    'user.timedOut': { target: 'signedOut', actions: ['endAtBackend', 'forgetToken', setReason('inactive')] },
    'session.logOut': { target: 'leaving', actions: ['endAtBackend', 'forgetUser', 'rememberLogOut'] },
    'token.changed': [
      {
        guard: { type: 'isInactiveElsewhere', params: tokenParams },
        target: 'signedOut',
        actions: ['forgetToken', setReason('inactive')],
        description: 'Another tab has logged out because of inactivity.',
      },
      {
        guard: { type: 'isLoggedOutElsewhere', params: tokenParams },
        target: 'leaving',
        actions: ['forgetUser', 'rememberLogOut'],
        description:
          'Another tab has logged out. This one may have stored something a moment later, such as a new token.',
      },
      {
        guard: { type: 'isExpiredElsewhere', params: tokenParams },
        target: 'signedOut',
        actions: ['dropToken', setReason('expired')],
        description: 'The timer of another tab was a moment earlier.',
      },
      {
        guard: { type: 'isTokenGone', params: tokenParams },
        target: 'signedOut',
        actions: ['dropToken', setReason('rejected')],
        description: 'The session has ended in another tab. This one keeps its page for the next log-in.',
      },
      {
        guard: { type: 'isOtherUser', params: tokenParams },
        target: 'leaving',
        description: 'Another user has logged in; nothing of this one may stay on the screen.',
      },
      {
        guard: { type: 'isTokenLive', params: tokenParams },
        target: '.fresh',
        actions: { type: 'adoptToken', params: tokenParams },
        description: 'Another tab has renewed.',
      },
      {
        guard: 'isExpired',
        target: 'signedOut',
        actions: ['forgetExpiredToken', 'dropToken', setReason('expired')],
        description: 'The back button has restored a page whose token has expired: its timers are late.',
      },
    ],
    'query.unauthorized': { target: 'signedOut', actions: ['forgetToken', setReason('rejected')] },
    'query.forbidden': {
      guard: 'isExpired',
      target: 'leaving',
      actions: ['forgetExpiredToken', 'rememberExpiry'],
      description: 'The page reloads once; without a token it cannot happen again. A live one is of another session.',
    },
    'access.denied': {
      target: 'signedOut',
      actions: ['forgetToken', setReason('accessDenied')],
      description: 'The employer policy could not be read.',
    },
    'link.rejected': {
      target: 'signedOut',
      actions: ['forgetToken', setReason('invalidLink')],
      description: 'The user followed a link that was used or has expired, so the session ends (§4).',
    },
    'login.requested': {
      target: 'signedOut',
      actions: ['endAtBackend', 'forgetUser', 'forgetToken', setReason('loggedOut')],
      description: 'A log-out without a reload: the sender opens a log-in page, and its toasts stay.',
    },
  },
  states: {
    checkingOffer,
    checkingRenewal: {
      description: 'A token that expires in less than 1500 s is renewed at once (§7).',
      always: [{ guard: 'isRenewalDue', target: 'renewal' }, { target: 'fresh' }],
    },
    renewal,
    renewalFailed: {
      description: 'The last renewal failed; the token is still valid. The queries of a page do not repeat it at once.',
      on: toUnattended,
      after: { retryRenewal: [{ guard: 'isExpiring', target: 'expiring' }, { target: 'renewal' }] },
    },
    expiring,
    ending,
    fresh: {
      description: 'The token is valid; renewal waits until it is due.',
      entry: 'clearMessage',
      invoke: {
        id: 'untilRenewal',
        src: 'untilRenewal',
        input: ({ context: { ports, token, requestedAt } }) => ({
          clock: ports.clock,
          moment: renewalMoment(expiryOf(token), requestedAt),
        }),
        onDone: [
          { guard: 'isInactive', target: 'unattended', description: 'The computer was asleep: timers are late.' },
          { target: 'renewal' },
        ],
      },
      on: {
        ...toUnattended,
        'query.succeeded': {
          guard: 'canRenewAgain',
          target: 'renewal',
          description: 'Every successful query renews, at most once a minute.',
        },
      },
    },
    unattended,
  },
});

/**
 * The session (§4, §7, §9): reads the token from the address or the device, renews it, and ends when it expires, at
 * log-out or when the backend rejects it. Log-out reloads the page.
 */
export const session = sessionSetup.createMachine({
  id: 'session',
  description: 'The session: from the first token, through its renewals, to the log-out.',
  meta: { section: '§4 Session', page: '/home' },
  context: ({ input }) => ({
    ports: input.ports,
    settings: input.settings,
    onEvent: input.onEvent,
    offeredToken: input.offeredToken,
    token: input.ports.device.read('token'),
    reason: null,
    user: null,
    startedAt: input.ports.clock.now(),
    openedAt: null,
    tokenAt: input.ports.clock.now(),
    requestedAt: null,
    message: null,
  }),
  invoke: { id: 'otherTabs', src: 'otherTabs', input: ({ context }) => context.ports },
  initial: 'booting',
  states: {
    booting,
    choosing,
    confirmingOffer,
    signedOut,
    signedIn,
    leaving: {
      description: 'The page reloads without the data of the user.',
      entry: ['notifyClosed', 'reload'],
    },
  },
});
