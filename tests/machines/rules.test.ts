import { describe, expect, it } from 'vitest';
import { cleanCode, cleanPhone } from '../../machines/clean-text.ts';
import type { MessageId } from '../../machines/message.ts';
import * as rules from '../../machines/rules.ts';

const messageOf = rules.violationOf;

const CUSTOM: MessageId = 'failure.support';
const LONG = 'x'.repeat(51);

const CASES: Readonly<Record<string, readonly [rule: rules.Rule, valid: string[], invalid: [string, MessageId][]]>> = {
  'any text': [rules.anyText, ['', ' ', 'a b'], []],
  'a single word': [
    rules.singleWord,
    ['anna', 'anna@example.se', 'Lösen-1'],
    [
      ['', 'rule.required'],
      [' ', 'rule.noSpaces'],
      ['an na', 'rule.noSpaces'],
      ['anna\t', 'rule.noSpaces'],
      ['\tanna', 'rule.noSpaces'],
    ],
  ],
  'an existing password': [
    rules.password,
    ['Lunch-2026', 'x'.repeat(200)],
    [
      ['', 'rule.required'],
      ['Lunch 2026', 'rule.noSpaces'],
      ['x'.repeat(201), 'rule.password.tooLong'],
    ],
  ],
  'a postal code of another country': [
    rules.foreignPostalCode,
    ['0150', 'SW1A 1AA', 'x'.repeat(32)],
    [
      ['', 'rule.required'],
      ['x'.repeat(33), 'rule.maxLength'],
    ],
  ],
  'an e-mail address': [
    rules.email,
    ['anna@example.se', 'anna.b+lunch@a.example.co', `${'x'.repeat(243)}@example.se`],
    [
      [`${'x'.repeat(244)}@example.se`, 'rule.email'],
      ['', 'rule.required'],
      ['  ', 'rule.required'],
      ['anna', 'rule.email'],
      ['anna@example', 'rule.email'],
      ['anna@@example.se', 'rule.email'],
      ['an na@example.se', 'rule.email'],
      ['anna@', 'rule.email'],
      ['@example.se', 'rule.email'],
      ['anna@.se', 'rule.email'],
      ['anna@example.', 'rule.email'],
      ['anna@example..se', 'rule.email'],
      ['anna@exa mple.se', 'rule.email'],
      ['anna@example.s e', 'rule.email'],
      ['anna@example.se@', 'rule.email'],
    ],
  ],
  'a new password': [
    rules.newPassword,
    ['Middag-27', 'Åkerbär!', 'Lösen–ord', `Middag-${'7'.repeat(193)}`],
    [
      [`Middag-${'7'.repeat(194)}`, 'rule.password.tooLong'],
      ['', 'rule.required'],
      ['Mid dag-27', 'rule.noSpaces'],
      ['Mida-27', 'rule.password'],
      ['middag-27', 'rule.password'],
      ['MIDDAG-27', 'rule.password'],
      ['Middag27', 'rule.password'],
    ],
  ],
  'a repeated value': [
    rules.equalTo('Middag-27', CUSTOM),
    ['Middag-27'],
    [
      ['', 'rule.required'],
      ['Middag-28', CUSTOM],
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
      ['a13374', 'rule.digits'],
    ],
  ],
  'a verification code': [
    rules.verificationCode,
    ['4711', '133742', '1337 4201', ' 133742 ', '133-742'],
    [
      ['', 'rule.required'],
      [' ', 'rule.required'],
      ['13374O', 'rule.digits'],
      ['O13374', 'rule.digits'],
    ],
  ],
  'a whole number': [
    rules.wholeKronor(7, CUSTOM),
    ['', '0', '500', '1 500', '1 500 kr', '1kr', '1500:-'],
    [
      ['1,5', 'rule.wholeNumber'],
      ['1.5', 'rule.wholeNumber'],
      ['-1', 'rule.wholeNumber'],
      ['kr', 'rule.wholeNumber'],
      ['kr1', 'rule.wholeNumber'],
    ],
  ],
  'a whole number with a maximum length': [
    rules.wholeKronor(4, CUSTOM),
    ['', '1 500'],
    [
      ['15000', CUSTOM],
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
      ['x0701234567', 'rule.phone'],
      ['0701234567x', 'rule.phone'],
      ['x+46701234567', 'rule.phone'],
      ['46701234567', 'rule.phone'],
    ],
  ],
  'a different phone number': [
    rules.differentFrom(rules.phone, '070-123 45 67', CUSTOM),
    ['0701234568'],
    [
      ['0701234567', CUSTOM],
      ['070 1234567', CUSTOM],
      ['07', 'rule.phone'],
    ],
  ],
  'a different e-mail address': [
    rules.differentFrom(rules.email, 'anna@example.se', CUSTOM, (value) => value.toLowerCase()),
    ['anna@example.com'],
    [
      ['Anna@example.se', CUSTOM],
      ['', 'rule.required'],
    ],
  ],
  'an address line': [
    rules.addressLine,
    ['Storgatan 1', LONG.slice(1)],
    [
      ['', 'rule.required'],
      [' ', 'rule.required'],
      [LONG, 'rule.maxLength'],
    ],
  ],
  'an address line that may be empty': [
    rules.optionalAddressLine,
    ['', 'c/o Berg', LONG.slice(1), '😀'.repeat(50)],
    [[LONG, 'rule.maxLength']],
  ],
  'a card ID': [
    rules.cardId,
    ['12345678', '123456789', '1234 5678', ' 123 456 789 '],
    [
      ['', 'rule.required'],
      ['1234567', 'rule.cardId'],
      ['1234567890', 'rule.cardId'],
      ['1234567a', 'rule.cardId'],
      ['a12345678', 'rule.cardId'],
    ],
  ],
  'a postal code': [
    rules.postalCode,
    ['12345', '123 45'],
    [
      ['', 'rule.required'],
      ['1234', 'rule.postalCode'],
      ['123456', 'rule.postalCode'],
      ['a12345', 'rule.postalCode'],
      ['1234a', 'rule.postalCode'],
      ['1'.repeat(33), 'rule.maxLength'],
    ],
  ],
};

describe.each(Object.entries(CASES))('%s', (_, [rule, valid, invalid]) => {
  it.each(valid)('accepts "%s"', (value) => expect(messageOf(rule, value)).toBeNull());
  it.each(invalid)('rejects "%s": %s', (value, id) => expect(messageOf(rule, value)).toBe(id));
});

it('a new password shows which requirements it meets', () => {
  const met = (password: string) =>
    rules.passwordRequirements(password).flatMap(({ id, isMet }) => (isMet ? [id] : []));
  expect(met('')).toEqual([]);
  expect(met('1234567')).toEqual([]);
  expect(met('12345678')).toEqual(['rule.password.length']);
  expect(met('Å')).toEqual(['rule.password.upper']);
  expect(met('å')).toEqual(['rule.password.lower']);
  expect(met('1 2')).toEqual([]);
  expect(met('-')).toEqual(['rule.password.special']);
  expect(met('😀')).toEqual(['rule.password.special']);
});

it('a required checkbox', () => {
  expect(messageOf(rules.mustBeChecked(CUSTOM), true)).toBeNull();
  expect(messageOf(rules.mustBeChecked(CUSTOM), false)).toBe(CUSTOM);
});

it.each([
  [cleanCode, ' 133 742 ', '133742'],
  [cleanPhone, '(070) 123-45 67', '0701234567'],
  [cleanPhone, '070‐123‒45–67', '0701234567'],
  [cleanPhone, '+46 (0)70-123 45 67', '+46701234567'],
  [cleanPhone, '+47 012 34 567', '+4701234567'],
])('%o cleans "%s" to "%s"', (clean, value, expected) => expect(clean(value)).toBe(expected));
