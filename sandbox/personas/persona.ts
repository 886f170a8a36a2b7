import type { Account } from '../../contract/account.ts';
import type { TokenClaims } from '../../contract/token.ts';
import type { Entry } from '../accounts/ledger.ts';
import type { Town } from './towns.ts';

/** Somebody whom a tester can be. Everything about them follows from this and from the sandbox's clock. */
export interface Persona {
  /** What the console, the BankID app and the tests call them. */
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  /** A personal number with a serial of 980–999, which the Swedish Tax Agency keeps for tests. */
  readonly personalNumber: string;
  /** What one sees as this person, in a line. */
  readonly shows: string;
  /** Null for somebody with a BankID but no lunch card. */
  readonly cardholder: CardholderPlan | null;
}

export interface CardholderPlan {
  readonly id: number;
  readonly branchId: number;
  readonly status: 'ACTIVE' | 'INACTIVE' | 'DEACTIVATED';
  readonly language: string;
  readonly applications: TokenClaims['applications'];
  /** Seconds that a token lives. */
  readonly tokenLife: number;
  /** Whether a log-in with a password needs a code as well. */
  readonly hasMfa: boolean;
  readonly approvedPolicy: boolean;
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string } | null;
  readonly email: ContactPlan;
  readonly phone: ContactPlan;
  /** Days since the contact details were last confirmed; after six months they are stale (§4). */
  readonly contactAge: number;
  /** Days since months are ordered by themselves; null when they are not. */
  readonly subscribedFor: number | null;
  readonly accounts: readonly AccountPlan[];
}

type ContactPlan = 'verified' | 'unverified' | 'none';

export interface AccountPlan {
  readonly id: number;
  readonly levelId: number;
  readonly status: Account['status'];
  readonly acceptedTerms: boolean;
  /** Oldest first; only the last can be one that is in use. */
  readonly cards: readonly CardPlan[];
  /** Months of top-ups and lunches until now; 0 for an account where nothing has happened. */
  readonly history: number;
  /** Months that are ordered from the next top-up day on. */
  readonly ordered: number;
  /** What the employer has done to months to come, counted from this one. */
  readonly decided: readonly { readonly ahead: number; readonly status: 'BLOCKED' | 'CANCELED' }[];
  readonly town: Town;
  /** How often the card is used, measured by what is usual. */
  readonly appetite: number;
  /** Months until now without a lunch. */
  readonly away: number;
  /** Öre that are left, at most, after the last bill; null when nothing in particular is. */
  readonly leaves: number | null;
  /** Purchases of a whole workplace in the last calendar year. */
  readonly crowd: number;
  readonly happenings: readonly Happening[];
}

export interface CardPlan {
  readonly lastFour: string;
  readonly state: 'ACTIVE' | 'BLOCKED' | 'TERMINATED';
  readonly pin: string | null;
  /** Wrong PINs in a row; three block the PIN. */
  readonly wrongPins: number;
  readonly wallets: readonly { readonly wallet: string; readonly device: string; readonly status: string }[];
  /** Whether there is a card of plastic, by its card ID, ordered so many days ago. */
  readonly plastic: { readonly cardId: string; readonly daysAgo: number; readonly isActivated: boolean } | null;
}

/** Something out of the ordinary, on the last working day that is at least so many days ago. */
export interface Happening extends Omit<Entry, 'bookedAt'> {
  readonly daysAgo: number;
  readonly at: string;
}

const HOUR = 3600;

/** An ordinary card: active, with a PIN, in no wallet and of no plastic. */
export const card = (lastFour: string, differs: Partial<CardPlan> = {}): CardPlan => ({
  lastFour,
  state: 'ACTIVE',
  pin: '1234',
  wrongPins: 0,
  wallets: [],
  plastic: null,
  ...differs,
});

const lastFourOf = (accountId: number): string => String(1000 + ((accountId * 7919) % 9000));

/** An ordinary account: active, terms accepted, a card, three years of lunches and two months ordered. */
export const account = (id: number, levelId: number, differs: Partial<AccountPlan> = {}): AccountPlan => ({
  id,
  levelId,
  status: 'ACTIVE',
  acceptedTerms: true,
  cards: [card(lastFourOf(id))],
  history: 36,
  ordered: 2,
  decided: [],
  town: 'stockholm',
  appetite: 1,
  away: 0,
  leaves: null,
  crowd: 0,
  happenings: [],
  ...differs,
});

/** An ordinary cardholder, who may use the portal for an hour at a time. */
export const cardholder = (
  id: number,
  branchId: number,
  accounts: readonly AccountPlan[],
  differs: Partial<CardholderPlan> = {},
): CardholderPlan => ({
  id,
  branchId,
  accounts,
  status: 'ACTIVE',
  language: 'sv',
  applications: ['Cardholder Portal'],
  tokenLife: HOUR,
  hasMfa: false,
  approvedPolicy: true,
  address: { street: 'Storgatan 1', postalCode: '11455', city: 'Stockholm' },
  email: 'verified',
  phone: 'verified',
  contactAge: 50,
  subscribedFor: null,
  ...differs,
});
