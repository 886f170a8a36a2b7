import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type Backend, CallError } from '../../contract/backend.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import type { Kronor } from '../../contract/money.ts';
import {
  orderOf,
  replacementForm,
  startingContext,
} from '../../machines/replacement-card/classic-replacement.setup.ts';
import { classicReplacement } from '../../machines/replacement-card/classic-replacement.ts';
import { isOnItsWay, isOrderedOn, isSucceeded, standingOf } from '../../machines/replacement-card/standing.ts';
import { quietPorts } from '../views/quiet-ports.ts';

const [card] = accountCards.response.parse(accountCards.example.response) as [Card];
const blocked: Card = { ...card, status: 'BLOCKED' };
const newer: Card = { ...card, referenceCode: 'C-NEW' };
/** 20 November 2026, five minutes before midnight in Stockholm. */
const EVENING = Date.parse('2026-11-20T22:55:00Z');

describe('how the cards of an account stand', () => {
  it.each([
    ['one card', [card], { card, previous: null }],
    ['a digital card in the place of another', [newer, blocked], { card: newer, previous: blocked }],
    [
      'plastic on its way in the place of another',
      [{ ...newer, status: 'BLOCKED' }, blocked] as Card[],
      { card: { ...newer, status: 'BLOCKED' }, previous: blocked },
    ],
    [
      'a newer card that cannot be used yet',
      [{ ...newer, status: 'BLOCKED' }, card] as Card[],
      { card, previous: null },
    ],
    ['no card', [], { card: null, previous: null }],
  ])('is told: %s', (_, cards, standing) => {
    expect(standingOf(cards)).toEqual(standing);
  });

  it('tells whether another card has come in the place of one', () => {
    expect([
      isSucceeded(card, newer),
      isSucceeded(card, blocked),
      isSucceeded(card, null),
      isSucceeded(null, card),
    ]).toEqual([true, false, false, false]);
  });
});

describe('plastic that was ordered', () => {
  it('was ordered on the day that it is in Stockholm', () => {
    expect(isOrderedOn('2026-11-20', EVENING)).toBe(true);
    expect(isOrderedOn('2026-11-20', EVENING + 300_000)).toBe(false);
    expect(isOrderedOn(null, EVENING)).toBe(false);
  });

  it.each([
    ['a blocked card and an order of three weeks ago', blocked, '2026-10-30', true],
    ['a blocked card and an older order', blocked, '2026-10-29', false],
    ['a blocked card without an order', blocked, null, false],
    ['a card in use', card, '2026-11-19', false],
    ['no card', null, '2026-11-19', false],
  ])('may be on its way: %s', (_, one, lastOrder, isExpected) => {
    expect(isOnItsWay(one, lastOrder, EVENING)).toBe(isExpected);
  });
});

describe('the order of a replacement', () => {
  const filled = (fee: number, values: { reason: string; approved: boolean }) => ({
    ...startingContext({ ports: quietPorts(), accountId: 1, tell: () => undefined }),
    card,
    fee: fee as Kronor,
    form: replacementForm.start(values),
  });

  it.each([
    ['a fee that is approved', 95, { reason: 'lost', approved: true }, true],
    ['a fee that is not', 95, { reason: 'lost', approved: false }, false],
    ['no fee', 0, { reason: 'damaged', approved: false }, true],
    ['no reason', 0, { reason: '', approved: false }, false],
    ['a reason that nobody offers', 0, { reason: 'bored', approved: false }, false],
  ])('is complete or not with %s', (_, fee, values, isComplete) => {
    expect(replacementForm.isValid({ context: filled(fee, values) })).toBe(isComplete);
  });

  it('names the fee in öre', () => {
    expect(orderOf(filled(149.5, { reason: 'lost', approved: true }))).toEqual({
      referenceCode: card.referenceCode,
      feeAmount: 14_950,
      changedAmount: false,
    });
  });
});

describe('a fee that changes while it is being approved', () => {
  const changed = new CallError('replaceCard', { kind: 'rejected', status: 409, detail: 'The fee has changed' });

  it('is approved anew before anything is ordered, for the reason that was given', async () => {
    const fees = [95, 120];
    const orders: unknown[] = [];
    const answers: Readonly<Record<string, (request: unknown) => unknown>> = {
      accountCards: () => [card],
      physicalCardEligibility: () => ({ eligible: false, lastOrderDate: null }),
      replacementFee: () => ({ amount: fees.shift() }),
      replaceCard: (request) => {
        orders.push(Reflect.get(Object(request), 'feeAmount'));
        if (orders.length === 1) throw changed;
      },
    };
    const ports = { ...quietPorts(), backend: (async ({ name }, request) => answers[name]?.(request)) as Backend };
    const actor = createActor(classicReplacement, { input: { ports, accountId: 1, tell: () => undefined } }).start();
    const choosing = () => waitFor(actor, (snapshot) => snapshot.matches('choosing'));
    await choosing();
    actor.send({ type: 'field.changed', field: 'reason', value: 'lost' });
    actor.send({ type: 'field.changed', field: 'approved', value: true });
    actor.send({ type: 'form.submitted' });
    const { context } = await choosing();
    expect(context.form.values).toEqual({ reason: 'lost', approved: false });
    expect(context.message).toEqual({ id: 'replacement.feeChanged' });
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'field.changed', field: 'approved', value: true });
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => snapshot.matches('ordered'));
    expect(orders).toEqual([9500, 12_000]);
  });
});
