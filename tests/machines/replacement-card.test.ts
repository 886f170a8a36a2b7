import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { type Backend, CallError } from '../../contract/backend.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import { isInTransit } from '../../machines/card-delivery.ts';
import { cardHistoryOf, isReplacedBy } from '../../machines/replacement-card/card-history.ts';
import {
  initialContext,
  orderRequest,
  replacementForm,
} from '../../machines/replacement-card/classic-replacement.setup.ts';
import { classicReplacement } from '../../machines/replacement-card/classic-replacement.ts';
import { SETTLE_DELAY } from '../../machines/settling.ts';
import { inertPorts } from '../views/inert-ports.ts';

const [card] = accountCards.response.parse(accountCards.example.response) as [Card];
const blocked: Card = { ...card, status: 'BLOCKED' };
const newer: Card = { ...card, referenceCode: 'C-NEW' };
/** 20 November 2026, five minutes before midnight in Stockholm. */
const EVENING = Date.parse('2026-11-20T22:55:00Z');

describe('cardHistoryOf', () => {
  it.each([
    ['one card', [card], { card, previous: null }],
    ['a digital card that replaced another', [newer, blocked], { card: newer, previous: blocked }],
    [
      'a physical card in transit that replaced another',
      [{ ...newer, status: 'BLOCKED' }, blocked] as Card[],
      { card: { ...newer, status: 'BLOCKED' }, previous: blocked },
    ],
    [
      'a newer card that cannot be used yet',
      [{ ...newer, status: 'BLOCKED' }, card] as Card[],
      { card, previous: null },
    ],
    [
      'an older card with an unknown status',
      [newer, { ...card, status: { other: 'EXPIRED' } }] as Card[],
      { card: newer, previous: null },
    ],
    ['two cards that can be used', [newer, card], { card: newer, previous: null }],
    ['no card', [], { card: null, previous: null }],
  ])('finds the current and the previous card: %s', (_, cards, history) => {
    expect(cardHistoryOf(cards)).toEqual(history);
  });

  it('detects that the current card is another one', () => {
    expect([
      isReplacedBy(card, newer),
      isReplacedBy(card, blocked),
      isReplacedBy(card, null),
      isReplacedBy(null, card),
    ]).toEqual([true, false, false, false]);
  });
});

describe('the last order of a physical card', () => {
  it.each([
    ['a blocked card and an order of three weeks ago', blocked, '2026-10-30', true],
    ['a blocked card and an order of today', blocked, '2026-11-20', true],
    ['a blocked card and an older order', blocked, '2026-10-29', false],
    ['a blocked card without an order', blocked, null, false],
    ['an active card', card, '2026-11-19', false],
    ['no card', null, '2026-11-19', false],
  ])('may be in transit: %s', (_, current, lastOrder, isExpected) => {
    expect(isInTransit(current, lastOrder, EVENING)).toBe(isExpected);
  });
});

describe('the order form', () => {
  const filled = (fee: number, values: { reason: string; approved: boolean }) => ({
    ...initialContext({ ports: inertPorts(), accountId: 1, clientId: null, onEvent: () => undefined }),
    card,
    fee: { amount: fee, currency: 'SEK' },
    form: replacementForm.initialState(values),
  });

  it.each([
    ['an approved fee', 95, { reason: 'lost', approved: true }, true],
    ['a fee that is not approved', 95, { reason: 'lost', approved: false }, false],
    ['no fee', 0, { reason: 'damaged', approved: false }, true],
    ['no reason', 0, { reason: '', approved: false }, false],
    ['an unknown reason', 0, { reason: 'bored', approved: false }, false],
  ])('is validated with %s', (_, fee, values, isValid) => {
    expect(replacementForm.isValid({ context: filled(fee, values) })).toBe(isValid);
  });

  it('is sent with the fee in öre', () => {
    expect(orderRequest(filled(149.5, { reason: 'lost', approved: true }))).toEqual({
      referenceCode: card.referenceCode,
      feeAmount: 14_950,
      changedAmount: false,
    });
  });
});

describe('a fee that changes after the approval', () => {
  const changed = new CallError('replaceCard', { kind: 'rejected', status: 409, detail: 'The fee has changed' });

  it('needs a new approval, and the form keeps its reason', async () => {
    const fees = [95, 120];
    const orders: unknown[] = [];
    const answers: Readonly<Record<string, (request: unknown) => unknown>> = {
      accountCards: () => (orders.length > 1 ? [newer, blocked] : [card]),
      physicalCardEligibility: () => ({ eligible: false, lastOrderDate: null }),
      replacementFee: () => ({ amount: fees.shift(), currency: 'SEK' }),
      replaceCard: (request) => {
        orders.push(Reflect.get(Object(request), 'feeAmount'));
        if (orders.length === 1) throw changed;
      },
    };
    const ports = { ...inertPorts(), backend: (async ({ name }, request) => answers[name]?.(request)) as Backend };
    const clock = new SimulatedClock();
    const actor = createActor(classicReplacement, {
      input: { ports, accountId: 1, clientId: null, onEvent: () => undefined },
      clock,
    }).start();
    const editing = async () => {
      await waitFor(actor, (snapshot) => snapshot.matches('editing'));
      clock.increment(SETTLE_DELAY);
      return actor.getSnapshot();
    };
    await editing();
    actor.send({ type: 'field.changed', field: 'reason', value: 'lost' });
    actor.send({ type: 'field.changed', field: 'approved', value: true });
    actor.send({ type: 'form.submitted' });
    const { context } = await editing();
    expect(context.form.values).toEqual({ reason: 'lost', approved: false });
    expect(context.message).toEqual({ text: 'The fee has changed' });
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'field.changed', field: 'approved', value: true });
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => snapshot.matches('ordered'));
    expect(orders).toEqual([9500, 12_000]);
  });
});
