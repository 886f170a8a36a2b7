import { type ActorRefFrom, setup } from 'xstate';
import type { Cardholder } from '../../contract/cardholder.ts';
import { contactCheck } from '../contact-details/contact-check.ts';
import type { ContactsConfirmed } from '../contact-details/contact-restoring.ts';
import type { Ports } from '../ports.ts';
import { articles } from './articles.ts';
import { balancePart } from './balance.ts';
import { cardStanding } from './card-status.ts';
import { latestTransactions } from './latest-transactions.ts';
import { nextTopupPart } from './next-topup.ts';
import { notices } from './notification-banners.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  /** Whether the dashboard call, which names no account, speaks of this one. */
  readonly isOnDashboard: boolean;
  /** The content group whose articles are shown. */
  readonly articleGroup: string;
  readonly cardholder: Cardholder;
  /** Tells who saves the contact details that they were confirmed. */
  readonly tell: (news: ContactsConfirmed) => void;
}

const parts = {
  notices,
  balance: balancePart,
  nextTopup: nextTopupPart,
  latestTransactions,
  cardStanding,
  articles,
  contactCheck,
};

/** The actors of the parts, which the views observe. */
export type Parts = { readonly [Name in keyof typeof parts]: ActorRefFrom<(typeof parts)[Name]> };

/** The dashboard (§2 /home). It only brings its parts about: each loads, fails and is tried again on its own. */
export const home = setup({
  types: { input: {} as Input, context: {} as Parts },
  actors: parts,
}).createMachine({
  id: 'home',
  description: 'The dashboard: brings its parts about, each of which loads, fails and is tried again on its own.',
  meta: { section: '§2 /home' },
  context: ({ spawn, input: { ports, accountId, isOnDashboard, articleGroup, cardholder, tell } }) => ({
    notices: spawn('notices', { id: 'notices', input: { ports } }),
    balance: spawn('balance', { id: 'balance', input: { ports, accountId } }),
    nextTopup: spawn('nextTopup', { id: 'nextTopup', input: { ports, accountId, isOnDashboard } }),
    latestTransactions: spawn('latestTransactions', { id: 'latestTransactions', input: { ports, accountId } }),
    cardStanding: spawn('cardStanding', { id: 'cardStanding', input: { ports, accountId } }),
    articles: spawn('articles', { id: 'articles', input: { ports, group: articleGroup } }),
    contactCheck: spawn('contactCheck', { id: 'contactCheck', input: { ports, cardholder, tell } }),
  }),
  initial: 'open',
  states: { open: {} },
});
