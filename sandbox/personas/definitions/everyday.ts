import { EMPLOYERS } from '../employers.ts';
import { account, card, cardholder, type Persona } from '../persona.ts';
import { ALL_KINDS, TRAVEL } from './transactions.ts';

const { nordlunds, sjovik, kvarnby, lofgrens, excluded, fikat } = EMPLOYERS;

/** Personas with ordinary accounts and different transaction lists. */
export const EVERYDAY: readonly Persona[] = [
  {
    key: 'anna',
    firstName: 'Anna',
    lastName: 'Lindqvist',
    personalNumber: '198803059818',
    description: 'Normal use: a balance, a next top-up and three years of lunches, with every kind of transaction',
    cardholder: cardholder(501, nordlunds.branchId, [
      account(30_412, nordlunds.level.id, { extraTransactions: ALL_KINDS }),
    ]),
  },
  {
    key: 'nils',
    firstName: 'Nils',
    lastName: 'Åkerström',
    personalNumber: '199209179838',
    description: 'New: has not accepted the terms, approved the employer policy or created the digital card',
    cardholder: cardholder(
      502,
      sjovik.branchId,
      [account(30_502, sjovik.level.id, { acceptedTerms: false, cards: [], historyMonths: 0, orderedAhead: 1 })],
      { approvedPolicy: false, address: { street: 'Kungsgatan 14 B', postalCode: '41119', city: 'Göteborg' } },
    ),
  },
  {
    key: 'lova',
    firstName: 'Lova',
    lastName: 'Franzén',
    personalNumber: '198609299832',
    description: 'New policy: the terms are accepted, the employer policy is not yet approved',
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
    description: 'Two accounts: the newer one belongs to the excluded branch 9, so the older one is selected',
    cardholder: cardholder(508, nordlunds.branchId, [
      account(30_508, nordlunds.level.id),
      account(30_908, excluded.level.id, { historyMonths: 2 }),
    ]),
  },
  {
    key: 'noor',
    firstName: 'Noor',
    lastName: 'Haddad',
    personalNumber: '197701149994',
    description:
      'Two active accounts with different employers, and an inactive one: the newest is selected, the menu offers all',
    cardholder: cardholder(530, nordlunds.branchId, [
      account(30_330, kvarnby.level.id, { town: 'malmo', status: 'INACTIVE', historyMonths: 0, orderedAhead: 0 }),
      account(30_530, nordlunds.level.id, { town: 'malmo' }),
      account(30_730, lofgrens.level.id, { town: 'malmo', historyMonths: 9 }),
    ]),
  },
  {
    key: 'vera',
    firstName: 'Vera',
    lastName: 'Ekman',
    personalNumber: '200105199897',
    description: 'Brand new and empty: no balance, no transactions, no next top-up',
    cardholder: cardholder(509, nordlunds.branchId, [
      account(30_509, nordlunds.level.id, { historyMonths: 0, orderedAhead: 0 }),
    ]),
  },
  {
    key: 'james',
    firstName: 'James',
    lastName: 'Whitfield',
    personalNumber: '199410079850',
    description: 'English, and often abroad: purchases in six currencies, each with its fee',
    cardholder: cardholder(
      534,
      lofgrens.branchId,
      [account(30_534, lofgrens.level.id, { extraTransactions: TRAVEL })],
      {
        language: 'en',
      },
    ),
  },
  {
    key: 'linus',
    firstName: 'Linus',
    lastName: 'Hagman',
    personalNumber: '199606049865',
    description: 'Low balance: less than 200 kronor',
    cardholder: cardholder(516, nordlunds.branchId, [
      account(30_516, nordlunds.level.id, { lunchFrequency: 1.6, remainingBalance: 14_350 }),
    ]),
  },
  {
    key: 'hedda',
    firstName: 'Hedda',
    lastName: 'Ljung',
    personalNumber: '198201259879',
    description: 'High balance: more than 12,000 kronor after months without purchases',
    cardholder: cardholder(517, nordlunds.branchId, [
      account(30_517, nordlunds.level.id, { town: 'umea', monthsAway: 7, orderedAhead: 0 }),
    ]),
  },
  {
    key: 'mats',
    firstName: 'Mats',
    lastName: 'Sandell',
    personalNumber: '198412309901',
    description: 'Limits locked: the employer does not let cardholders change the purchase limits',
    cardholder: cardholder(520, lofgrens.branchId, [account(30_520, lofgrens.level.id)]),
  },
  {
    key: 'bosse',
    firstName: 'Bosse',
    lastName: 'Fikander',
    personalNumber: '195811229987',
    description: '20,000 transactions in the last calendar year',
    cardholder: cardholder(529, fikat.branchId, [
      account(30_529, fikat.level.id, { generatedPurchases: 20_000, orderedAhead: 0, cards: [card('2000')] }),
    ]),
  },
];
