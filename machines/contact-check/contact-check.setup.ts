import { assign, setup } from 'xstate';
import { type CallFailure, failureOf } from '../../contract/backend.ts';
import { type Cardholder, cardholderInfo } from '../../contract/cardholder.ts';
import { saveContactInfo } from '../../contract/contact.ts';
import { calling, type Named } from '../calling.ts';
import type { Ports } from '../ports.ts';
import { type Contacts, contactsOf, isStale, restored } from './contacts.ts';
import { keepOn, keptOn, releaseFrom } from './in-transit.ts';

/** What the check tells the owner of the cardholder: this is who it is now. */
interface ContactNews {
  readonly type: 'cardholder.read';
  readonly cardholder: Cardholder;
}

interface Input {
  readonly ports: Ports;
  readonly cardholder: Cardholder;
  readonly tell: (news: ContactNews) => void;
}

interface Context extends Input {
  /** What the person sees and confirms, and what is posted in the end. */
  readonly contacts: Contacts;
  /** Why the last attempt to put them back failed, until they are back. */
  readonly failure: CallFailure | null;
}

type Event =
  | { readonly type: 'contacts.confirm' }
  | { readonly type: 'contacts.update' }
  | { readonly type: 'contacts.later' }
  | { readonly type: 'contacts.retry' };

/** Whoever wants to look later is not asked again for a day, ms. */
const PATIENCE = 86_400_000;

const actors = { cardholderInfo: calling(cardholderInfo), saveContactInfo: calling(saveContactInfo) };

interface Read {
  readonly cardholder: Cardholder;
}

export const checkSetup = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, children: {} as Named<typeof actors> },
  actors,
  delays: { retry: 5000 },
  guards: {
    isInterrupted: ({ context: { ports, cardholder } }) => keptOn(ports.device, cardholder.id) !== null,
    isFresh: ({ context: { ports, cardholder } }) => !isStale(cardholder, ports.clock.now()),
    isPostponed: ({ context: { ports } }) =>
      ports.clock.now() - Number(ports.device.read('contactsPostponed') ?? 0) < PATIENCE,
  },
  actions: {
    keep: ({ context: { ports, cardholder, contacts } }) => keepOn(ports.device, cardholder.id, contacts),
    release: ({ context: { ports, cardholder } }) => releaseFrom(ports.device, cardholder.id),
    restore: assign(({ context: { ports, cardholder } }, read: Read) => {
      const now = contactsOf(read.cardholder);
      return { contacts: restored(keptOn(ports.device, cardholder.id) ?? now, now) };
    }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    clearFailure: assign({ failure: null }),
    postpone: ({ context: { ports } }) => ports.device.write('contactsPostponed', String(ports.clock.now())),
    goToSettings: ({ context: { ports } }) => ports.browser.go('/settings'),
    thank: ({ context: { ports } }) => ports.notify({ type: 'success', message: { id: 'contacts.thanks' } }),
    tellRead: ({ context }, { cardholder }: Read) => context.tell({ type: 'cardholder.read', cardholder }),
  },
});
