import { type ActorRefFrom, setup } from 'xstate';
import type { Cardholder } from '../../contract/cardholder.ts';
import { contactCheck } from '../contact-details/contact-check.ts';
import type { ContactsConfirmed } from '../contact-details/contact-restoring.ts';
import { LONGEST_WAIT } from '../longest-wait.ts';
import type { Ports } from '../ports.ts';
import { nextOrder, type TopupsChanged } from '../topups/next-order.ts';
import { articles } from './articles.ts';
import { balance } from './balance.ts';
import { type CardSettled, cardStatus } from './card-status.ts';
import { latestTransactions } from './latest-transactions.ts';
import { nextTopup, type TopupOffer } from './next-topup.ts';
import { notificationBanners } from './notification-banners.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  /** Whether the dashboard call, which takes no account id, is about this account. */
  readonly isOnDashboard: boolean;
  /** INACTIVE and DEACTIVATED cardholders can order nothing (§4). */
  readonly isInactive: boolean;
  /** The content group whose articles are shown. */
  readonly articleGroup: string;
  /** Origins of article pictures besides the portal's own. */
  readonly imageOrigins: readonly string[];
  readonly cardholder: Cardholder;
  /** Reports the cardholder each time that it is loaded again. Returns a function that stops it. */
  readonly watchCardholder: (listener: (cardholder: Cardholder) => void) => () => void;
  /** Reports what the cardholder can order, also each time that it changes. Returns a function that stops it. */
  readonly watchOffer: (listener: (offer: TopupOffer) => void) => () => void;
  /** Called when the user has confirmed the contact details; the owner saves them. */
  readonly onEvent: (event: ContactsConfirmed) => void;
}

const actors = {
  notificationBanners,
  balance,
  nextOrder,
  nextTopup,
  latestTransactions,
  cardStatus,
  articles,
  contactCheck,
};

/** The child actors of the home page, by name. The views read them. */
export type HomeParts = { readonly [Name in keyof typeof actors]: ActorRefFrom<(typeof actors)[Name]> };

/** The home page (§2 /home): spawns its parts. Each part loads, fails and retries independently. */
export const home = setup({
  types: { input: {} as Input, context: {} as HomeParts, events: {} as CardSettled | TopupsChanged },
  actors,
  actions: { readNextTopup: ({ context }) => context.nextTopup.send({ type: 'topups.changed' }) },
  delays: { longestWait: LONGEST_WAIT },
}).createMachine({
  id: 'home',
  description: 'The home page: spawns its parts. Each part loads, fails and retries independently.',
  meta: { section: '§2 /home', page: '/home' },
  context: ({
    spawn,
    self,
    input: {
      ports,
      accountId,
      isOnDashboard,
      isInactive,
      articleGroup,
      imageOrigins,
      cardholder,
      watchCardholder,
      watchOffer,
      onEvent,
    },
  }) => ({
    notificationBanners: spawn('notificationBanners', { id: 'notificationBanners', input: { ports } }),
    balance: spawn('balance', { id: 'balance', input: { ports, accountId } }),
    nextOrder: spawn('nextOrder', {
      id: 'nextOrder',
      input: { ports, hasCalendar: isOnDashboard, isInactive, onEvent: (event) => self.send(event) },
    }),
    nextTopup: spawn('nextTopup', { id: 'nextTopup', input: { ports, accountId, isOnDashboard, watchOffer } }),
    latestTransactions: spawn('latestTransactions', { id: 'latestTransactions', input: { ports, accountId } }),
    cardStatus: spawn('cardStatus', {
      id: 'cardStatus',
      input: { ports, accountId, onEvent: (event) => self.send(event) },
    }),
    articles: spawn('articles', { id: 'articles', input: { ports, group: articleGroup, imageOrigins } }),
    contactCheck: spawn('contactCheck', {
      id: 'contactCheck',
      input: { ports, cardholder, watchCardholder, onEvent },
    }),
  }),
  on: { 'topups.changed': { actions: 'readNextTopup' } },
  initial: 'opening',
  states: {
    opening: {
      description:
        'It is read whether the card and its PIN can be used: a warning is first, and later it would move the page.',
      on: { 'card.settled': 'open' },
      after: {
        longestWait: { target: 'openBeforeCard', description: 'The balance does not wait longer for a slow answer.' },
      },
    },
    openBeforeCard: {
      description: 'A warning comes after what is shown, so that nothing moves; the quick actions change at once.',
    },
    open: { description: 'A warning is above the balance.' },
  },
});
