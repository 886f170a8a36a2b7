import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activateCardForm } from '../../machines/activate-card/activate-card.ts';
import { changePasswordForm } from '../../machines/change-password/change-password.ts';
import { contactForm } from '../../machines/contact-details/contact-change.ts';
import { codeForm as verificationForm } from '../../machines/contact-details/contact-verification.setup.ts';
import { conversionForm } from '../../machines/currency-calculator/currency-calculator.ts';
import { parseAmount } from '../../machines/currency-calculator/foreign-amount.ts';
import type { FormLogic } from '../../machines/form.ts';
import { limitsForm } from '../../machines/limits/limits.setup.ts';
import { loginForm } from '../../machines/login-password/login-password.ts';
import { recoveryForm } from '../../machines/password-reset/password-recovery.ts';
import { resetForm } from '../../machines/password-reset/password-reset.ts';
import { deliveryForm } from '../../machines/physical-card/delivery-address.ts';
import { replacementForm } from '../../machines/replacement-card/classic-replacement.setup.ts';
import { codeForm } from '../../machines/signature/one-time-code.ts';
import { ticketForm } from '../../machines/support/support-ticket.ts';
import { parseOre } from '../../machines/transactions/amounts.ts';
import { normalize } from '../../machines/transactions/rows.ts';

type AnyForm = FormLogic<never, never>;

interface Example {
  readonly form: unknown;
  /** What the rules read besides the form. */
  readonly context?: object;
  /** A valid value of each text field. */
  readonly values: Readonly<Record<string, string>>;
  /** Other ways to write a value of a field that mean the same. */
  readonly same?: Readonly<Record<string, readonly string[]>>;
}

const PHONES = ['070-174 06 61', '(070) 174.06.61', 'tel:0701740661', '０７０1740661', '070\u2212174\u221206\u221261'];
const EMAILS = ['mailto:anna@example.se', 'anna@example.se,', 'anna@example.se;', 'Anna Ek <anna@example.se>'];

/** Each form of the portal. */
const FORMS: Readonly<Record<string, Example>> = {
  activateCardForm: {
    form: activateCardForm,
    values: { cardId: '123456789' },
    same: { cardId: ['123 456 789', '123-456-789'] },
  },
  changePasswordForm: {
    form: changePasswordForm,
    context: { rejectedPassword: '' },
    values: { oldPassword: 'Lunch-2026', newPassword: 'Pässword1!', repeated: 'Pässword1!' },
  },
  contactForm: {
    form: contactForm,
    context: { kind: 'phone', current: null },
    values: { value: '0701740661' },
    same: { value: PHONES },
  },
  'contactForm for e-mail': {
    form: contactForm,
    context: { kind: 'email', current: null },
    values: { value: 'anna@example.se' },
    same: { value: EMAILS },
  },
  'codeForm of a verification': {
    form: verificationForm,
    context: { rejectedCode: '' },
    values: { code: '133742' },
    same: { code: ['133 742', '133-742'] },
  },
  conversionForm: { form: conversionForm, values: { amount: '1234.50', currency: 'EUR' } },
  limitsForm: {
    form: limitsForm,
    values: { daily: '1500', weekly: '0' },
    same: { daily: ['1 500', '1\u00a0500 kr', '1500:-', '1 500 SEK'] },
  },
  loginForm: {
    form: loginForm,
    context: { needsCode: true },
    values: { username: 'anna-ek', password: 'Lunch-2026', mfaCode: '133742' },
  },
  recoveryForm: { form: recoveryForm, values: { email: 'anna@example.se' }, same: { email: EMAILS } },
  resetForm: { form: resetForm, values: { newPassword: 'Pässword1!', repeated: 'Pässword1!' } },
  deliveryForm: {
    form: deliveryForm,
    values: { addressLine1: 'Åvägen 3', addressLine2: 'c/o Ek-Berg', postalCode: '11455', city: 'Malmö', country: '' },
    same: { postalCode: ['114 55', 'SE-114 55', 'S-11455', '114\u00a055'] },
  },
  replacementForm: { form: replacementForm, context: { fee: { amount: 0 } }, values: { reason: 'lost' } },
  codeForm: { form: codeForm, values: { code: '133742' }, same: { code: ['133 742', '133-742', '１３３７４２'] } },
  ticketForm: {
    form: ticketForm,
    values: {
      message: 'Kortet går inte att använda.',
      email: 'anna@example.se',
      phone: '0701740661',
      organisationNumber: '556677-8899',
    },
    same: {
      email: EMAILS,
      phone: PHONES,
      organisationNumber: ['5566778899', '556677 8899', '556677\u20118899', '16556677-8899'],
    },
  },
};

/** The context of a machine whose form has these values. */
const contextOf = ({ form, context, values }: Example, changes: Readonly<Record<string, unknown>> = {}) =>
  ({ ...context, form: (form as AnyForm).initialState({ agreed: true, ...values, ...changes } as never) }) as never;

const isValid = (example: Example, changes = {}) =>
  (example.form as AnyForm).isValid({ context: contextOf(example, changes) });
const cleaned = (example: Example, changes = {}): Readonly<Record<string, unknown>> =>
  (example.form as AnyForm).cleanValues(contextOf(example, changes));

const INVISIBLE = fc.constantFrom('\u200b', '\u202a', '\u202c', '\u2060', '\ufeff', '\u00ad', '\u200e');

/** The same text as it comes from a clipboard: decomposed, with invisible characters in it. */
const pasted = (text: string) =>
  fc
    .array(fc.tuple(fc.nat(text.length), INVISIBLE), { maxLength: 4 })
    .map((inserted) =>
      inserted.reduce((result, [at, character]) => result.slice(0, at) + character + result.slice(at), text),
    );

const fields = Object.entries(FORMS).flatMap(([name, example]) =>
  Object.keys(example.values).map((field) => [name, field, example] as const),
);

it('every form of the portal has an example of every text field', () => {
  const modules = import.meta.glob<Record<string, unknown>>(
    ['../../machines/**/*.ts', '!../../machines/**/*.model.ts'],
    {
      eager: true,
    },
  );
  const isForm = (value: unknown): value is AnyForm =>
    typeof value === 'object' && value !== null && 'cleanValues' in value;
  const found = new Set(Object.values(modules).flatMap((module) => Object.values(module).filter(isForm)));
  const examples = Object.values(FORMS);
  expect(found.size).toBe(new Set(examples.map(({ form }) => form)).size);
  for (const form of found) {
    const example = examples.find((candidate) => candidate.form === form);
    const texts = Object.entries(form.initialState().values).filter(([, value]) => typeof value === 'string');
    expect(Object.keys(example?.values ?? {}).toSorted()).toEqual(texts.map(([field]) => field).toSorted());
  }
});

describe.each(fields)('%s, %s', (_, field, example) => {
  const value = example.values[field] ?? '';

  it('has a valid example', () => expect(isValid(example)).toBe(true));

  it('means the same with invisible characters, unless it is a password', () => {
    if (/password|repeated/i.test(field))
      return expect(cleaned(example, { [field]: 'a\u200b' })[field]).toBe('a\u200b');
    fc.assert(
      fc.property(pasted(value), (text) => {
        expect(cleaned(example, { [field]: text })[field]).toBe(cleaned(example)[field]);
        expect(isValid(example, { [field]: text })).toBe(true);
      }),
    );
  });

  it('means the same with decomposed letters', () => {
    expect(cleaned(example, { [field]: value.normalize('NFD') })[field]).toBe(cleaned(example)[field]);
  });

  it('is cleaned once for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = String(cleaned(example, { [field]: text })[field]);
        expect(cleaned(example, { [field]: once })[field]).toBe(once);
      }),
    );
  });

  it('means the same in each way in which it is written', () => {
    for (const text of example.same?.[field] ?? []) {
      expect(cleaned(example, { [field]: text })[field]).toBe(cleaned(example)[field]);
      expect(isValid(example, { [field]: text })).toBe(true);
    }
  });
});

it('an invisible character is not the special character of a password', () => {
  const example = FORMS.resetForm as Example;
  for (const character of ['\u200b', '\u00ad', '\u0308']) {
    const newPassword = `Abcdefg1${character}`;
    expect(isValid(example, { newPassword, repeated: newPassword })).toBe(false);
  }
});

it('an address line is as long as it looks', () => {
  const example = FORMS.deliveryForm as Example;
  expect(isValid(example, { addressLine1: 'é'.normalize('NFD').repeat(50) })).toBe(true);
  expect(isValid(example, { addressLine1: 'é'.repeat(51) })).toBe(false);
});

it('a message keeps its lines, its dashes and its emoji', () => {
  const message = 'Hej – så här:\n👩\u200d💻 betalade';
  expect(cleaned(FORMS.ticketForm as Example, { message }).message).toBe(message);
});

it('an amount as the page shows it can be pasted into a filter and into the calculator', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 999_999_999 }), fc.constantFrom('sv-SE', 'en-SE'), (ore, locale) => {
      const text = new Intl.NumberFormat(locale, { style: 'currency', currency: 'SEK' }).format(ore / 100);
      expect(parseOre(text)).toBe(ore);
      expect(parseOre(`−${text}`)).toBe(ore);
      expect(Math.round(parseAmount(text) * 100)).toBe(ore);
    }),
  );
});

it.each([
  ['smorrebrod', 'Smørrebrød'],
  ['lodz', 'Łódź'],
  ['zw', '\u200bZW'],
  ['strasse', 'Straße'],
])('a search for “%s” finds “%s”', (text, description) => {
  expect(normalize(description)).toContain(normalize(text));
});
