import { describe, expect, it } from 'vitest';
import { accountCards, type Card } from '../../contract/card.ts';
import { accountStatusText, foundCard } from '../../machines/account-choice.ts';
import { base64 } from '../../machines/base64.ts';
import { cardStatusText } from '../../machines/card/card-status-text.ts';
import { LOCALES } from '../../machines/language/locales.ts';
import { tokenStatusText } from '../../machines/mobile-devices/token-status-text.ts';
import { otherText } from '../../machines/other-text.ts';
import { hasFee, isFeeSettled, isSameFee } from '../../machines/physical-card/fee-approval.ts';
import { requireCard } from '../../machines/replacement-card/replacement-input.ts';
import { operationText, statusText } from '../../machines/transactions/labels.ts';

const cards = accountCards.response.parse(accountCards.example.response);

describe('a word of the backend', () => {
  const UNKNOWN = { other: 'FROZEN' };

  it('that the portal does not know is shown as it is', () => {
    for (const text of [otherText, accountStatusText, cardStatusText, operationText, statusText]) {
      expect(text(UNKNOWN)).toEqual({ text: 'FROZEN' });
      expect(text({ other: ' ' })).toEqual({ id: 'word.unknown' });
      expect(text({ other: '' })).toEqual({ id: 'word.unknown' });
    }
  });

  it('that the portal knows has a text', () => {
    expect(accountStatusText('ACTIVE')).toEqual({ id: 'account.status.active' });
    expect(accountStatusText('INACTIVE')).toEqual({ id: 'account.status.inactive' });
    expect(cardStatusText('ACTIVE')).toEqual({ id: 'card.status.active' });
    expect(cardStatusText('BLOCKED')).toEqual({ id: 'card.status.blocked' });
  });

  it.each([
    ['ACTIVE', { id: 'mobile-devices.active' }],
    ['INACTIVE', { id: 'mobile-devices.inactive' }],
    ['DEACTIVATED', { id: 'mobile-devices.inactive' }],
    ['SUSPENDED', { text: 'SUSPENDED' }],
    ['', { id: 'word.unknown' }],
    // Every object has this property.
    ['constructor', { text: 'constructor' }],
  ])('for the wallet token "%s" is shown as %j', (status, text) => expect(tokenStatusText(status)).toEqual(text));

  it.each([
    ['Purchase', 'transactions.operation.purchase'],
    ['Top-up', 'transactions.operation.topup'],
    ['Fee', 'transactions.operation.fee'],
    ['Manual Deduction', 'transactions.operation.deduction'],
    ['Refund', 'transactions.operation.refund'],
  ] as const)('for the operation %s has the text %s', (operation, id) => {
    expect(operationText(operation)).toEqual({ id });
  });

  it.each([
    ['Successful', 'transactions.status.successful'],
    ['Reserved', 'transactions.status.reserved'],
    ['Declined', 'transactions.status.declined'],
    ['Denied', 'transactions.status.declined'],
    ['Expired', 'transactions.status.expired'],
  ] as const)('for the status %s has the text %s', (status, id) => {
    expect(statusText(status)).toEqual({ id });
  });
});

it('both languages have Swedish dates and numbers', () => expect(LOCALES).toEqual({ sv: 'sv-SE', en: 'en-SE' }));

it('a text to sign is base64 of UTF-8', () => {
  expect(base64('Åsa ser PIN-koden 😀')).toBe(Buffer.from('Åsa ser PIN-koden 😀').toString('base64'));
});

it('the card of a response is the current one', () => {
  const [card] = cards as unknown as [Card];
  expect(foundCard({ event: { output: [{ ...card, status: 'BLOCKED' }, card] } })).toEqual({ card });
  expect(foundCard({ event: { output: [] } })).toEqual({ card: null });
  expect(requireCard({ card })).toBe(card);
  expect(() => requireCard({ card: null })).toThrow('the card is not loaded');
});

it.each([
  [0, false, false, true],
  [0, true, false, true],
  [49, false, true, false],
  [49, true, true, true],
])('a fee of %d, approved: %s', (amount, isApproved, isAsked, isSettled) => {
  const context = { fee: { amount, currency: 'SEK' }, isApproved };
  expect([hasFee({ context }), isFeeSettled({ context })]).toEqual([isAsked, isSettled]);
});

it.each([
  [49, 'SEK', true],
  [49, 'EUR', false],
  [99, 'SEK', false],
  [0, 'SEK', false],
])('a fee of %d %s is the same as one of 49 SEK: %s', (amount, currency, isSame) => {
  expect(isSameFee({ amount: 49, currency: 'SEK' }, { amount, currency })).toBe(isSame);
});

it('no fee is the same in each currency', () => {
  expect(isSameFee({ amount: 0, currency: 'SEK' }, { amount: 0, currency: 'EUR' })).toBe(true);
});
