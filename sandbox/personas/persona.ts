import type { Account } from '../../contract/account.ts';
import type { TokenClaims } from '../../contract/token.ts';
import type { Entry } from '../accounts/ledger.ts';

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
  readonly language: string;
  readonly applications: TokenClaims['applications'];
  /** Seconds that a token lives. */
  readonly tokenLife: number;
  readonly approvedPolicy: boolean;
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string };
  readonly accounts: readonly AccountPlan[];
}

export interface AccountPlan {
  readonly id: number;
  readonly levelId: number;
  readonly status: Account['status'];
  readonly acceptedTerms: boolean;
  readonly card: CardPlan | null;
  /** Months of top-ups and lunches until now; 0 for an account where nothing has happened. */
  readonly history: number;
  /** Months that are ordered from the next top-up day on. */
  readonly ordered: number;
  readonly happenings: readonly Happening[];
}

interface CardPlan {
  readonly lastFour: string;
  /** Wrong PINs in a row; three block the PIN. */
  readonly wrongPins: number;
}

/** Something out of the ordinary, on the last working day that is at least so many days ago. */
export interface Happening extends Omit<Entry, 'bookedAt'> {
  readonly daysAgo: number;
  readonly at: string;
}

const HOUR = 3600;

/** An ordinary account: active, terms accepted, a card, a year of lunches and two months ordered. */
export const account = (id: number, levelId: number, differs: Partial<AccountPlan> = {}): AccountPlan => ({
  id,
  levelId,
  status: 'ACTIVE',
  acceptedTerms: true,
  card: { lastFour: String(1000 + ((id * 7919) % 9000)), wrongPins: 0 },
  history: 12,
  ordered: 2,
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
  language: 'sv',
  applications: ['Cardholder Portal'],
  tokenLife: HOUR,
  approvedPolicy: true,
  address: { street: 'Storgatan 1', postalCode: '11455', city: 'Stockholm' },
  ...differs,
});
