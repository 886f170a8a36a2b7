import { portalSetup } from './portal.setup.ts';

const there = ({ event }: { event: { path: string } }) => ({ path: event.path });
const here = ({ context }: { context: { path: string } }) => ({ path: context.path });
const notePath = { type: 'notePath', params: there } as const;
const noteWantedHere = { type: 'noteWanted', params: here } as const;

const opened = [
  {
    guard: { type: 'isEntrance', params: here },
    target: '#portal.running.open',
    actions: ['goInside', 'forgetWanted'],
    description: 'From the door to the page that was asked for, else home.',
  },
  { target: '#portal.running.open' },
] as const;

const closed = [
  {
    guard: { type: 'isPrivate', params: here },
    target: '#portal.running.closed',
    actions: [noteWantedHere, 'goToLogin'],
  },
  { target: '#portal.running.closed' },
] as const;

const running = portalSetup.createStateConfig({
  description: 'Keeps the address and the session in step.',
  initial: 'undecided',
  on: {
    'screen.entered': [
      {
        guard: { type: 'isSameScreen', params: ({ event }) => ({ key: event.key }) },
        description: 'A visit that is already made; React may ask twice.',
      },
      { actions: ['tellLeft', 'stopScreen', { type: 'enterScreen', params: ({ event }) => event }] },
    ],
  },
  states: {
    undecided: {
      description: 'The session is still being read, or the person is choosing between two.',
      on: { 'route.changed': { actions: notePath }, 'session.opened': opened, 'session.closed': closed },
    },
    closed: {
      description: 'Nobody is logged in: only the login group shows.',
      on: {
        'route.changed': [
          {
            guard: { type: 'isPrivate', params: there },
            actions: [notePath, { type: 'noteWanted', params: there }, 'goToLogin'],
          },
          { actions: notePath },
        ],
        'session.opened': opened,
      },
    },
    open: {
      description: 'A cardholder is logged in.',
      on: {
        'route.changed': [
          { guard: { type: 'isEntrance', params: there }, actions: [notePath, 'goInside'] },
          { actions: notePath },
        ],
        'gate.entered': [
          { guard: 'hasGate', description: 'The gate is there already; React may ask twice.' },
          { actions: { type: 'enterGate', params: ({ event }) => ({ logic: event.logic }) } },
        ],
        'language.chosen': {
          guard: 'hasGate',
          actions: { type: 'tellGateOfLanguage', params: ({ event }) => event },
          description: 'Without a gate nobody is there to save it; the device keeps it for the one to come.',
        },
        'language.adopt': { actions: { type: 'tellLanguage', params: ({ event }) => event } },
        'calculator.entered': [
          { guard: 'hasCalculator', description: 'It is there already, with what was typed.' },
          { actions: { type: 'enterCalculator', params: ({ event }) => ({ logic: event.logic }) } },
        ],
        'access.denied': { actions: { type: 'tellSession', params: ({ event }) => ({ event }) } },
        'session.closed': {
          target: 'closed',
          actions: [
            'tellLeft',
            'stopScreen',
            'clearScreen',
            'stopCalculator',
            'clearCalculator',
            'stopGate',
            'clearGate',
            noteWantedHere,
            'goToLogin',
          ],
          description: 'What belonged to the person leaves the screen at once.',
        },
      },
    },
  },
});

/**
 * The whole portal as one actor: language, toasts, session and the screen that is open (§2, §4). The address is an
 * input like any other (`route.changed`); it is started outside React and owns every other actor.
 */
export const portal = portalSetup.createMachine({
  id: 'portal',
  description:
    'The whole portal: keeps the address and the session in step, and holds the language, the toasts and the open screen.',
  meta: { section: '§2 Screens and routes' },
  context: ({ input, spawn, self }) => ({
    ports: input.ports,
    path: input.path,
    wantedPath: null,
    gate: null,
    calculator: null,
    screen: null,
    language: spawn('language', {
      id: 'language',
      input: { ports: input.ports, tell: (news) => self.send(news) },
    }),
    toasts: spawn('toasts', { id: 'toasts' }),
    consent: spawn('consent', { id: 'consent', input: { ports: input.ports } }),
    session: spawn('session', {
      id: 'session',
      input: { ports: input.ports, offeredToken: input.offeredToken, tell: (news) => self.send(news) },
    }),
  }),
  initial: 'running',
  on: {
    'token.obtained': { actions: { type: 'tellSession', params: ({ event }) => ({ event }) } },
    'query.succeeded': { actions: { type: 'tellSession', params: ({ event }) => ({ event }) } },
    'query.unauthorized': { actions: { type: 'tellSession', params: ({ event }) => ({ event }) } },
    'query.forbidden': { actions: { type: 'tellSession', params: ({ event }) => ({ event }) } },
    'toast.show': { actions: { type: 'tellToasts', params: ({ event }) => ({ toast: event.toast }) } },
    'xstate.error.actor.*': {
      target: '.crashed',
      description: 'A flow died of something nobody foresaw; the page says so and offers to start again.',
    },
  },
  states: {
    running,
    crashed: {
      description: 'What is on the screen can no longer be trusted.',
      on: { 'portal.restart': { actions: 'restart' } },
    },
  },
});
