import { callInput, errorParams } from '../call-actor.ts';
import type { Ports } from '../ports.ts';
import { sessionSetup, setReason, tokenParams, untilExpiry } from './session.setup.ts';
import { toUnattended } from './unattended.ts';

const renewed = ({ event }: { event: { output: { accessToken: string } } }) => ({ token: event.output.accessToken });

/** Where a renewal leads that failed, or brought a token that is not live. */
type AfterFailure = readonly { readonly guard?: 'isExpiring'; readonly target: string }[];

/** Lets one tab renew at a time. */
const lock = {
  id: 'renewalLock',
  src: 'renewalLock',
  input: ({ context }: { context: { readonly ports: Ports } }) => context.ports,
} as const;

/** The states of a renewal, while the lock is requested or held. */
const renewing = (afterFailure: AfterFailure) =>
  sessionSetup.createStateConfig({
    initial: 'queued',
    states: {
      queued: {
        description: 'Another tab is renewing the token.',
        on: { 'lock.granted': 'requesting' },
      },
      requesting: {
        entry: 'setRequestedAt',
        invoke: {
          id: 'renewToken',
          src: 'renewToken',
          input: ({ context }) => callInput(context, {}),
          onDone: [
            {
              guard: { type: 'isCapped', params: renewed },
              target: '#session.signedIn.ending',
              actions: [{ type: 'adoptToken', params: renewed }, 'storeToken'],
              description: 'The backend does not let the session last longer.',
            },
            {
              guard: { type: 'isTokenUnexpired', params: renewed },
              target: '#session.signedIn.fresh',
              actions: [{ type: 'adoptToken', params: renewed }, 'storeToken'],
            },
            ...afterFailure.map((transition) => ({ ...transition, actions: 'setNotDone' as const })),
          ],
          onError: [
            {
              guard: { type: 'isUnauthorized', params: errorParams },
              target: '#session.signedOut',
              actions: ['forgetToken', setReason('rejected')],
            },
            ...afterFailure.map((transition) => ({
              ...transition,
              actions: { type: 'setMessage' as const, params: errorParams },
            })),
          ],
        },
      },
    },
  });

/** A state of the signed-in session: the token is renewed, and the user does not notice. */
export const renewal = sessionSetup.createStateConfig({
  ...renewing([
    { guard: 'isExpiring', target: '#session.signedIn.expiring' },
    { target: '#session.signedIn.renewalFailed' },
  ]),
  description: 'Renews the token; a lock lets one tab do it at a time.',
  on: toUnattended,
  invoke: [lock, untilExpiry],
});

/** A state of the signed-in session: the user decides whether to stay. */
export const expiring = sessionSetup.createStateConfig({
  description: 'The session expires soon and could not be renewed; the user is asked to stay.',
  invoke: untilExpiry,
  on: toUnattended,
  initial: 'asking',
  states: {
    asking: {
      description: 'The message says why the token could not be renewed.',
      on: { 'session.extend': 'extending' },
    },
    extending: {
      ...renewing([{ target: '#session.signedIn.expiring.asking' }]),
      invoke: lock,
      entry: 'clearMessage',
      description: 'The user wants to stay: the token is renewed once more.',
    },
  },
});

/** A state of the signed-in session: the backend does not let it last longer, for example after twelve hours. */
export const ending = sessionSetup.createStateConfig({
  description: 'The session ends soon and cannot be renewed: the backend answers with a token that lasts no longer.',
  invoke: untilExpiry,
  on: {
    ...toUnattended,
    'token.changed': {
      guard: { type: 'isNotLonger', params: tokenParams },
      actions: { type: 'adoptToken', params: tokenParams },
      description: 'Another tab has asked too.',
    },
  },
  initial: 'warning',
  states: {
    warning: {
      description: 'The user reads when the session ends.',
      on: { 'ending.acknowledge': 'acknowledged' },
    },
    acknowledged: { description: 'The user finishes what was begun.' },
  },
});
