import { pageWantedBefore, portalSetup } from './portal.setup.ts';

type Current = {
  readonly context: {
    readonly path: string;
    readonly entryUser: string | null;
    readonly accountId: number | null;
    readonly screen: { readonly accountId: number | null } | null;
  };
};

const newPath = ({ event }: { event: { path: string } }) => ({ path: event.path });
const newEntry = ({ event: { path, entryUser } }: { event: { path: string; entryUser: string | null } }) => ({
  path,
  entryUser,
});
const currentEntry = ({ context: { path, entryUser } }: Current) => ({ path, entryUser });
const newPlace = ({ context, event }: Current & { event: { path: string } }) => ({
  path: event.path,
  accountId: context.accountId,
});
/** The new address, seen with the account of the open screen: it may have started before access is granted. */
const newPlaceOfScreen = ({ context, event }: Current & { event: { path: string } }) => ({
  path: event.path,
  accountId: context.screen?.accountId ?? context.accountId,
});
const currentPlace = ({ context: { path, accountId } }: Current) => ({ path, accountId });
/** The current address, seen with the account of the event. */
const accountPlace = ({ context, event }: Current & { event: { accountId: number } }) => ({
  path: context.path,
  accountId: event.accountId,
});

const setPath = { type: 'setPath', params: newEntry } as const;
const setAccount = { type: 'setAccount', params: ({ event }: { event: { accountId: number } }) => event } as const;
const setUser = { type: 'setUser', params: ({ event }: { event: { userKey: string } }) => event } as const;
const setWantedPage = { type: 'setWantedPage', params: currentEntry } as const;
const replaceScreen = ['stopScreen', { type: 'openScreen', params: newPlace }, 'reportPage'] as const;

const sessionOpened = [
  {
    guard: { type: 'isEntrance', params: currentPlace },
    target: '#portal.running.signedIn',
    actions: [setUser, 'tellConsent', 'goToWantedPage', 'clearWantedPage', 'forgetWantedPage'],
    description: 'From the log-in to the page that the user asked for, else to home.',
  },
  { target: '#portal.running.signedIn', actions: [setUser, 'tellConsent', 'forgetWantedPage', 'claimEntry'] },
] as const;

const booting = portalSetup.createStateConfig({
  description: 'The session is being read, or the user is choosing between two sessions.',
  on: {
    'route.changed': { actions: setPath },
    'session.opened': sessionOpened,
    'session.closed': [
      {
        guard: { type: 'isPrivate', params: currentPlace },
        target: 'signedOut',
        actions: [setWantedPage, 'storeWantedPage', 'goToLogin'],
      },
      { target: 'signedOut', actions: { type: 'openScreen', params: currentPlace } },
    ],
  },
});

const signedOut = portalSetup.createStateConfig({
  description: 'Only the log-in pages show.',
  on: {
    'route.changed': [
      {
        guard: { type: 'isPrivate', params: newPath },
        actions: [setPath, { type: 'setWantedPage', params: newEntry }, 'storeWantedPage', 'goToLogin'],
      },
      {
        guard: { type: 'isSameScreen', params: newPlace },
        actions: [setPath, 'forwardRoute'],
      },
      { actions: [setPath, ...replaceScreen] },
    ],
    'session.opened': sessionOpened,
  },
});

const signedIn = portalSetup.createStateConfig({
  description: 'A cardholder is signed in.',
  initial: 'loading',
  on: {
    'route.changed': [
      { guard: { type: 'isEntrance', params: newPath }, actions: [setPath, 'goToWantedPage'] },
      {
        guard: { type: 'isSameScreen', params: newPlaceOfScreen },
        actions: [setPath, 'claimEntry', 'forwardRoute'],
      },
      { guard: { type: 'isAllowed', params: newPlace }, actions: [setPath, 'claimEntry', ...replaceScreen] },
      {
        actions: [setPath, 'claimEntry', 'stopScreen', 'clearScreen', 'reportPage'],
        description: 'The page opens when the access gate grants access.',
      },
    ],
    'access.denied': { actions: { type: 'forwardToSession', params: ({ event }) => ({ event }) } },
    'calculator.opened': [
      { guard: 'hasCalculator', description: 'It is running and has what was typed.' },
      { actions: 'openCalculator' },
    ],
    'calculator.close': [
      { guard: 'isCalculatorClosing', description: 'A second press: it would leave the page.' },
      {
        guard: 'isCalculatorAbovePage',
        actions: ['setCalculatorClosing', 'goBack'],
        description: 'A link has opened it: the next press of the back button leads to the page before.',
      },
      { guard: 'isCalculatorShown', actions: 'removeCalculator' },
    ],
    'language.chosen': {
      guard: 'hasGate',
      actions: { type: 'sendLanguageToGate', params: ({ event }) => event },
      description: 'Without an access gate the device keeps the choice until there is one.',
    },
    'language.adopt': { actions: { type: 'adoptLanguage', params: ({ event }) => event } },
    'session.closed': [
      {
        guard: { type: 'isPrivate', params: currentPlace },
        target: 'signedOut',
        actions: [
          'stopScreen',
          'clearScreen',
          'stopCalculator',
          'clearCalculator',
          'stopGate',
          'clearGate',
          setWantedPage,
          'clearUser',
          'goToLogin',
        ],
        description: 'Everything that belongs to the cardholder is removed at once.',
      },
      {
        guard: { type: 'isSameScreen', params: currentPlace },
        target: 'signedOut',
        actions: ['stopCalculator', 'clearCalculator', 'stopGate', 'clearGate', 'clearUser'],
        description: 'A log-in page, such as a reset link, stays open.',
      },
      {
        target: 'signedOut',
        actions: [
          'stopScreen',
          'stopCalculator',
          'clearCalculator',
          'stopGate',
          'clearGate',
          'clearUser',
          { type: 'openScreen', params: currentPlace },
        ],
        description: 'The address is a log-in page that has not replaced the page of the cardholder yet.',
      },
    ],
  },
  states: {
    loading: {
      description: 'The code of the signed-in part is being fetched.',
      invoke: {
        id: 'loadSignedIn',
        src: 'loadSignedIn',
        input: ({ context }) => context.ports,
        onDone: { target: 'loaded', actions: { type: 'startGate', params: ({ event }) => ({ code: event.output }) } },
        onError: 'loadFailed',
      },
    },
    loadFailed: {
      description: 'The code could not be fetched, usually because the connection is lost.',
      on: { 'portal.retry': 'loading' },
    },
    loaded: {
      description: 'The access gate decides what the user may see.',
      on: {
        'access.granted': [
          { guard: { type: 'isSameScreen', params: accountPlace }, actions: [setAccount, 'reportPage'] },
          { actions: [setAccount, 'stopScreen', { type: 'openScreen', params: accountPlace }, 'reportPage'] },
        ],
        'access.suspended': {
          actions: { type: 'setAccount', params: { accountId: null } },
          description: 'The open screen is kept: the same account may get access again.',
        },
        'access.expected': [
          { guard: { type: 'isSameScreen', params: accountPlace } },
          {
            guard: { type: 'startsAhead', params: accountPlace },
            actions: ['stopScreen', { type: 'openScreen', params: accountPlace }],
            description:
              'The page reads its data at the same time as the access gate, and shows when access is granted.',
          },
        ],
      },
    },
  },
});

/** To the page that offers to start again. */
const crash = [{ guard: 'isTokenStored', target: '.crashed.signedIn' }, { target: '.crashed.signedOut' }] as const;

const crashed = portalSetup.createStateConfig({
  description: 'An actor or the view threw an error that no machine handles. The data on the screen cannot be trusted.',
  initial: 'signedOut',
  on: { 'portal.restart': { actions: 'reload' } },
  states: {
    signedOut: { description: 'Nothing of a cardholder is on this device.' },
    signedIn: {
      description: 'The user can also log out, because the same error can come back after every restart.',
      on: { 'portal.logOut': { actions: ['forgetUser', 'reload'] } },
    },
  },
});

/**
 * The root actor: the whole portal (§2, §4). It owns language, toasts, consent and session; with a session also the
 * access gate and the open screen, whose code it loads through a port. The address is an input like any other
 * (`route.changed`). It is started outside React.
 */
export const portal = portalSetup.createMachine({
  id: 'portal',
  description: 'The whole portal: keeps the address and the session in step, and owns every other actor.',
  meta: { section: '§2 Screens and routes', page: '/login/bankid' },
  context: ({ input, spawn, self }) => ({
    ports: input.ports,
    path: input.path,
    entryUser: input.ports.browser.entryUser(),
    userKey: null,
    wanted: pageWantedBefore(input.ports),
    gate: null,
    layouts: null,
    accountId: null,
    calculator: null,
    isCalculatorClosing: false,
    screen: null,
    language: spawn('language', {
      id: 'language',
      input: { ports: input.ports, onEvent: (event) => self.send(event) },
    }),
    toasts: spawn('toasts', { id: 'toasts' }),
    consent: spawn('consent', { id: 'consent', input: { ports: input.ports } }),
    session: spawn('session', {
      id: 'session',
      input: {
        ports: input.ports,
        settings: input.settings,
        offeredToken: input.offeredToken,
        onEvent: (event) => self.send(event),
      },
    }),
  }),
  initial: 'running',
  on: {
    'token.obtained': { actions: { type: 'forwardToSession', params: ({ event }) => ({ event }) } },
    'query.succeeded': { actions: { type: 'forwardToSession', params: ({ event }) => ({ event }) } },
    'query.unauthorized': { actions: { type: 'forwardToSession', params: ({ event }) => ({ event }) } },
    'query.forbidden': { actions: { type: 'forwardToSession', params: ({ event }) => ({ event }) } },
    'toast.show': { actions: { type: 'forwardToToasts', params: ({ event }) => ({ event }) } },
    'change.started': { actions: { type: 'forwardToToasts', params: ({ event }) => ({ event }) } },
    'check.ended': { actions: { type: 'forwardToToasts', params: ({ event }) => ({ event }) } },
    'xstate.error.actor.*': crash,
    'view.crashed': crash,
  },
  states: {
    running: {
      description: 'Keeps the address and the session in step.',
      initial: 'booting',
      states: { booting, signedOut, signedIn },
    },
    crashed,
  },
});
