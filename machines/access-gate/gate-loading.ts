import { callInput } from '../call-actor.ts';
import { branchOf, gateSetup } from './access-gate.setup.ts';
import { denied, loadFailed } from './gate-steps.ts';

const loaded = { type: 'final' } as const;

const cardholder = gateSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'cardholderInfo',
        src: 'cardholderInfo',
        input: ({ context }) => callInput(context, {}),
        onDone: {
          target: 'loaded',
          actions: [
            { type: 'setCardholder', params: ({ event }) => ({ cardholder: event.output }) },
            { type: 'restoreChoice', params: ({ event }) => ({ cardholder: event.output }) },
            { type: 'forwardSavedLanguage', params: ({ event }) => ({ cardholder: event.output }) },
          ],
        },
        onError: loadFailed,
      },
    },
    loaded,
  },
});

const account = gateSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'accounts',
        src: 'accounts',
        input: ({ context }) => callInput(context, {}),
        onDone: {
          target: 'loaded',
          actions: { type: 'setAccounts', params: ({ event }) => ({ all: event.output }) },
        },
        onError: loadFailed,
      },
    },
    loaded,
  },
});

const onboarding = gateSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'onboardingStatus',
        src: 'onboardingStatus',
        input: ({ context }) => callInput(context, {}),
        onDone: {
          target: 'loaded',
          actions: { type: 'setOnboarding', params: ({ event }) => event.output },
        },
        onError: loadFailed,
      },
    },
    loaded,
  },
});

/** Everything but the policy. When it is known and nothing is pending, the page can start to read its data. */
const facts = gateSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: { type: 'parallel', states: { cardholder, account, onboarding }, onDone: 'checking' },
    checking: {
      always: [
        { guard: 'hasNoAccount', target: 'loaded' },
        { guard: 'isTermsPending', target: 'loaded' },
        { guard: 'isOnboardingPending', target: 'loaded' },
        {
          target: 'loaded',
          actions: 'notifyExpected',
          description: 'Only the policy can keep the page from showing, so the page can read its data meanwhile.',
        },
      ],
    },
    loaded,
  },
});

const policy = gateSetup.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The call for the policy needs the cardholder and the branch.',
      always: { guard: 'hasCardholder', target: 'loading' },
    },
    loading: {
      invoke: {
        id: 'customPolicy',
        src: 'customPolicy',
        input: ({ context }) => callInput(context, branchOf(context)),
        onDone: {
          target: 'loaded',
          actions: { type: 'setPolicy', params: ({ event }) => ({ policy: event.output }) },
        },
        onError: denied,
      },
    },
    loaded,
  },
});

/** The first state of the access gate. */
export const loading = gateSetup.createStateConfig({
  description: 'Loads in parallel everything that decides what the user sees first.',
  type: 'parallel',
  entry: ['clearMessage', 'clearCardholder'],
  states: { facts, policy },
  onDone: 'deciding',
});
