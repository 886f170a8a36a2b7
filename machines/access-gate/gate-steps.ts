import { callInput, errorParams } from '../call-actor.ts';
import { settled } from '../settling.ts';
import { accountId, branchOf, gateSetup } from './access-gate.setup.ts';

const setPolicyMessage = { type: 'setPolicyMessage', params: errorParams } as const;
const setMessage = { type: 'setMessage', params: errorParams } as const;
export const loadFailed = { target: '#access-gate.loadFailed', actions: setMessage };
const notDone = {
  target: 'confirming',
  actions: 'setNotDone',
  description: 'The backend has answered, but nothing has changed.',
} as const;
export const denied = { target: '#access-gate.denied' };

export const terms = gateSetup.createStateConfig({
  description: 'The terms show instead of the page until they are accepted.',
  initial: 'confirming',
  states: {
    confirming: {
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
        onDone: 'checkingOutcome',
        onError: [
          {
            guard: { type: 'isResponseLost', params: errorParams },
            target: 'checkingOutcome',
            description: 'The terms may have been accepted.',
          },
          { target: 'confirming', actions: setMessage },
        ],
      },
    },
    checkingOutcome: {
      description: 'The account says whether the terms are accepted.',
      invoke: {
        id: 'accounts',
        src: 'accounts',
        input: ({ context }) => callInput(context, {}),
        onDone: {
          target: 'deciding',
          actions: { type: 'setAccounts', params: ({ event }) => ({ all: event.output }) },
        },
        onError: loadFailed,
      },
    },
    deciding: { always: [{ guard: 'isTermsPending', ...notDone }, { target: '#access-gate.deciding' }] },
  },
});

const readPolicy = (onError: typeof denied | typeof loadFailed) =>
  gateSetup.createStateConfig({
    invoke: {
      id: 'customPolicy',
      src: 'customPolicy',
      input: ({ context }) => callInput(context, branchOf(context)),
      onDone: {
        target: 'deciding',
        actions: { type: 'setPolicy', params: ({ event }) => ({ policy: event.output }) },
      },
      onError,
    },
  });

export const policy = gateSetup.createStateConfig({
  description: 'The employer policy shows instead of the page until it is approved.',
  initial: 'confirming',
  states: {
    confirming: {
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
        onDone: 'checkingAccepted',
        onError: [
          {
            guard: { type: 'isResponseLost', params: errorParams },
            target: 'checkingOutcome',
            description: 'The policy may have been approved.',
          },
          { target: 'confirming', actions: setPolicyMessage },
        ],
      },
    },
    checkingAccepted: {
      description: 'The backend says whether the policy is approved.',
      ...readPolicy(denied),
    },
    checkingOutcome: {
      description: 'As `checkingAccepted`, but a connection that is still lost must not end the session.',
      ...readPolicy(loadFailed),
    },
    deciding: {
      always: [
        { guard: 'isPolicyPending', ...notDone },
        { target: '#access-gate.deciding', actions: 'notifyPolicyApproved' },
      ],
    },
  },
});

export const onboarding = gateSetup.createStateConfig({
  description: 'The welcome; its button creates the digital card.',
  initial: 'confirming',
  states: {
    confirming: {
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
        onDone: 'checkingOutcome',
        onError: [
          {
            guard: { type: 'isResponseLost', params: errorParams },
            target: 'checkingOutcome',
            description: 'The card may have been created; a second attempt must not create another one.',
          },
          { target: 'confirming', actions: setMessage },
        ],
      },
    },
    checkingOutcome: {
      description: 'The backend says whether the card is created.',
      invoke: {
        id: 'onboardingStatus',
        src: 'onboardingStatus',
        input: ({ context }) => callInput(context, {}),
        onDone: {
          target: 'deciding',
          actions: { type: 'setOnboarding', params: ({ event }) => event.output },
        },
        onError: loadFailed,
      },
    },
    deciding: {
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
