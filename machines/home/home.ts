import { type ActorRefFrom, setup } from 'xstate';
import type { Cardholder } from '../../contract/cardholder.ts';
import { contactCheck } from '../contact-details/contact-check.ts';
import type { ContactsConfirmed } from '../contact-details/contact-restoring.ts';
import type { Ports } from '../ports.ts';
import { articles } from './articles.ts';
import { balance } from './balance.ts';
import { cardStatus } from './card-status.ts';
import { latestTransactions } from './latest-transactions.ts';
import { nextTopup } from './next-topup.ts';
import { notificationBanners } from './notification-banners.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  /** Whether the dashboard call, which takes no account id, is about this account. */
  readonly isOnDashboard: boolean;
  /** The content group whose articles are shown. */
  readonly articleGroup: string;
  readonly cardholder: Cardholder;
  /** Called when the user has confirmed the contact details; the owner saves them. */
  readonly onEvent: (event: ContactsConfirmed) => void;
}

const actors = {
  notificationBanners,
  balance,
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
  types: { input: {} as Input, context: {} as HomeParts },
  actors,
}).createMachine({
  id: 'home',
  description: 'The home page: spawns its parts. Each part loads, fails and retries independently.',
  meta: { section: '§2 /home' },
  context: ({ spawn, input: { ports, accountId, isOnDashboard, articleGroup, cardholder, onEvent } }) => ({
    notificationBanners: spawn('notificationBanners', { id: 'notificationBanners', input: { ports } }),
    balance: spawn('balance', { id: 'balance', input: { ports, accountId } }),
    nextTopup: spawn('nextTopup', { id: 'nextTopup', input: { ports, accountId, isOnDashboard } }),
    latestTransactions: spawn('latestTransactions', { id: 'latestTransactions', input: { ports, accountId } }),
    cardStatus: spawn('cardStatus', { id: 'cardStatus', input: { ports, accountId } }),
    articles: spawn('articles', { id: 'articles', input: { ports, group: articleGroup } }),
    contactCheck: spawn('contactCheck', { id: 'contactCheck', input: { ports, cardholder, onEvent } }),
  }),
  initial: 'open',
  states: { open: {} },
});
