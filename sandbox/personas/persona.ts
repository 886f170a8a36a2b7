import type { TokenClaims } from '../../contract/token.ts';
import type { LedgerEntry } from '../accounts/ledger.ts';
import type { Account } from '../wire.ts';
import type { Town } from './towns.ts';

/** A test person. The seeded data depends only on this plan and on the day of the sandbox's clock. */
export interface Persona {
  /** The short name in the console, the BankID app and tests; also the username. */
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  /** A personal number with a serial of 980–999, which the Swedish Tax Agency reserves for tests. */
  readonly personalNumber: string;
  /** What the persona demonstrates, in one line. */
  readonly description: string;
  /** Null for a person with a BankID but no lunch card. */
  readonly cardholder: CardholderPlan | null;
}

export interface CardholderPlan {
  readonly id: number;
  readonly branchId: number;
  readonly status: 'ACTIVE' | 'INACTIVE' | 'DEACTIVATED';
  readonly language: string;
  readonly applications: TokenClaims['applications'];
  /** Lifetime of a token, s. */
  readonly tokenLifetime: number;
  /** Whether a password login also needs a one-time code. */
  readonly hasMfa: boolean;
  readonly approvedPolicy: boolean;
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string } | null;
  readonly email: ContactPlan;
  readonly phone: ContactPlan;
  /** Days since the contact details were last confirmed; after six months they are stale (§4). */
  readonly contactAge: number;
  /** Days since automatic top-ups were turned on; null when they are off. */
  readonly subscribedDaysAgo: number | null;
  readonly accounts: readonly AccountPlan[];
}

type ContactPlan = 'verified' | 'unverified' | 'none';

export interface AccountPlan {
  readonly id: number;
  readonly levelId: number;
  readonly status: Account['status'];
  readonly acceptedTerms: boolean;
  /** Oldest first; all but the last must be terminated. */
  readonly cards: readonly CardPlan[];
  /** Months of top-ups and lunches before now; 0 for an unused account. */
  readonly historyMonths: number;
  /** Number of future months that are ordered. */
  readonly orderedAhead: number;
  /** Months that the employer has blocked or canceled, counted from this month. */
  readonly employerChanges: readonly { readonly monthsAhead: number; readonly status: 'BLOCKED' | 'CANCELED' }[];
  readonly town: Town;
  /** How often the card is used; 1 is normal. */
  readonly lunchFrequency: number;
  /** Months before now without a purchase. */
  readonly monthsAway: number;
  /** Maximum balance now, öre; a last purchase spends the rest. Null for no maximum. */
  readonly remainingBalance: number | null;
  /** Number of small purchases in the last calendar year. */
  readonly generatedPurchases: number;
  readonly extraTransactions: readonly ExtraTransaction[];
}

export interface CardPlan {
  readonly lastFour: string;
  readonly state: 'ACTIVE' | 'BLOCKED' | 'TERMINATED';
  readonly pin: string | null;
  /** Wrong PINs in a row; three block the PIN. */
  readonly wrongPins: number;
  readonly wallets: readonly { readonly wallet: string; readonly device: string; readonly status: string }[];
  /** The physical card, if one was ordered. */
  readonly physicalCard: { readonly cardId: string; readonly daysAgo: number; readonly isActivated: boolean } | null;
}

/** A transaction besides the usual lunches, on the last working day that is at least `daysAgo` days ago. */
export interface ExtraTransaction extends Omit<LedgerEntry, 'bookedAt'> {
  readonly daysAgo: number;
  /** `hh:mm` in Stockholm. */
  readonly at: string;
}

const HOUR = 3600;

/** Defaults of a card: active, with a PIN, in no wallet, without a physical card. */
export const card = (lastFour: string, overrides: Partial<CardPlan> = {}): CardPlan => ({
  lastFour,
  state: 'ACTIVE',
  pin: '1234',
  wrongPins: 0,
  wallets: [],
  physicalCard: null,
  ...overrides,
});

const lastFourOf = (accountId: number): string => String(1000 + ((accountId * 7919) % 9000));

/** Defaults of an account: active, terms accepted, one card, three years of lunches, two months ordered. */
export const account = (id: number, levelId: number, overrides: Partial<AccountPlan> = {}): AccountPlan => ({
  id,
  levelId,
  status: 'ACTIVE',
  acceptedTerms: true,
  cards: [card(lastFourOf(id))],
  historyMonths: 36,
  orderedAhead: 2,
  employerChanges: [],
  town: 'stockholm',
  lunchFrequency: 1,
  monthsAway: 0,
  remainingBalance: null,
  generatedPurchases: 0,
  extraTransactions: [],
  ...overrides,
});

/** Defaults of a cardholder: active, with verified contact details and tokens that last an hour. */
export const cardholder = (
  id: number,
  branchId: number,
  accounts: readonly AccountPlan[],
  overrides: Partial<CardholderPlan> = {},
): CardholderPlan => ({
  id,
  branchId,
  accounts,
  status: 'ACTIVE',
  language: 'sv',
  applications: ['Cardholder Portal'],
  tokenLifetime: HOUR,
  hasMfa: false,
  approvedPolicy: true,
  address: { street: 'Storgatan 1', postalCode: '11455', city: 'Stockholm' },
  email: 'verified',
  phone: 'verified',
  contactAge: 50,
  subscribedDaysAgo: null,
  ...overrides,
});
