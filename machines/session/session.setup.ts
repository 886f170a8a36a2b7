import { assign, fromCallback, setup } from 'xstate';
import { isStatus } from '../../contract/backend.ts';
import { renewToken } from '../../contract/session.ts';
import { callActor, type Named, waitUntil } from '../call-actor.ts';
import type { Ports } from '../ports.ts';
import { claimsOf, expiryOf, verdictOn } from '../token.ts';
import { ENDING_WINDOW, RENEWAL_PAUSE } from './renewal.ts';

/** Why nobody is logged in, when there is something to say about it. */
export type SignedOutReason = 'expired' | 'unauthorized' | 'rejected' | 'barred' | 'deadLink';

/** What the session tells its owner. */
export type SessionNews = { readonly type: 'session.opened' } | { readonly type: 'session.closed' };

/** The token that an event or a reply brings. */
interface Brought {
  readonly token: string | null;
}

interface Input {
  readonly ports: Ports;
  readonly tell: (news: SessionNews) => void;
  /** The token that stood in the address, already scrubbed from it (decision 2). */
  readonly offeredToken: string | null;
}

interface Context extends Omit<Input, 'offeredToken'> {
  readonly token: string | null;
  readonly offeredToken: string | null;
  readonly reason: SignedOutReason | null;
  /** When a renewal was last asked for, ms since 1970. */
  readonly askedAt: number;
}

type Event =
  /** A log-in flow has obtained a token. */
  | { readonly type: 'token.obtained'; readonly token: string }
  /** Another tab has stored or removed the token. */
  | { readonly type: 'token.changed'; readonly token: string | null }
  | { readonly type: 'offer.accept' }
  | { readonly type: 'offer.decline' }
  | { readonly type: 'query.succeeded' }
  /** A call was answered 401 … */
  | { readonly type: 'query.unauthorized' }
  /** … or 403. */
  | { readonly type: 'query.forbidden' }
  | { readonly type: 'turn.granted' }
  | { readonly type: 'session.extend' }
  | { readonly type: 'session.logOut' }
  /** Nobody can be let in, for the employer policy cannot be read. */
  | { readonly type: 'access.denied' }
  /** A link to set a password sets none any more (§4). */
  | { readonly type: 'link.refused' };

const actors = {
  renewToken: callActor(renewToken),
  untilRenewal: waitUntil,
  untilExpiry: waitUntil,
  otherTabs: fromCallback<Event, Ports>(({ input, sendBack }) =>
    input.device.watch('token', (token) => sendBack({ type: 'token.changed', token })),
  ),
  renewalTurn: fromCallback<Event, Ports>(({ input, sendBack }) =>
    input.browser.awaitTurn('token-renewal', () => sendBack({ type: 'turn.granted' })),
  ),
};

const isLive = (context: Context, token: string | null) => verdictOn(token, context.ports.clock.now()) === 'live';
const remains = (context: Context) => expiryOf(context.token) - context.ports.clock.now();
const subjectOf = (token: string | null) => claimsOf(token)?.sub;

export const sessionSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  delays: { retryRenewal: 30_000 },
  guards: {
    isConflict: ({ context }) =>
      isLive(context, context.offeredToken) &&
      isLive(context, context.token) &&
      subjectOf(context.offeredToken) !== subjectOf(context.token),
    isOfferLive: ({ context }) => isLive(context, context.offeredToken),
    isForeign: ({ context }) =>
      verdictOn(context.offeredToken ?? context.token, context.ports.clock.now()) === 'foreign',
    isStoredLive: ({ context }) => isLive(context, context.token),
    hasToken: ({ context }) => context.token !== null || context.offeredToken !== null,
    isExpired: ({ context }) => verdictOn(context.token, context.ports.clock.now()) === 'expired',
    isEnding: ({ context }) => remains(context) <= ENDING_WINDOW,
    isRested: ({ context }) => context.ports.clock.now() - context.askedAt >= RENEWAL_PAUSE,
    isTokenLive: ({ context }, { token }: Brought) => isLive(context, token),
    isTokenForeign: ({ context }, { token }: Brought) => verdictOn(token, context.ports.clock.now()) === 'foreign',
    isTokenGone: (_, { token }: Brought) => token === null,
    isOtherPerson: ({ context }, { token }: Brought) => subjectOf(token) !== subjectOf(context.token),
    isUnauthorized: (_, { error }: { error: unknown }) => isStatus(error, 401),
  },
  actions: {
    adoptToken: assign((_, { token }: Brought) => ({ token, reason: null })),
    adoptOffer: assign(({ context }) => ({ token: context.offeredToken, offeredToken: null })),
    dropOffer: assign({ offeredToken: null }),
    storeToken: ({ context }) => context.token !== null && context.ports.device.write('token', context.token),
    forgetToken: assign(({ context }) => {
      context.ports.device.forget('token');
      return { token: null };
    }),
    forgetPerson: ({ context }) => context.ports.device.forgetPerson(),
    sayFarewell: ({ context }) => context.ports.device.write('farewell', 'expired'),
    hearFarewell: assign(({ context: { ports, reason } }) => {
      const isExpired = ports.device.read('farewell') === 'expired';
      ports.device.forget('farewell');
      return { reason: isExpired ? 'expired' : reason };
    }),
    giveReason: assign((_, params: { reason: SignedOutReason | null }) => ({ reason: params.reason })),
    noteAsking: assign(({ context }) => ({ askedAt: context.ports.clock.now() })),
    tellOpened: ({ context }) => context.tell({ type: 'session.opened' }),
    tellClosed: ({ context }) => context.tell({ type: 'session.closed' }),
    reload: ({ context }) => context.ports.browser.reload(),
  },
});
