import { setup } from 'xstate';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
}

type Event =
  | { readonly type: 'consent.accept' }
  | { readonly type: 'consent.decline' }
  /** The user has logged in. */
  | { readonly type: 'session.opened' }
  /** The user opened the cookie settings. */
  | { readonly type: 'consent.reconsider' };

const accept = { target: 'accepted', actions: { type: 'storeAnswer', params: { answer: 'accept' } } } as const;
const decline = { target: 'declined', actions: { type: 'storeAnswer', params: { answer: 'decline' } } } as const;

/** Cookie consent (§4). The answer is stored on the device as `accept` or `decline` and can be changed at any time. */
export const consent = setup({
  types: { input: {} as Input, context: {} as Input, events: {} as Event },
  guards: {
    hasAccepted: ({ context }) => context.ports.device.read('consent') === 'accept',
    hasDeclined: ({ context }) => context.ports.device.read('consent') === 'decline',
  },
  actions: {
    storeAnswer: ({ context }, { answer }: { answer: 'accept' | 'decline' }) =>
      context.ports.device.write('consent', answer),
  },
}).createMachine({
  id: 'consent',
  description: 'Asks whether the portal may use optional cookies.',
  meta: { section: '§4 Cookie consent', page: '/login/bankid' },
  context: ({ input }) => input,
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'hasAccepted', target: 'accepted' },
        { guard: 'hasDeclined', target: 'declined' },
        { target: 'asking' },
      ],
    },
    asking: {
      description: 'A panel at the bottom of the page asks the question. It does not block the page.',
      on: { 'consent.accept': accept, 'consent.decline': decline },
      initial: 'inFull',
      states: {
        inFull: { on: { 'session.opened': 'inOneLine' } },
        inOneLine: { description: 'The user has seen the question on the log-in page. It leaves room for the pages.' },
      },
    },
    accepted: { on: { 'consent.reconsider': 'reconsidering.accepted' } },
    declined: { on: { 'consent.reconsider': 'reconsidering.declined' } },
    reconsidering: {
      description: 'The panel is open again and shows the stored answer, which applies until the user gives a new one.',
      initial: 'declined',
      states: { accepted: {}, declined: {} },
      on: { 'consent.accept': accept, 'consent.decline': decline },
    },
  },
});
