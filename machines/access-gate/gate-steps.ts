import { callInput, errorParams } from '../call-actor.ts';
import { settled } from '../settling.ts';
import { accountId, branchOf, gateSetup } from './access-gate.setup.ts';

const setPolicyFailure = { type: 'setPolicyFailure', params: errorParams } as const;
const setFailure = { type: 'setFailure', params: errorParams } as const;
export const loadFailed = { target: '#access-gate.loadFailed', actions: setFailure };
const notDone = {
  target: 'asking',
  actions: 'setNotDone',
  description: 'The backend has answered, but nothing has changed.',
} as const;
export const denied = { target: '#access-gate.denied' };

export const terms = gateSetup.createStateConfig({
  description: 'The terms show instead of the page until they are accepted.',
  initial: 'asking',
  states: {
    asking: {
      initial: 'settled',
      states: {
        settled: settled('ready'),
        ready: { on: { 'terms.accept': { target: '#access-gate.terms.accepting', actions: 'clearMessage' } } },
      },
    },
    accepting: {
      invoke: {
        id: 'acceptTerms',
        src: 'acceptTerms',
        input: ({ context }) => callInput(context, accountId(context)),
        onDone: 'reloading',
        onError: [
          {
            guard: { type: 'isResponseLost', params: errorParams },
            target: 'reloading',
            description: 'The terms may have been accepted.',
          },
          { target: 'asking', actions: setFailure },
        ],
      },
    },
    reloading: {
      description: 'The account says whether the terms are accepted.',
      invoke: {
        id: 'accounts',
        src: 'accounts',
        input: ({ context }) => callInput(context, {}),
        onDone: {
          target: 'verifying',
          actions: { type: 'setAccounts', params: ({ event }) => ({ all: event.output }) },
        },
        onError: loadFailed,
      },
    },
    verifying: { always: [{ guard: 'isTermsPending', ...notDone }, { target: '#access-gate.deciding' }] },
  },
});

const readPolicy = (onError: typeof denied | typeof loadFailed) =>
  gateSetup.createStateConfig({
    invoke: {
      id: 'customPolicy',
      src: 'customPolicy',
      input: ({ context }) => callInput(context, branchOf(context)),
      onDone: {
        target: 'verifying',
        actions: { type: 'setPolicy', params: ({ event }) => ({ policy: event.output }) },
      },
      onError,
    },
  });

export const policy = gateSetup.createStateConfig({
  description: 'The employer policy shows instead of the page until it is approved.',
  initial: 'asking',
  states: {
    asking: {
      initial: 'settled',
      states: {
        settled: settled('ready'),
        ready: { on: { 'policy.approve': { target: '#access-gate.policy.approving', actions: 'clearMessage' } } },
      },
    },
    approving: {
      invoke: {
        id: 'approvePolicy',
        src: 'approvePolicy',
        input: ({ context }) => callInput(context, branchOf(context)),
        onDone: 'reloading',
        onError: [
          {
            guard: { type: 'isResponseLost', params: errorParams },
            target: 'checking',
            description: 'The policy may have been approved.',
          },
          { target: 'asking', actions: setPolicyFailure },
        ],
      },
    },
    reloading: {
      description: 'The backend says whether the policy is approved.',
      ...readPolicy(denied),
    },
    checking: {
      description: 'As `reloading`, but a connection that is still lost must not end the session.',
      ...readPolicy(loadFailed),
    },
    verifying: {
      always: [
        { guard: 'isPolicyPending', ...notDone },
        { target: '#access-gate.deciding', actions: 'notifyPolicyApproved' },
      ],
    },
  },
});

export const onboarding = gateSetup.createStateConfig({
  description: 'The welcome; its button creates the digital card.',
  initial: 'asking',
  states: {
    asking: {
      initial: 'settled',
      states: {
        settled: settled('ready'),
        ready: { on: { 'card.create': { target: '#access-gate.onboarding.creating', actions: 'clearMessage' } } },
      },
    },
    creating: {
      invoke: {
        id: 'createDigitalCard',
        src: 'createDigitalCard',
        input: ({ context }) => callInput(context, {}),
        onDone: 'reloading',
        onError: [
          {
            guard: { type: 'isResponseLost', params: errorParams },
            target: 'reloading',
            description: 'The card may have been created; a second attempt must not create another one.',
          },
          { target: 'asking', actions: setFailure },
        ],
      },
    },
    reloading: {
      description: 'The backend says whether the card is created.',
      invoke: {
        id: 'onboardingStatus',
        src: 'onboardingStatus',
        input: ({ context }) => callInput(context, {}),
        onDone: {
          target: 'verifying',
          actions: { type: 'setOnboarding', params: ({ event }) => event.output },
        },
        onError: loadFailed,
      },
    },
    verifying: {
      always: [
        { guard: 'isOnboardingPending', ...notDone },
        {
          target: '#access-gate.loading',
          description: 'The account has a new card: everything is loaded again.',
        },
      ],
    },
  },
});
