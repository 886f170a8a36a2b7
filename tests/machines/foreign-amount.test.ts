import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Kronor } from '../../contract/money.ts';
import { foreignAmount, parseAmount, priceOf } from '../../machines/currency-calculator/foreign-amount.ts';
import { violationOf } from '../../machines/rules.ts';

it.each([
  ['89', null],
  ['89,5', null],
  ['89.50', null],
  ['89,', null],
  ['1 000 000', null],
  ['1\u00a0000,25', null],
  ['10', null],
  ['1,234.50', null],
  ['1.234,50', null],
  ['100 EUR', null],
  ['€100', null],
  ['1,234', 'rule.ambiguousAmount'],
  ['1.234', 'rule.ambiguousAmount'],
  ['1000000000', null],
  ['', 'rule.required'],
  ['  ', 'rule.required'],
  ['åtta', 'rule.number'],
  ['-5', 'rule.number'],
  ['−5', 'rule.number'],
  ['1,2,3', 'rule.number'],
  ['1e3', 'rule.number'],
  ['0x10', 'rule.number'],
  [',5', 'rule.number'],
  ['Infinity', 'rule.number'],
  ['0', 'rule.leadingZero'],
  ['007', 'rule.leadingZero'],
  ['0,50', 'rule.leadingZero'],
  ['1000000001', 'rule.tooMuch'],
])('the amount %j: %s', (value, fault) => {
  expect(violationOf(foreignAmount, value)).toBe(fault);
});

it.each([
  ['89', 89],
  ['1 000,50', 1000.5],
  ['89,', 89],
  ['1,234.50', 1234.5],
  ['€ 100', 100],
])('%s is %d', (value, amount) => {
  expect(parseAmount(value)).toBe(amount);
});

it.each([
  [134.45, 3.97, 138.42],
  [100, 2.95, 102.95],
  [0.01, 0, 0.01],
  [1.5, 0.04, 1.54],
])('%d kronor cost %d more, and %d in all', (converted, fee, total) => {
  expect(priceOf(converted as Kronor)).toMatchObject({ fee, total });
});

it('adds up to the öre', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (ore) => {
      const { converted, fee, total } = priceOf((ore / 100) as Kronor);
      expect(Math.round(total * 100)).toBe(Math.round(converted * 100) + Math.round(fee * 100));
      expect(Math.abs(fee * 100 - ore * 0.0295)).toBeLessThanOrEqual(0.500001);
    }),
  );
});
