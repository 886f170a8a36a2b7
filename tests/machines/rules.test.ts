import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { MessageId } from '../../machines/message.ts';
import * as rules from '../../machines/rules.ts';

/** What a rule says of a value; null when it is as it should be. */
const said = <Value>(rule: rules.Rule<Value>, value: Value): string | null =>
  z.safeParse(rule, value).error?.issues[0]?.message ?? null;

const ANOTHER: MessageId = 'failure.support';
const LONG = 'x'.repeat(51);

const CASES: Readonly<Record<string, readonly [rule: rules.Rule, right: string[], wrong: [string, MessageId][]]>> = {
  'anything or nothing': [rules.anyText, ['', ' ', 'a b'], []],
  'a word': [
    rules.singleWord,
    ['anna', 'anna@example.se', 'Lösen-1'],
    [
      ['', 'rule.required'],
      [' ', 'rule.noSpaces'],
      ['an na', 'rule.noSpaces'],
      ['anna\t', 'rule.noSpaces'],
    ],
  ],
  'an e-mail address': [
    rules.email,
    ['anna@example.se', 'anna.b+lunch@a.example.co'],
    [
      ['', 'rule.required'],
      ['  ', 'rule.required'],
      ['anna', 'rule.email'],
      ['anna@example', 'rule.email'],
      ['anna@@example.se', 'rule.email'],
      ['an na@example.se', 'rule.email'],
    ],
  ],
  'a new password': [
    rules.newPassword,
    ['Middag-27', 'Åkerbär!', 'Lösen–ord'],
    [
      ['', 'rule.required'],
      ['Mid dag-27', 'rule.noSpaces'],
      ['Mida-27', 'rule.password'],
      ['middag-27', 'rule.password'],
      ['MIDDAG-27', 'rule.password'],
      ['Middag27', 'rule.password'],
    ],
  ],
  'the same again': [
    rules.equalTo('Middag-27', ANOTHER),
    ['Middag-27'],
    [
      ['', 'rule.required'],
      ['Middag-28', ANOTHER],
    ],
  ],
  'a verification code': [
    rules.digits,
    ['1', '133742', '133 742'],
    [
      ['', 'rule.required'],
      ['12a', 'rule.digits'],
    ],
  ],
  'a one-time code': [
    rules.oneTimeCode,
    ['133742', '133 742', ' 133742 '],
    [
      ['', 'rule.required'],
      ['13374', 'rule.sixCharacters'],
      ['1337421', 'rule.sixCharacters'],
      ['13374a', 'rule.digits'],
    ],
  ],
  'a whole number': [
    rules.wholeNumber,
    ['', '0', '500', '1 500'],
    [
      ['1,5', 'rule.wholeNumber'],
      ['1.5', 'rule.wholeNumber'],
      ['-1', 'rule.wholeNumber'],
      ['kr', 'rule.wholeNumber'],
    ],
  ],
  'a whole number of a few digits': [
    rules.maxLength(4, rules.wholeNumber, ANOTHER),
    ['', '1 500'],
    [
      ['15000', ANOTHER],
      ['15,00', 'rule.wholeNumber'],
    ],
  ],
  'a phone number': [
    rules.phone,
    ['0701234567', '070-123 45 67', '(070) 123 45 67', '+46701234567', '+1', '+123456789012345'],
    [
      ['', 'rule.required'],
      ['070123456', 'rule.phone'],
      ['07012345678', 'rule.phone'],
      ['0801234567', 'rule.phone'],
      ['+0701234567', 'rule.phone'],
      ['+1234567890123456', 'rule.phone'],
      ['070123456a', 'rule.phone'],
    ],
  ],
  'another phone number': [
    rules.differentFrom(rules.phone, '070-123 45 67', ANOTHER, rules.normalizePhone),
    ['0701234568'],
    [
      ['0701234567', ANOTHER],
      ['070 1234567', ANOTHER],
      ['07', 'rule.phone'],
    ],
  ],
  'another e-mail address': [
    rules.differentFrom(rules.email, 'anna@example.se', ANOTHER),
    ['anna@example.com'],
    [
      ['anna@example.se', ANOTHER],
      ['', 'rule.required'],
    ],
  ],
  'an e-mail address as it was pasted': [
    rules.trimmed(rules.email),
    ['anna@example.se', ' anna@example.se\t'],
    [
      ['  ', 'rule.required'],
      ['an na@example.se', 'rule.email'],
    ],
  ],
  'a line': [
    rules.addressLine,
    ['Storgatan 1', LONG.slice(1)],
    [
      ['', 'rule.required'],
      [' ', 'rule.required'],
      [LONG, 'rule.maxLength'],
    ],
  ],
  'a postal code': [
    rules.postalCode,
    ['12345', '123 45'],
    [
      ['', 'rule.required'],
      ['1234', 'rule.postalCode'],
      ['1234a', 'rule.postalCode'],
      ['1'.repeat(33), 'rule.maxLength'],
    ],
  ],
};

describe.each(Object.entries(CASES))('%s', (_, [rule, right, wrong]) => {
  it.each(right)('can be "%s"', (value) => expect(said(rule, value)).toBeNull());
  it.each(wrong)('cannot be "%s": %s', (value, id) => expect(said(rule, value)).toBe(id));
});

it('a box that must be ticked', () => {
  expect(said(rules.mustBeChecked(ANOTHER), true)).toBeNull();
  expect(said(rules.mustBeChecked(ANOTHER), false)).toBe(ANOTHER);
});

it.each([
  [rules.withoutSpaces, ' 133 742 ', '133742'],
  [rules.normalizePhone, '(070) 123-45 67', '0701234567'],
])('%o keeps of "%s" only what counts', (bare, value, counts) => expect(bare(value)).toBe(counts));
