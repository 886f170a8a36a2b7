import { assign, fromCallback, setup } from 'xstate';
import type { Cardholder } from '../../contract/cardholder.ts';
import type { MachineTypes } from '../call-actor.ts';
import type { Ports } from '../ports.ts';
import { settleDelays, settled } from '../settling.ts';
import type { ContactsConfirmed } from './contact-restoring.setup.ts';
import { type Contacts, contactsOf, isStale } from './contacts.ts';
import { readUnsavedContacts } from './unsaved-contacts.ts';

interface Input {
  readonly ports: Ports;
  readonly cardholder: Cardholder;
  /** Reports the cardholder each time that it is loaded again. Returns a function that stops it. */
  readonly watchCardholder: (listener: (cardholder: Cardholder) => void) => () => void;
  /** The owner saves confirmed details, so that saving continues on other pages. */
  readonly onEvent: (event: ContactsConfirmed) => void;
}

interface Context extends Input {
  /** The details that are shown and confirmed. */
  readonly contacts: Contacts;
}

interface CardholderParams {
  readonly cardholder: Cardholder;
}

/** The cardholder was loaded again, after the details were saved or were found changed. */
interface CardholderLoaded extends CardholderParams {
  readonly type: 'cardholder.loaded';
}

type Event =
  | CardholderLoaded
  | { readonly type: 'contacts.confirm' }
  | { readonly type: 'contacts.update' }
  | { readonly type: 'contacts.later' };

/** How long the check stays closed after it was postponed, ms. */
const POSTPONE_TIME = 86_400_000;

interface ReloadsInput extends Pick<Input, 'watchCardholder'> {
  readonly onEvent: (event: CardholderLoaded) => void;
}

const actors = {
  // Sent by the machine itself, so that a browser test can hold the event back.
  cardholderReloads: fromCallback<CardholderLoaded, ReloadsInput>(({ input: { watchCardholder, onEvent } }) =>
    watchCardholder((cardholder) => onEvent({ type: 'cardholder.loaded', cardholder })),
  ),
};

const loadedParams = ({ event: { cardholder } }: { event: CardholderLoaded }) => ({ cardholder });
const onCardholderLoaded = [
  { guard: { type: 'isFresh', params: loadedParams }, target: 'closed', description: 'The details are confirmed.' },
  {
    target: 'asking.settled',
    actions: { type: 'setCardholder', params: loadedParams },
    description: 'The details were changed in another place, so the user must check the current ones.',
  },
] as const;

/** Asks the user to check contact details older than six months (§4). */
export const contactCheck = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  delays: settleDelays,
  guards: {
    hasUnsavedContacts: ({ context: { ports, cardholder } }) =>
      readUnsavedContacts(ports.device, cardholder.id) !== null,
    isFresh: ({ context: { ports } }, { cardholder }: CardholderParams) => !isStale(cardholder, ports.clock.now()),
    isPostponed: ({ context: { ports } }) =>
      ports.clock.now() - Number(ports.device.read('contactsPostponed') ?? 0) < POSTPONE_TIME,
  },
  actions: {
    setCardholder: assign((_, { cardholder }: CardholderParams) => ({ cardholder, contacts: contactsOf(cardholder) })),
    postpone: ({ context: { ports } }) => ports.device.write('contactsPostponed', String(ports.clock.now())),
    goToSettings: ({ context: { ports } }) => ports.browser.go('/settings'),
    notifyConfirmed: ({ context: { onEvent, contacts } }) => onEvent({ type: 'contacts.confirmed', contacts }),
  },
}).createMachine({
  id: 'contact-check',
  description: 'Asks the user to check contact details that were last confirmed more than six months ago.',
  meta: { section: '§4 Contact-details check', page: '/home' },
  context: ({ input }) => ({ ...input, contacts: contactsOf(input.cardholder) }),
  invoke: {
    id: 'cardholderReloads',
    src: 'cardholderReloads',
    input: ({ context: { watchCardholder }, self }) => ({ watchCardholder, onEvent: (event) => self.send(event) }),
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: 'hasUnsavedContacts',
          target: 'closed',
          description: 'The details are confirmed and being saved.',
        },
        { guard: { type: 'isFresh', params: ({ context }) => context }, target: 'closed' },
        { guard: 'isPostponed', target: 'closed' },
        { target: 'asking' },
      ],
    },
    asking: {
      initial: 'ready',
      on: {
        'cardholder.loaded': onCardholderLoaded,
        'contacts.update': { target: 'closed', actions: ['postpone', 'goToSettings'] },
        'contacts.later': { target: 'closed', actions: 'postpone' },
      },
      states: {
        ready: { on: { 'contacts.confirm': { target: '#contact-check.confirmed', actions: 'notifyConfirmed' } } },
        settled: settled('ready'),
      },
    },
    confirmed: {
      description: 'The owner saves the details, unless they were changed in another place.',
      on: { 'cardholder.loaded': onCardholderLoaded },
    },
    closed: { description: 'There is nothing to ask, or the user does not want to answer now.' },
  },
});
