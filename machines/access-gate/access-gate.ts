import { gateSetup } from './access-gate.setup.ts';
import { loading } from './gate-loading.ts';
import { onboarding, policy, terms } from './gate-steps.ts';

const open = gateSetup.createStateConfig({
  description:
    'The page of the address shows. The device keeps the account that the user switched to only now: one whose terms the user does not accept must not open again at the next visit.',
  entry: ['startContactRestoring', 'storeChoice', 'notifyGranted'],
  exit: 'notifySuspended',
  on: {
    'account.choose': {
      guard: { type: 'canBeChosen', params: ({ event }) => event },
      target: 'deciding',
      actions: { type: 'chooseAccount', params: ({ event }) => event },
      description: 'The other account may have terms to accept.',
    },
    'cardholder.loaded': {
      actions: { type: 'setCardholder', params: ({ event }) => ({ cardholder: event.cardholder }) },
    },
    'address.saved': { actions: { type: 'setAddress', params: ({ event }) => event } },
    'contacts.confirmed': { actions: { type: 'forwardConfirmedContacts', params: ({ event }) => event } },
    'card.read': { actions: { type: 'setCard', params: ({ event }) => event } },
  },
});

/**
 * Decides what a signed-in user sees (§2 layout rules, §4 terms flow and onboarding): the terms, then the employer
 * policy, then the welcome, then the pages. It owns the cardholder and the accounts for all pages.
 */
export const accessGate = gateSetup.createMachine({
  id: 'access-gate',
  description:
    'What a signed-in user must accept or create before the pages show: terms, employer policy and digital card.',
  meta: { section: '§2 Layout rules', page: '/home' },
  context: ({ input, spawn }) => ({
    ...input,
    calendar: spawn('calendarAvailability', { id: 'calendarAvailability', input: { ports: input.ports } }),
    languageSaving: spawn('languageSaving', {
      id: 'languageSaving',
      input: { ports: input.ports, onEvent: input.onEvent },
    }),
    contactRestoring: null,
    notifications: spawn('notificationPreferences', { id: 'notificationPreferences', input: { ports: input.ports } }),
    isNotificationsOpen: false,
    cardholder: null,
    accounts: [],
    chosenId: null,
    account: null,
    policy: null,
    needsOnboarding: false,
    message: null,
  }),
  initial: 'loading',
  on: {
    'language.chosen': { actions: { type: 'forwardChosenLanguage', params: ({ event }) => event } },
    'page.changed': [
      {
        guard: { type: 'isNotificationsEntered', params: ({ event }) => event },
        actions: ['openNotifications', 'notifyPageEntered'],
      },
      {
        guard: { type: 'isNotificationsLeft', params: ({ event }) => event },
        actions: ['closeNotifications', 'notifyPageLeft'],
        description: 'A choice may still be saving.',
      },
    ],
  },
  states: {
    loading,
    deciding: {
      always: [
        { guard: 'hasNothingToShow', target: 'noAccount' },
        { guard: 'isTermsPending', target: 'terms' },
        { guard: 'isPolicyPending', target: 'policy' },
        {
          guard: 'isOnboardingPending',
          target: 'onboarding',
          description: 'Also without an account: it can come with the card.',
        },
        { target: 'open' },
      ],
    },
    terms,
    policy,
    onboarding,
    open,
    noAccount: {
      description: 'The cardholder has no account that the portal may show.',
      on: { 'access.retry': 'loading' },
    },
    loadFailed: {
      description: 'Something could not be loaded, so nothing can be decided.',
      on: { 'access.retry': 'loading' },
    },
    denied: {
      description: 'The policy could not be loaded; the session ends with a message (§7).',
      entry: ['notifyPolicyFailed', 'notifyDenied'],
      type: 'final',
    },
  },
});
