import { EMPLOYERS } from '../employers.ts';
import { account, card, cardholder, type Persona } from '../persona.ts';

const { nordlunds, verkstan } = EMPLOYERS;

/** Personas that show the states of a card. */
export const CARDS: readonly Persona[] = [
  {
    key: 'pelle',
    firstName: 'Pelle',
    lastName: 'Hallgren',
    personalNumber: '197406119862',
    description: 'Blocked PIN: three wrong tries in a row',
    cardholder: cardholder(506, nordlunds.branchId, [
      account(30_506, nordlunds.level.id, { cards: [card('7731', { wrongPins: 3 })] }),
    ]),
  },
  {
    key: 'ylva',
    firstName: 'Ylva',
    lastName: 'Sjöberg',
    personalNumber: '199805279933',
    description: 'Temporarily blocked card',
    cardholder: cardholder(523, nordlunds.branchId, [
      account(30_523, nordlunds.level.id, { cards: [card('5230', { state: 'BLOCKED' })] }),
    ]),
  },
  {
    key: 'ivar',
    firstName: 'Ivar',
    lastName: 'Nyman',
    personalNumber: '196903089941',
    description: 'Replaced card: the old card is permanently blocked, the new digital card is active',
    cardholder: cardholder(524, nordlunds.branchId, [
      account(30_524, nordlunds.level.id, { cards: [card('5241', { state: 'TERMINATED' }), card('5242')] }),
    ]),
  },
  {
    key: 'ellen',
    firstName: 'Ellen',
    lastName: 'Backlund',
    personalNumber: '200009149956',
    description: 'Physical card in the post: it was ordered and can be activated with card ID 123456789',
    cardholder: cardholder(525, nordlunds.branchId, [
      account(30_525, nordlunds.level.id, {
        cards: [card('5250', { physicalCard: { cardId: '123456789', daysAgo: 6, isActivated: false } })],
      }),
    ]),
  },
  {
    key: 'algot',
    firstName: 'Algot',
    lastName: 'Friberg',
    personalNumber: '198704069965',
    description: 'No PIN yet: a digital card in no wallet; the PIN is chosen when a physical card is ordered',
    cardholder: cardholder(526, nordlunds.branchId, [
      account(30_526, nordlunds.level.id, { historyMonths: 2, cards: [card('5260', { pin: null })] }),
    ]),
  },
  {
    key: 'ebbe',
    firstName: 'Ebbe',
    lastName: 'Lundin',
    personalNumber: '200204309892',
    description: 'No address: a physical card can be ordered only after an address is entered',
    cardholder: cardholder(539, nordlunds.branchId, [account(30_539, nordlunds.level.id)], { address: null }),
  },
  {
    key: 'siri',
    firstName: 'Siri',
    lastName: 'Westman',
    personalNumber: '199508239804',
    description: 'In wallets: the card is on a phone and a watch, and was on an older phone',
    cardholder: cardholder(527, nordlunds.branchId, [
      account(30_527, nordlunds.level.id, {
        town: 'goteborg',
        cards: [
          card('5270', {
            wallets: [
              { wallet: 'Apple Pay', device: 'Siris iPhone', status: 'ACTIVE' },
              { wallet: 'Apple Pay', device: 'Siris Apple Watch', status: 'ACTIVE' },
              { wallet: 'Google Wallet', device: 'Gamla Pixel', status: 'DEACTIVATED' },
            ],
          }),
        ],
      }),
    ]),
  },
  {
    key: 'axel',
    firstName: 'Axel',
    lastName: 'Törnqvist',
    personalNumber: '197304189843',
    description:
      'Physical cards only: the employer has no digital cards, so a blocked card is replaced by post, for 150 kronor',
    cardholder: cardholder(532, verkstan.branchId, [
      account(30_532, verkstan.level.id, {
        town: 'goteborg',
        cards: [card('5320', { physicalCard: { cardId: '12345678', daysAgo: 700, isActivated: true } })],
      }),
    ]),
  },
];
