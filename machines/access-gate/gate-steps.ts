import { callInput, errorParams } from '../call-actor.ts';
import { accountId, branchOf, gateSetup } from './access-gate.setup.ts';

const setFailure = { type: 'setFailure', params: errorParams } as const;
/** Where it ends when something could not be read. */
export const unavailable = { target: '#access-gate.unavailable', actions: setFailure };
export const barred = { target: '#access-gate.barred' };

/** What stands in place of the page until the cardholder has agreed to it, in the order in which they are met. */
export const terms = gateSetup.createStateConfig({
  description: 'The terms stand in place of the page until they are accepted.',
  initial: 'unaccepted',
  states: {
    unaccepted: { on: { 'terms.accept': { target: 'accepting', actions: 'clearFailure' } } },
    accepting: {
      invoke: {
        id: 'acceptTerms',
        src: 'acceptTerms',
        input: ({ context }) => callInput(context, accountId(context)),
        onDone: 'rereading',
        onError: { target: 'unaccepted', actions: setFailure },
      },
    },
    rereading: {
      description: 'The account says whether the terms are accepted; nothing is assumed.',
      invoke: {
        id: 'accounts',
        src: 'accounts',
        input: ({ context }) => callInput(context, {}),
        onDone: {
          target: '#access-gate.deciding',
          actions: { type: 'keepAccounts', params: ({ event }) => ({ all: event.output }) },
        },
        onError: unavailable,
      },
    },
  },
});

export const policy = gateSetup.createStateConfig({
  description: 'The policy of the employer stands in place of the page until it is approved.',
  initial: 'unapproved',
  states: {
    unapproved: { on: { 'policy.approve': { target: 'approving', actions: 'clearFailure' } } },
    approving: {
      invoke: {
        id: 'approvePolicy',
        src: 'approvePolicy',
        input: ({ context }) => callInput(context, branchOf(context)),
        onDone: { target: 'rereading', actions: 'thankForPolicy' },
        onError: { target: 'unapproved', actions: setFailure },
      },
    },
    rereading: {
      invoke: {
        id: 'customPolicy',
        src: 'customPolicy',
        input: ({ context }) => callInput(context, branchOf(context)),
        onDone: {
          target: '#access-gate.deciding',
          actions: { type: 'keepPolicy', params: ({ event }) => ({ policy: event.output }) },
        },
        onError: barred,
      },
    },
  },
});

export const onboarding = gateSetup.createStateConfig({
  description: 'A welcome; going on creates the digital card.',
  initial: 'cardless',
  states: {
    cardless: { on: { 'card.create': { target: 'creating', actions: 'clearFailure' } } },
    creating: {
      invoke: {
        id: 'createDigitalCard',
        src: 'createDigitalCard',
        input: ({ context }) => callInput(context, {}),
        onDone: { target: '#access-gate.loading', description: 'The account has a new card: all is read again.' },
        onError: { target: 'cardless', actions: setFailure },
      },
    },
  },
});
