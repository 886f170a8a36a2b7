import { assign, fromCallback, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import { type Cardholder, cardholderInfo } from '../../contract/cardholder.ts';
import { saveContactInfo } from '../../contract/contact.ts';
import { callActor, callInput, errorParams, type Named, toFailure } from '../call-actor.ts';
import type { Ports } from '../ports.ts';
import { type Contacts, cleared, contactsOf, restored } from './contacts.ts';
import { keepOn, keptOn, releaseFrom } from './in-transit.ts';

/** The person has said that these contact details hold. */
export interface ContactsConfirmed {
  readonly type: 'contacts.confirmed';
  readonly contacts: Contacts;
}

interface Input {
  readonly ports: Ports;
  readonly cardholder: Cardholder;
  /** Tells the owner of the cardholder who it is by now. */
  readonly tell: (news: { readonly type: 'cardholder.read'; readonly cardholder: Cardholder }) => void;
}

interface Context extends Input {
  /** What is posted in the end. */
  readonly contacts: Contacts;
  /** Why the last attempt to put them back failed, until they are back. */
  readonly failure: CallFailure | null;
}

type Event =
  | ContactsConfirmed
  | { readonly type: 'contacts.retry' }
  /** Another tab has put them back. */
  | { readonly type: 'contacts.released' };

interface Read {
  readonly cardholder: Cardholder;
}

const isInTransit = ({ ports, cardholder }: Input) => keptOn(ports.device, cardholder.id) !== null;

const actors = {
  cardholderInfo: callActor(cardholderInfo),
  saveContactInfo: callActor(saveContactInfo),
  otherTabs: fromCallback<Event, Input>(({ input, sendBack }) =>
    input.ports.device.watch('contactsInTransit', () => {
      if (!isInTransit(input)) sendBack({ type: 'contacts.released' });
    }),
  ),
};

const read = ({ event }: { event: { output: Cardholder } }) => ({ cardholder: event.output });
const setFailure = { type: 'setFailure', params: errorParams } as const;
const released = {
  target: 'telling',
  actions: 'clearFailure',
  description: 'Another tab has put them back; nothing is posted twice.',
} as const;

/**
 * Saves contact details that were confirmed as the backend wants it (§4, decision 16): placeholders, and then the real
 * values. Between the two the real ones are on the device; the gate owns the machine, so that they are put back
 * whatever page is open, on this visit or the next.
 */
export const contactRestoring = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, children: {} as Named<typeof actors> },
  actors,
  delays: { retry: 5000 },
  guards: { isInTransit: ({ context }) => isInTransit(context) },
  actions: {
    take: assign((_, { contacts }: ContactsConfirmed) => ({ contacts })),
    keep: ({ context: { ports, cardholder, contacts } }) => keepOn(ports.device, cardholder.id, contacts),
    release: ({ context: { ports, cardholder } }) => releaseFrom(ports.device, cardholder.id),
    restore: assign(({ context: { ports, cardholder } }, read: Read) => {
      const now = contactsOf(read.cardholder);
      return { contacts: restored(keptOn(ports.device, cardholder.id) ?? now, now) };
    }),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
    postpone: ({ context: { ports } }) => ports.device.write('contactsPostponed', String(ports.clock.now())),
    thank: ({ context: { ports } }) => ports.notify({ type: 'success', message: { id: 'contacts.thanks' } }),
    tellRead: ({ context: { tell } }, { cardholder }: Read) => tell({ type: 'cardholder.read', cardholder }),
  },
}).createMachine({
  id: 'contact-restoring',
  description: 'Saves confirmed contact details, and never loses them on the way.',
  meta: { section: '§4 Contact-details check' },
  context: ({ input }) => ({ ...input, contacts: contactsOf(input.cardholder), failure: null }),
  invoke: { id: 'otherTabs', src: 'otherTabs', input: ({ context }) => context },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: 'isInTransit',
          target: 'rereading',
          description: 'The page was closed between the two posts, or the person logged out.',
        },
        { target: 'resting' },
      ],
    },
    resting: {
      description: 'Nothing is to be put back.',
      on: {
        'contacts.confirmed': { target: 'clearing', actions: [{ type: 'take', params: ({ event }) => event }, 'keep'] },
      },
    },
    clearing: {
      description: 'Placeholders take the place of the details; these are kept on the device before that.',
      on: {
        'contacts.released': {
          actions: 'keep',
          description: 'Another tab has put them back too early: the placeholders may still arrive after that.',
        },
      },
      invoke: {
        id: 'saveContactInfo',
        src: 'saveContactInfo',
        input: ({ context }) => callInput(context, cleared(context.contacts)),
        onDone: 'restoring',
        onError: {
          target: 'restoring',
          description: 'Whether it arrived is not known, so the real values follow in any case.',
        },
      },
    },
    rereading: {
      description: 'A detail may have been changed since they were cleared; then the change holds.',
      on: { 'contacts.released': released },
      invoke: {
        id: 'cardholderInfo',
        src: 'cardholderInfo',
        input: ({ context }) => callInput(context, {}),
        onDone: { target: 'restoring', actions: { type: 'restore', params: read } },
        onError: { target: 'unrestored', actions: setFailure },
      },
    },
    restoring: {
      description: 'The real values are posted; only when they have arrived are they forgotten here.',
      invoke: {
        id: 'saveContactInfo',
        src: 'saveContactInfo',
        input: ({ context }) => callInput(context, context.contacts),
        onDone: { target: 'telling', actions: ['release', 'clearFailure', 'postpone', 'thank'] },
        onError: { target: 'unrestored', actions: setFailure },
      },
    },
    unrestored: {
      description: 'Tried again until it succeeds; on the next visit if the page is closed before.',
      after: { retry: 'rereading' },
      on: { 'contacts.retry': 'rereading', 'contacts.released': released },
    },
    telling: {
      description: 'The owner of the cardholder is given what the backend says by now.',
      invoke: {
        id: 'cardholderInfo',
        src: 'cardholderInfo',
        input: ({ context }) => callInput(context, {}),
        onDone: { target: 'resting', actions: { type: 'tellRead', params: read } },
        onError: { target: 'resting', description: 'It is read again when the portal is opened the next time.' },
      },
    },
  },
});
