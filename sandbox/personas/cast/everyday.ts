import { EMPLOYERS } from '../employers.ts';
import { account, card, cardholder, type Persona } from '../persona.ts';
import { EVENTFUL, TRAVELS } from './happenings.ts';

const { nordlunds, sjovik, kvarnby, lofgrens, excluded, fikat } = EMPLOYERS;

/** Ordinary accounts, and what a list of transactions can hold. */
export const EVERYDAY: readonly Persona[] = [
  {
    key: 'anna',
    firstName: 'Anna',
    lastName: 'Lindqvist',
    personalNumber: '198803059818',
    shows: 'Settled: a balance, a next top-up and three years of lunches, with every kind of transaction',
    cardholder: cardholder(501, nordlunds.branchId, [account(30_412, nordlunds.level.id, { happenings: EVENTFUL })]),
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
      [account(30_502, sjovik.level.id, { acceptedTerms: false, cards: [], history: 0, ordered: 1 })],
      { approvedPolicy: false, address: { street: 'Kungsgatan 14 B', postalCode: '41119', city: 'Göteborg' } },
    ),
  },
  {
    key: 'lova',
    firstName: 'Lova',
    lastName: 'Franzén',
    personalNumber: '198609299832',
    shows: 'New policy: the terms were accepted long ago, the employer’s policy is still to be approved',
    cardholder: cardholder(533, sjovik.branchId, [account(30_533, sjovik.level.id, { town: 'goteborg' })], {
      approvedPolicy: false,
      address: { street: 'Linnégatan 7', postalCode: '41304', city: 'Göteborg' },
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
    key: 'noor',
    firstName: 'Noor',
    lastName: 'Haddad',
    personalNumber: '197701149994',
    shows: 'Two active accounts, of two employers: the newest is shown, the menu offers both, and an ended one',
    cardholder: cardholder(530, nordlunds.branchId, [
      account(30_330, kvarnby.level.id, { town: 'malmo', status: 'INACTIVE', history: 0, ordered: 0 }),
      account(30_530, nordlunds.level.id, { town: 'malmo' }),
      account(30_730, lofgrens.level.id, { town: 'malmo', history: 9 }),
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
    key: 'james',
    firstName: 'James',
    lastName: 'Whitfield',
    personalNumber: '199410079850',
    shows: 'English, and often abroad: purchases in six currencies, each with its fee',
    cardholder: cardholder(534, lofgrens.branchId, [account(30_534, lofgrens.level.id, { happenings: TRAVELS })], {
      language: 'en',
    }),
  },
  {
    key: 'linus',
    firstName: 'Linus',
    lastName: 'Hagman',
    personalNumber: '199606049865',
    shows: 'Nearly empty: less than 200 kronor are left',
    cardholder: cardholder(516, nordlunds.branchId, [
      account(30_516, nordlunds.level.id, { appetite: 1.6, leaves: 14_350 }),
    ]),
  },
  {
    key: 'hedda',
    firstName: 'Hedda',
    lastName: 'Ljung',
    personalNumber: '198201259879',
    shows: 'Nearly full: more than 12,000 kronor after a long time away',
    cardholder: cardholder(517, nordlunds.branchId, [
      account(30_517, nordlunds.level.id, { town: 'umea', away: 7, ordered: 0 }),
    ]),
  },
  {
    key: 'mats',
    firstName: 'Mats',
    lastName: 'Sandell',
    personalNumber: '198412309901',
    shows: 'Limits locked: the employer keeps the purchase limits to itself',
    cardholder: cardholder(520, lofgrens.branchId, [account(30_520, lofgrens.level.id)]),
  },
  {
    key: 'bosse',
    firstName: 'Bosse',
    lastName: 'Fikander',
    personalNumber: '195811229987',
    shows: '20,000 transactions in the last calendar year: a whole workplace buys with one card',
    cardholder: cardholder(529, fikat.branchId, [
      account(30_529, fikat.level.id, { crowd: 20_000, ordered: 0, cards: [card('2000')] }),
    ]),
  },
];
