import { callInput } from '../call-actor.ts';
import { branchOf, gateSetup } from './access-gate.setup.ts';
import { barred, onboarding, policy, terms, unavailable } from './gate-steps.ts';

const loading = gateSetup.createStateConfig({
  description: 'Reads in parallel all that decides which door is open.',
  type: 'parallel',
  entry: 'clearFailure',
  states: {
    person: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'cardholderInfo',
            src: 'cardholderInfo',
            input: ({ context }) => callInput(context, {}),
            onDone: {
              target: 'readingPolicy',
              actions: [
                { type: 'keepCardholder', params: ({ event }) => ({ cardholder: event.output }) },
                { type: 'tellSavedLanguage', params: ({ event }) => ({ cardholder: event.output }) },
              ],
            },
            onError: unavailable,
          },
        },
        readingPolicy: {
          invoke: {
            id: 'customPolicy',
            src: 'customPolicy',
            input: ({ context }) => callInput(context, branchOf(context)),
            onDone: {
              target: 'known',
              actions: { type: 'keepPolicy', params: ({ event }) => ({ policy: event.output }) },
            },
            onError: barred,
          },
        },
        known: { type: 'final' },
      },
    },
    account: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'accounts',
            src: 'accounts',
            input: ({ context }) => callInput(context, {}),
            onDone: {
              target: 'known',
              actions: { type: 'keepAccounts', params: ({ event }) => ({ all: event.output }) },
            },
            onError: unavailable,
          },
        },
        known: { type: 'final' },
      },
    },
    onboarding: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'onboardingStatus',
            src: 'onboardingStatus',
            input: ({ context }) => callInput(context, {}),
            onDone: {
              target: 'known',
              actions: { type: 'keepOnboarding', params: ({ event }) => event.output },
            },
            onError: unavailable,
          },
        },
        known: { type: 'final' },
      },
    },
  },
  onDone: 'deciding',
});

const open = gateSetup.createStateConfig({
  description: 'The routed page shows.',
  entry: 'restoreContacts',
  initial: 'current',
  on: {
    'account.choose': {
      guard: { type: 'canBeChosen', params: ({ event }) => event },
      target: 'deciding',
      actions: { type: 'chooseAccount', params: ({ event }) => event },
      description: 'Another account may have terms of its own to accept.',
    },
    'cardholder.read': {
      actions: { type: 'keepCardholder', params: ({ event }) => ({ cardholder: event.cardholder }) },
    },
    'contacts.confirmed': { actions: { type: 'tellConfirmed', params: ({ event }) => event } },
    'card.read': { actions: { type: 'keepCard', params: ({ event }) => event } },
    'cardholder.changed': { target: '.rereading', actions: 'noteChange' },
  },
  states: {
    current: {
      always: {
        guard: 'isOutdated',
        target: 'rereading',
        description: 'Another account was chosen before the change had been read.',
      },
    },
    rereading: {
      description: 'A page has changed something about the cardholder; what the pages show is read again behind them.',
      invoke: {
        id: 'cardholderInfo',
        src: 'cardholderInfo',
        input: ({ context }) => callInput(context, {}),
        onDone: {
          target: 'current',
          actions: { type: 'keepCardholder', params: ({ event }) => ({ cardholder: event.output }) },
        },
        onError: 'outdated',
      },
    },
    outdated: {
      description: 'What the pages show of the cardholder is older than the last change; it is read again later.',
      after: { nextReading: 'rereading' },
    },
  },
});

/**
 * Decides what a signed-in cardholder meets (§2 layout rules, §4 terms flow and onboarding): terms, then the employer
 * policy, then the welcome, then the portal. Holds the cardholder and the account for the rest of the portal.
 */
export const accessGate = gateSetup.createMachine({
  id: 'access-gate',
  description:
    'What stands between a log-in and the pages: the terms, the policy of the employer and the digital card.',
  meta: { section: '§2 Layout rules' },
  context: ({ input, spawn }) => ({
    ...input,
    calendar: spawn('calendarAvailability', { id: 'calendarAvailability', input: { ports: input.ports } }),
    languageSaving: spawn('languageSaving', { id: 'languageSaving', input }),
    contactRestoring: null,
    notifications: null,
    cardholder: null,
    isOutdated: false,
    accounts: [],
    chosen: null,
    account: null,
    policy: null,
    needsOnboarding: false,
    failure: null,
  }),
  initial: 'loading',
  on: {
    'language.chosen': { actions: { type: 'tellChosenLanguage', params: ({ event }) => event } },
    'notifications.entered': [
      { guard: 'hasNotifications', actions: 'tellEntered', description: 'Something may still be on its way.' },
      { actions: { type: 'enterNotifications', params: ({ event }) => ({ logic: event.logic }) } },
    ],
    'notifications.left': { guard: 'hasNotifications', actions: 'tellLeft' },
  },
  states: {
    loading,
    deciding: {
      always: [
        { guard: 'hasNoAccount', target: 'accountless' },
        { guard: 'isTermsPending', target: 'terms' },
        { guard: 'isPolicyPending', target: 'policy' },
        { guard: 'isOnboardingPending', target: 'onboarding' },
        { target: 'open' },
      ],
    },
    terms,
    policy,
    onboarding,
    open,
    accountless: {
      description: 'The person has no lunch card account that the portal may show.',
      on: { 'gate.retry': 'loading' },
    },
    unavailable: {
      description: 'Something could not be read, so nothing can be decided.',
      on: { 'gate.retry': 'loading' },
    },
    barred: {
      description: 'The policy could not be read; the session ends with a message (§7).',
      entry: ['complainOfPolicy', 'tellBarred'],
      type: 'final',
    },
  },
});
