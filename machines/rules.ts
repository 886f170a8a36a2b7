import * as z from 'zod/mini';
import { MAX_PASSWORD_LENGTH } from '../contract/password.ts';
import { MAX_EMAIL_LENGTH } from '../contract/values.ts';
import {
  cleanCode,
  cleanEmail,
  cleanLine,
  cleanPassword,
  cleanPhone,
  cleanPostalCode,
  cleanWholeKronor,
  cleanWord,
} from './clean-text.ts';
import type { MessageId } from './message.ts';

/** How a form value is cleaned before it is checked and sent, and the check; its error messages are message ids. */
export interface Rule<Value = string> {
  readonly clean: (value: Value) => Value;
  readonly check: z.ZodMiniType<Value, Value>;
}

/** The first error of a value; null if it is valid. */
export function violationOf<Value>({ clean, check }: Rule<Value>, value: Value): MessageId | null {
  const { error } = z.safeParse(check, clean(value));
  return error ? ((error.issues[0]?.message ?? 'rule.required') as MessageId) : null;
}

type Check<Value> = (payload: { readonly value: Value; readonly issues: z.core.$ZodRawIssue[] }) => void;

// Plain check functions keep the refinements of zod out of the log-in bundle.
const satisfying =
  <Value = string>(isMet: (value: Value) => boolean, id: MessageId): Check<Value> =>
  ({ value, issues }) => {
    if (!isMet(value)) issues.push({ code: 'custom', message: id, input: value });
  };
const matching = (pattern: RegExp, id: MessageId) => satisfying((value) => pattern.test(value), id);

type Clean = Rule['clean'];

/** A form shows only the first error of a value. */
const text = (clean: Clean, ...checks: readonly Check<string>[]): Rule => ({
  clean,
  check: z.string().check(...checks),
});
const required = matching(/./, 'rule.required');

/** A text with a condition of one form. */
export const textWhere = (
  clean: Clean,
  ...conditions: readonly (readonly [(value: string) => boolean, MessageId])[]
): Rule => text(clean, ...conditions.map(([isMet, id]) => satisfying(isMet, id)));

/** Any text, also empty. */
export const anyText: Rule = text(cleanLine);

/** Not empty and without spaces: username and code of a log-in (§5). */
export const singleWord: Rule = text(cleanWord, required, matching(/^\S*$/, 'rule.noSpaces'));

const atMost = (max: number, id: MessageId) => satisfying((value) => value.length <= max, id);
const passwordLength = atMost(MAX_PASSWORD_LENGTH, 'rule.password.tooLong');

/** An existing password: not empty, without spaces (§5), and not longer than the backend accepts. */
export const password: Rule = text(cleanPassword, required, matching(/^\S*$/, 'rule.noSpaces'), passwordLength);

/** An e-mail address, with the error message of one form (§5 gives two different ones). */
export const emailAddress = (id: MessageId): Rule =>
  text(cleanEmail, required, matching(/^[^\s@,;<>]+@[^\s@.,;<>]+(\.[^\s@.,;<>]+)+$/, id), atMost(MAX_EMAIL_LENGTH, id));

/** An e-mail address (§5). */
export const email: Rule = emailAddress('rule.email');

/** The requirements on a new password (§5), in the order of the checklist. */
const PASSWORD_REQUIREMENTS: readonly { readonly id: MessageId; readonly pattern: RegExp }[] = [
  { id: 'rule.password.length', pattern: /^.{8,}$/u },
  { id: 'rule.password.upper', pattern: /\p{Lu}/u },
  { id: 'rule.password.lower', pattern: /\p{Ll}/u },
  { id: 'rule.password.special', pattern: /[^\p{L}\p{M}\p{N}\p{C}\s]/u },
];

/** The requirements on a new password, each with whether this password meets it. */
export const passwordRequirements = (
  password: string,
): readonly { readonly id: MessageId; readonly isMet: boolean }[] =>
  PASSWORD_REQUIREMENTS.map(({ id, pattern }) => ({ id, isMet: pattern.test(cleanPassword(password)) }));

/** A new password (§5). */
export const newPassword: Rule = text(
  cleanPassword,
  required,
  matching(/^\S*$/, 'rule.noSpaces'),
  satisfying((value) => passwordRequirements(value).every(({ isMet }) => isMet), 'rule.password'),
  passwordLength,
);

/** The same value as another field, such as a repeated password. */
export const equalTo = (other: string, id: MessageId): Rule =>
  text(
    cleanPassword,
    required,
    satisfying((value) => value === cleanPassword(other), id),
  );

/** A one-time code: 6 digits (§5). */
export const oneTimeCode: Rule = text(
  cleanCode,
  required,
  matching(/^.{6}$/, 'rule.sixCharacters'),
  matching(/^\d*$/, 'rule.digits'),
);

/** The code that confirms a contact detail: digits, of any number (§5). */
export const verificationCode: Rule = text(cleanCode, required, matching(/^\d*$/, 'rule.digits'));

/** A card ID: 8 digits on older cards, 9 on newer ones (§5). */
export const cardId: Rule = text(cleanCode, required, matching(/^\d{8,9}$/, 'rule.cardId'));

/** A whole number or empty (§5 limits), of at most `digits` digits. */
export const wholeKronor = (digits: number, tooLarge: MessageId): Rule =>
  text(cleanWholeKronor, matching(/^\d*$/, 'rule.wholeNumber'), atMost(digits, tooLarge));

/** A Swedish mobile number or an international number (§5). */
export const phone: Rule = text(cleanPhone, required, matching(/^(07\d{8}|\+[1-9]\d{0,14})$/, 'rule.phone'));

/** Adds to a rule that the value differs from the `current` value; `comparable` removes differences that do not count. */
export const differentFrom = (
  rule: Rule,
  current: string,
  id: MessageId,
  comparable: (value: string) => string = (value) => value,
): Rule => ({
  ...rule,
  check: rule.check.check(satisfying((value) => comparable(value) !== comparable(rule.clean(current)), id)),
});

/** A line of an address: at most 50 characters (§5). */
export const addressLine: Rule = text(cleanLine, required, matching(/^.{0,50}$/u, 'rule.maxLength'));

/** A line of an address that may be empty. */
export const optionalAddressLine: Rule = text(cleanLine, matching(/^.{0,50}$/u, 'rule.maxLength'));

/** A postal code of another country than Sweden: at most 32 characters (§5). */
export const foreignPostalCode: Rule = text(cleanLine, required, matching(/^.{0,32}$/u, 'rule.maxLength'));

/** A Swedish postal code, `12345` or `123 45`. */
export const postalCode: Rule = text(
  cleanPostalCode,
  required,
  matching(/^.{0,32}$/u, 'rule.maxLength'),
  matching(/^\d{5}$/, 'rule.postalCode'),
);

const unchanged = <Value>(value: Value): Value => value;

/** A checkbox that may have any value. */
export const anyChoice: Rule<boolean> = { clean: unchanged, check: z.boolean() };

/** A checkbox that must be checked, such as the consent to a fee (§5). */
export const mustBeChecked = (id: MessageId): Rule<boolean> => ({
  clean: unchanged,
  check: z.boolean().check(satisfying<boolean>((value) => value, id)),
});
