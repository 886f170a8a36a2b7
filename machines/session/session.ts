import { callInput, errorParams } from '../call-actor.ts';
import { expiryOf } from '../token.ts';
import { renewalMoment } from './renewal.ts';
import { sessionSetup } from './session.setup.ts';

const brought = ({ event }: { event: { token: string | null } }) => ({ token: event.token });
const renewed = ({ event }: { event: { output: { accessToken: string } } }) => ({ token: event.output.accessToken });
const because = (reason: 'expired' | 'unauthorized' | 'rejected' | 'barred' | 'deadLink') =>
  ({ type: 'giveReason', params: { reason } }) as const;

const booting = sessionSetup.createStateConfig({
  description: 'Reads the token from the address, then from the device.',
  entry: 'hearFarewell',
  always: [
    { guard: 'isConflict', target: 'choosing', description: 'A link must not silently replace another live session.' },
    { guard: 'isOfferLive', target: 'signedIn', actions: ['adoptOffer', 'storeToken'] },
    {
      guard: 'isStoredLive',
      target: 'signedIn',
      actions: 'dropOffer',
      description: 'A useless offer changes nothing.',
    },
    { guard: 'isForeign', target: 'signedOut', actions: ['dropOffer', 'forgetToken', because('unauthorized')] },
    { guard: 'isExpired', target: 'signedOut', actions: ['dropOffer', 'forgetToken', because('expired')] },
    {
      guard: 'hasToken',
      target: 'signedOut',
      actions: ['dropOffer', 'forgetToken', because('rejected')],
      description: 'A token that makes no sense, or a link that is too old.',
    },
    { target: 'signedOut' },
  ],
});

const choosing = sessionSetup.createStateConfig({
  description: 'A link brought a token of another person than the one who is logged in; the person is asked first.',
  on: {
    'offer.accept': {
      target: 'booting',
      actions: ['adoptOffer', 'storeToken'],
      description: 'A token may have ended while the person was thinking, so it is judged again.',
    },
    'offer.decline': { target: 'booting', actions: 'dropOffer' },
  },
});

const signedOut = sessionSetup.createStateConfig({
  description: 'Nobody is logged in; a log-in flow can offer a token.',
  entry: 'tellClosed',
  on: {
    'token.obtained': [
      {
        guard: { type: 'isTokenLive', params: brought },
        target: 'signedIn',
        actions: [{ type: 'adoptToken', params: brought }, 'storeToken'],
      },
      { guard: { type: 'isTokenForeign', params: brought }, actions: because('unauthorized') },
      { actions: because('expired'), description: 'A token that is over on arrival: the clock of the device is off.' },
    ],
    'token.changed': {
      guard: { type: 'isTokenLive', params: brought },
      target: 'signedIn',
      actions: { type: 'adoptToken', params: brought },
      description: 'Another tab has logged in.',
    },
    'link.refused': { actions: because('deadLink') },
  },
});

const renewal = sessionSetup.createStateConfig({
  description: 'Renews the token, one tab at a time.',
  initial: 'queued',
  invoke: { id: 'renewalTurn', src: 'renewalTurn', input: ({ context }) => context.ports },
  states: {
    queued: {
      description: 'Waits until no other tab is renewing.',
      on: { 'turn.granted': 'asking' },
    },
    asking: {
      entry: 'noteAsking',
      invoke: {
        id: 'renewToken',
        src: 'renewToken',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          {
            guard: { type: 'isTokenLive', params: renewed },
            target: '#session.signedIn.fresh',
            actions: [{ type: 'adoptToken', params: renewed }, 'storeToken'],
          },
          { target: '#session.signedIn.unrenewed', description: 'The backend sent a token that opens nothing.' },
        ],
        onError: [
          {
            guard: { type: 'isUnauthorized', params: errorParams },
            target: '#session.signedOut',
            actions: ['forgetToken', because('rejected')],
          },
          { guard: 'isExpired', target: '#session.signedOut', actions: ['forgetToken', because('expired')] },
          { guard: 'isEnding', target: '#session.signedIn.ending' },
          { target: '#session.signedIn.unrenewed' },
        ],
      },
    },
  },
});

const signedIn = sessionSetup.createStateConfig({
  description: 'The token is unexpired and names a Cardholder application.',
  initial: 'fresh',
  entry: 'tellOpened',
  on: {
    'session.logOut': { target: 'leaving', actions: 'forgetPerson' },
    'token.changed': [
      {
        guard: { type: 'isTokenGone', params: brought },
        target: 'leaving',
        description: 'Another tab has logged out.',
      },
      {
        guard: { type: 'isOtherPerson', params: brought },
        target: 'leaving',
        description: 'Another person has logged in; nothing of this one may stay on screen.',
      },
      {
        guard: { type: 'isTokenLive', params: brought },
        target: '.fresh',
        actions: { type: 'adoptToken', params: brought },
        description: 'Another tab has renewed.',
      },
    ],
    'query.unauthorized': { target: 'signedOut', actions: ['forgetToken', because('rejected')] },
    'query.forbidden': {
      guard: 'isExpired',
      target: 'leaving',
      actions: ['forgetToken', 'sayFarewell'],
      description: 'The page reloads once; without a token it cannot happen again.',
    },
    'access.denied': {
      target: 'signedOut',
      actions: ['forgetToken', because('barred')],
      description: 'The employer policy could not be read.',
    },
    'link.refused': {
      target: 'signedOut',
      actions: ['forgetToken', because('deadLink')],
      description: 'Whoever followed a link that is used or too old is logged out, whoever it was that used it.',
    },
  },
  states: {
    fresh: {
      description: 'Nothing to do until the token is due.',
      invoke: {
        id: 'untilRenewal',
        src: 'untilRenewal',
        input: ({ context: { ports, token, askedAt } }) => ({
          clock: ports.clock,
          moment: renewalMoment(expiryOf(token), askedAt),
        }),
        onDone: 'renewal',
      },
      on: {
        'query.succeeded': {
          guard: 'isRested',
          target: 'renewal',
          description: 'Every successful query renews, at most once a minute.',
        },
      },
    },
    renewal,
    unrenewed: {
      description: 'The last renewal failed; the token still opens the portal.',
      after: {
        retryRenewal: [
          { guard: 'isExpired', target: '#session.signedOut', actions: ['forgetToken', because('expired')] },
          { guard: 'isEnding', target: 'ending' },
          { target: 'renewal' },
        ],
      },
      on: { 'query.succeeded': { target: 'renewal', description: 'The connection is back.' } },
    },
    ending: {
      description: 'The session is about to end and could not be renewed; the cardholder is asked.',
      invoke: {
        id: 'untilExpiry',
        src: 'untilExpiry',
        input: ({ context: { ports, token } }) => ({ clock: ports.clock, moment: expiryOf(token) }),
        onDone: { target: '#session.signedOut', actions: ['forgetToken', because('expired')] },
      },
      on: { 'session.extend': 'renewal' },
    },
  },
});

/**
 * Who is logged in (§4 session, §7, §9): reads the token at start, keeps it renewed while it lives, and ends with it.
 * Reloads the page at log-out.
 */
export const session = sessionSetup.createMachine({
  id: 'session',
  description: 'Who is logged in: from the token that was found at the start, through its renewals, to the log-out.',
  meta: { section: '§4 Session' },
  context: ({ input }) => ({
    ports: input.ports,
    tell: input.tell,
    offeredToken: input.offeredToken,
    token: input.ports.device.read('token'),
    reason: null,
    askedAt: input.ports.clock.now(),
  }),
  invoke: { id: 'otherTabs', src: 'otherTabs', input: ({ context }) => context.ports },
  initial: 'booting',
  states: {
    booting,
    choosing,
    signedOut,
    signedIn,
    leaving: {
      description: 'The page reloads and starts without what belonged to the person.',
      entry: ['tellClosed', 'reload'],
    },
  },
});
