import { setup } from 'xstate';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
}

type Event =
  | { readonly type: 'consent.accept' }
  | { readonly type: 'consent.decline' }
  /** The cookie settings are asked for, to see the answer or to take it back. */
  | { readonly type: 'consent.reconsider' };

const accept = { target: 'accepted', actions: { type: 'keep', params: { answer: 'accept' } } } as const;
const decline = { target: 'declined', actions: { type: 'keep', params: { answer: 'decline' } } } as const;

/** The answer to the question about cookies (§4: stored as accept or decline); taken back as easily as it was given. */
export const consent = setup({
  types: { input: {} as Input, context: {} as Input, events: {} as Event },
  guards: {
    hasAccepted: ({ context }) => context.ports.device.read('consent') === 'accept',
    hasDeclined: ({ context }) => context.ports.device.read('consent') === 'decline',
  },
  actions: {
    keep: ({ context }, { answer }: { answer: 'accept' | 'decline' }) => context.ports.device.write('consent', answer),
  },
}).createMachine({
  id: 'consent',
  description: 'Whether the person agrees to cookies that the portal can do without.',
  meta: { section: '§4 Cookie consent' },
  context: ({ input }) => input,
  initial: 'remembering',
  states: {
    remembering: {
      always: [
        { guard: 'hasAccepted', target: 'accepted' },
        { guard: 'hasDeclined', target: 'declined' },
        { target: 'asking' },
      ],
    },
    asking: {
      description: 'The question stands at the foot of the page, which can be used without answering it.',
      on: { 'consent.accept': accept, 'consent.decline': decline },
    },
    accepted: { on: { 'consent.reconsider': 'reconsidering' } },
    declined: { on: { 'consent.reconsider': 'reconsidering' } },
    reconsidering: {
      description: 'The question is back; until it is answered anew, the old answer counts.',
      on: { 'consent.accept': accept, 'consent.decline': decline },
    },
  },
});
