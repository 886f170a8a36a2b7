import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accounts, transactions } from '../../contract/account.ts';
import type { Call } from '../../contract/call.ts';
import { accountCards } from '../../contract/card.ts';
import { cardholderInfo } from '../../contract/cardholder.ts';
import { currencies } from '../../contract/currency-calculator.ts';
import { blogPosts, notifications } from '../../contract/home.ts';
import { keepLost, listOf, lostRows } from '../../contract/list.ts';
import { differenceCount, isOther, numeric } from '../../contract/tolerance.ts';
import { topupCalendar } from '../../contract/topups.ts';
import { transactionYears } from '../../contract/transactions.ts';

type Rows = readonly unknown[];
/** The first row, another one with this id, and the first one again. */
const twice = ([first]: readonly object[], other: object) => [first, { ...first, ...other }, first];
const pending = { id: 1, year: 2026, monthNumber: 11, amount: 10_000, queuedDate: null };

describe('a row that comes twice is left out', () => {
  const { personalInformation } = cardholderInfo.example.response;
  const calendar = topupCalendar.example.response;
  const CASES: readonly [call: Call, body: unknown, rowsOf: (data: never) => Rows, count: number][] = [
    [accounts, twice(accounts.example.response, { id: 1 }), (rows) => rows, 2],
    [
      transactions,
      { content: twice(transactions.example.response.content, { id: 1 }) },
      ({ content }: { content: Rows }) => content,
      2,
    ],
    [accountCards, twice(accountCards.example.response, { referenceCode: 'C-1' }), (rows) => rows, 2],
    [currencies, twice(currencies.example.response, { code: 'NOK' }), (rows) => rows, 2],
    [notifications, twice(notifications.example.response, { id: 1 }), (rows) => rows, 2],
    [transactionYears, [2026, 2025, 2026], (rows) => rows, 2],
    [
      blogPosts,
      { objects: twice(blogPosts.example.response.objects, { id: '1' }) },
      ({ objects }: { objects: Rows }) => objects,
      2,
    ],
    [
      cardholderInfo,
      {
        ...cardholderInfo.example.response,
        personalInformation: {
          ...personalInformation,
          contactInfos: twice(personalInformation.contactInfos, { id: 1 }),
        },
      },
      (data: { personalInformation: { contactInfos: Rows } }) => data.personalInformation.contactInfos,
      2,
    ],
    [
      topupCalendar,
      { ...calendar, months: [...calendar.months, ...calendar.months] },
      ({ months }: { months: Rows }) => months,
      12,
    ],
    [
      topupCalendar,
      { ...calendar, pendingTopups: twice([pending], { id: 2 }) },
      ({ pendingTopups }: { pendingTopups: Rows }) => pendingTopups,
      2,
    ],
  ];

  it.each(CASES.map(([call, ...rest]) => [call.name, call, ...rest] as const))(
    'in %s: case %#',
    (_, call, body, rowsOf, count) => {
      expect(rowsOf(z.parse(call.response, body) as never)).toHaveLength(count);
    },
  );
});

describe('the lost rows of a list', () => {
  const list = listOf(z.object({ id: z.int() }));

  it('are noted as a difference, and only they', () => {
    const before = differenceCount();
    expect(z.parse(list, [{ id: 1 }])).not.toHaveProperty('lost');
    expect(differenceCount()).toBe(before);
    expect(lostRows(z.parse(list, [{ id: 1 }, null]))).toBe(1);
    expect(differenceCount()).toBe(before + 1);
  });

  it('stay known when other rows are made of the list', () => {
    expect(lostRows(keepLost(['a'], z.parse(list, [{ id: 1 }, null])))).toBe(1);
  });
});

it('a word is unknown if it is no text', () => {
  expect([isOther('ACTIVE'), isOther({ other: 'FROZEN' })]).toEqual([false, true]);
});

it.each([['two'], [''], [['2']], [true], [null]])('the value %j is no number', (value) => {
  expect(z.safeParse(numeric(z.int()), value).success).toBe(false);
});
