import { EMPLOYERS } from './employers.ts';
import { account, cardholder, type Happening, type Persona } from './persona.ts';

const { nordlunds, sjovik, bergs, kvarnby, excluded } = EMPLOYERS;

/** One of everything that a list of transactions can show. */
const EVENTFUL: readonly Happening[] = [
  {
    daysAgo: 3,
    at: '18:40',
    operation: 'Purchase',
    status: 'Declined',
    description: 'Vinbaren Korken',
    amount: -24_500,
    merchant: { amount: 245, currency: 'SEK' },
  },
  {
    daysAgo: 6,
    at: '14:05',
    operation: 'Refund',
    status: 'Successful',
    description: 'Bistro Ankaret',
    amount: 12_900,
    merchant: { amount: 129, currency: 'SEK' },
  },
  {
    daysAgo: 12,
    at: '12:31',
    operation: 'Purchase',
    status: 'Successful',
    description: 'Trattoria Da Paolo, Milano',
    amount: -16_675,
    fee: 492,
    merchant: { amount: 14.5, currency: 'EUR' },
  },
  {
    daysAgo: 20,
    at: '12:02',
    operation: 'Purchase',
    status: 'Expired',
    description: 'Hotell Havsbris',
    amount: -18_000,
    merchant: { amount: 180, currency: 'SEK' },
  },
  {
    daysAgo: 34,
    at: '09:00',
    operation: 'Fee',
    status: 'Successful',
    description: 'Avgift för ersättningskort',
    amount: -9_900,
  },
  {
    daysAgo: 48,
    at: '09:00',
    operation: 'Manual Deduction',
    status: 'Successful',
    description: 'Rättelse av påfyllning',
    amount: -5_000,
  },
  {
    daysAgo: 61,
    at: '15:20',
    operation: 'Purchase',
    status: 'Denied',
    description: 'Spelhörnan',
    amount: -30_000,
    merchant: { amount: 300, currency: 'SEK' },
  },
];

/** Everybody's password; the username is the persona's key. */
export const PASSWORD = 'Lunch-2026';

/** Everybody whom a tester can be, each named for what they show. */
export const CAST: readonly Persona[] = [
  {
    key: 'anna',
    firstName: 'Anna',
    lastName: 'Lindqvist',
    personalNumber: '198803059818',
    shows: 'Settled: a balance, a next top-up and three years of lunches, with every kind of transaction',
    cardholder: cardholder(501, nordlunds.branchId, [
      account(30_412, nordlunds.level.id, { history: 36, happenings: EVENTFUL }),
    ]),
  },
  {
    key: 'nils',
    firstName: 'Nils',
    lastName: 'Åkerström',
    personalNumber: '199209179838',
    shows: 'New: terms, employer policy and the digital card are all still to do',
    cardholder: cardholder(
      502,
      sjovik.branchId,
      [account(30_502, sjovik.level.id, { acceptedTerms: false, card: null, history: 0, ordered: 1 })],
      { approvedPolicy: false, address: { street: 'Kungsgatan 14 B', postalCode: '41119', city: 'Göteborg' } },
    ),
  },
  {
    key: 'olle',
    firstName: 'Olle',
    lastName: 'Bergdahl',
    personalNumber: '197908129823',
    shows: 'Not let in: the token lists no Cardholder application',
    cardholder: cardholder(503, nordlunds.branchId, [account(30_503, nordlunds.level.id)], {
      applications: [{ name: 'Client Administration' }],
    }),
  },
  {
    key: 'birgit',
    firstName: 'Birgit',
    lastName: 'Sundell',
    personalNumber: '196504239846',
    shows: 'Closed branch: a balance to use up, and no top-ups any more',
    cardholder: cardholder(504, bergs.branchId, [account(30_504, bergs.level.id, { ordered: 0 })]),
  },
  {
    key: 'karin',
    firstName: 'Karin',
    lastName: 'Öberg',
    personalNumber: '198601309852',
    shows: 'No calendar: the employer orders the top-ups, so the portal has no top-up page',
    cardholder: cardholder(505, kvarnby.branchId, [account(30_505, kvarnby.level.id)]),
  },
  {
    key: 'pelle',
    firstName: 'Pelle',
    lastName: 'Hallgren',
    personalNumber: '197406119862',
    shows: 'Blocked PIN: three wrong tries in a row',
    cardholder: cardholder(506, nordlunds.branchId, [
      account(30_506, nordlunds.level.id, { card: { lastFour: '7731', wrongPins: 3 } }),
    ]),
  },
  {
    key: 'sara',
    firstName: 'Sara',
    lastName: 'Wikström',
    personalNumber: '199512049876',
    shows: 'Short-lived tokens: they expire after 40 seconds unless they are renewed',
    cardholder: cardholder(507, nordlunds.branchId, [account(30_507, nordlunds.level.id)], {
      tokenLife: 40,
      language: 'en',
    }),
  },
  {
    key: 'tage',
    firstName: 'Tage',
    lastName: 'Norén',
    personalNumber: '197002289887',
    shows: 'Two accounts: the newer one is of the excluded branch 9, so the older one is shown',
    cardholder: cardholder(508, nordlunds.branchId, [
      account(30_508, nordlunds.level.id),
      account(30_908, excluded.level.id, { history: 2 }),
    ]),
  },
  {
    key: 'vera',
    firstName: 'Vera',
    lastName: 'Ekman',
    personalNumber: '200105199897',
    shows: 'Brand new and empty: no balance, no transactions, no next top-up',
    cardholder: cardholder(509, nordlunds.branchId, [account(30_509, nordlunds.level.id, { history: 0, ordered: 0 })]),
  },
  {
    key: 'gustav',
    firstName: 'Gustav',
    lastName: 'Lindh',
    personalNumber: '198307079908',
    shows: 'BankID but no lunch card: the log-in is refused',
    cardholder: null,
  },
];
