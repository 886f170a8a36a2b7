import { callInput, errorParams } from '../call-actor.ts';
import { accountId, branchOf, gateSetup } from './access-gate.setup.ts';

const setFailure = { type: 'setFailure', params: errorParams } as const;
export const loadFailed = { target: '#access-gate.loadFailed', actions: setFailure };
export const denied = { target: '#access-gate.denied' };

export const terms = gateSetup.createStateConfig({
  description: 'The terms show instead of the page until they are accepted.',
  initial: 'asking',
  states: {
    asking: { on: { 'terms.accept': { target: 'accepting', actions: 'clearFailure' } } },
    accepting: {
      invoke: {
        id: 'acceptTerms',
        src: 'acceptTerms',
        input: ({ context }) => callInput(context, accountId(context)),
        onDone: 'reloading',
        onError: { target: 'asking', actions: setFailure },
      },
    },
    reloading: {
      description: 'The account says whether the terms are accepted.',
      invoke: {
        id: 'accounts',
        src: 'accounts',
        input: ({ context }) => callInput(context, {}),
        onDone: {
          target: '#access-gate.deciding',
          actions: { type: 'setAccounts', params: ({ event }) => ({ all: event.output }) },
        },
        onError: loadFailed,
      },
    },
  },
});

export const policy = gateSetup.createStateConfig({
  description: 'The employer policy shows instead of the page until it is approved.',
  initial: 'asking',
  states: {
    asking: { on: { 'policy.approve': { target: 'approving', actions: 'clearFailure' } } },
    approving: {
      invoke: {
        id: 'approvePolicy',
        src: 'approvePolicy',
        input: ({ context }) => callInput(context, branchOf(context)),
        onDone: { target: 'reloading', actions: 'notifyPolicyApproved' },
        onError: { target: 'asking', actions: setFailure },
      },
    },
    reloading: {
      invoke: {
        id: 'customPolicy',
        src: 'customPolicy',
        input: ({ context }) => callInput(context, branchOf(context)),
        onDone: {
          target: '#access-gate.deciding',
          actions: { type: 'setPolicy', params: ({ event }) => ({ policy: event.output }) },
        },
        onError: denied,
      },
    },
  },
});

export const onboarding = gateSetup.createStateConfig({
  description: 'The welcome; its button creates the digital card.',
  initial: 'asking',
  states: {
    asking: { on: { 'card.create': { target: 'creating', actions: 'clearFailure' } } },
    creating: {
      invoke: {
        id: 'createDigitalCard',
        src: 'createDigitalCard',
        input: ({ context }) => callInput(context, {}),
        onDone: {
          target: '#access-gate.loading',
          description: 'The account has a new card: everything is loaded again.',
        },
        onError: { target: 'asking', actions: setFailure },
      },
    },
  },
});
