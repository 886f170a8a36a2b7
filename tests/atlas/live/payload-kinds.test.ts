import { expect, test } from 'vitest';
import { payloadKinds, readableType } from '../../../atlas/live/payload-kinds.ts';

test('a payload has the kinds of its values, not the values', () => {
  const event = {
    type: 'card.loaded',
    holder: 'Anna Andersson',
    balance: 1680,
    isBlocked: false,
    day: Temporal.PlainDate.from('2026-11-20'),
    rows: [{ amount: 12 }],
    card: { pin: '1234' },
    error: new Error('secret'),
    next: null,
  };
  expect(payloadKinds(event)).toEqual({
    holder: 'text',
    balance: 'number',
    isBlocked: 'yes/no',
    day: 'date',
    rows: 'list',
    card: 'data',
    error: 'error',
    next: 'nothing',
  });
});

test.each([
  ['xstate.init', 'started'],
  ['xstate.after.retryRenewal.session.signedIn', 'after retryRenewal'],
  ['xstate.done.actor.orderTopup', 'orderTopup done'],
  ['xstate.error.actor.orderTopup', 'orderTopup error'],
  ['month.order', 'month.order'],
])('%s is shown as %s', (type, readable) => expect(readableType(type)).toBe(readable));
