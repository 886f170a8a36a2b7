import { sessionSetup, setReason } from './session.setup.ts';

/** The answers of the user, and what other tabs do before the answer (decision 25). */
const answers = {
  'offer.accept': [
    { guard: 'isOfferLive', target: '#session.signedIn.checkingOffer', actions: ['adoptOffer', 'recordInput'] },
    {
      target: '#session.booting',
      actions: 'dropOffer',
      description: 'The token of the link expired before the answer; the stored one may have too.',
    },
  ],
  'offer.decline': { target: '#session.booting', actions: 'dropOffer' },
  'token.changed': [
    {
      guard: { type: 'isTokenLive', params: ({ event }) => event },
      target: '#session.booting',
      actions: { type: 'adoptToken', params: ({ event }) => event },
      description: 'Another tab has logged in: it may be the user of the link now.',
    },
    {
      target: '#session.confirmingOffer',
      actions: { type: 'adoptToken', params: ({ event }) => event },
      description: 'Another tab has logged out. After that, only the user can open the session of the link.',
    },
  ],
} as const satisfies Parameters<typeof sessionSetup.createStateConfig>[0]['on'];

/** A state of the session: the user decides about the token of a link. */
export const choosing = sessionSetup.createStateConfig({
  description: 'The address has a live token of another user; the user chooses which session to keep.',
  on: answers,
});

/** A state of the session: the user confirms the log-in by a link, which may be of another person (decision 33). */
export const confirmingOffer = sessionSetup.createStateConfig({
  description:
    'No user is logged in, and the address has a live token. The configuration asks for a confirmation, or another tab has logged out.',
  on: answers,
});

/** A state of the signed-in session: the token of a link is in use and not stored yet. */
export const checkingOffer = sessionSetup.createStateConfig({
  description:
    'The token came with a link. It is stored when a call has succeeded with it: a forged one must not end the session that is stored.',
  on: {
    'query.succeeded': { guard: 'isLive', target: 'checkingRenewal', actions: ['claimDevice', 'storeUser'] },
    'query.unauthorized': [
      {
        guard: 'isDeviceLive',
        target: '#session.leaving',
        description: 'The page reloads with the stored session; the address has no token any more.',
      },
      { target: '#session.signedOut', actions: ['forgetToken', setReason('rejected')] },
    ],
  },
});
