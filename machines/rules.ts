import * as z from 'zod/mini';
import { MAX_PASSWORD_LENGTH } from '../contract/password.ts';
import { MAX_EMAIL_LENGTH } from '../contract/values.ts';
import type { MessageId } from './message.ts';

/** A validation rule for a form value; its error messages are message ids. */
export type Rule<Value = string> = z.ZodMiniType<Value, Value>;

type Check<Value> = (payload: { readonly value: Value; readonly issues: z.core.$ZodRawIssue[] }) => void;

// Plain check functions keep the refinements of zod out of the log-in bundle.
const satisfying =
  <Value = string>(isMet: (value: Value) => boolean, id: MessageId): Check<Value> =>
  ({ value, issues }) => {
    if (!isMet(value)) issues.push({ code: 'custom', message: id, input: value });
  };
const matching = (pattern: RegExp, id: MessageId) => satisfying((value) => pattern.test(value), id);

/** A form shows only the first error of a value. */
const text = (...checks: readonly Check<string>[]): Rule => z.string().check(...checks);
const required = satisfying((value) => value.trim() !== '', 'rule.required');

/** Any text, also empty. */
export const anyText: Rule = text();

/** Not empty and without spaces: username and code of a log-in (§5). */
export const singleWord: Rule = text(matching(/./, 'rule.required'), matching(/^\S*$/, 'rule.noSpaces'));

const atMost = (max: number, id: MessageId) => satisfying((value) => value.length <= max, id);
const passwordLength = atMost(MAX_PASSWORD_LENGTH, 'rule.password.tooLong');

/** An existing password: not empty, without spaces (§5), and not longer than the backend accepts. */
export const password: Rule = singleWord.check(passwordLength);

/** An e-mail address, with the error message of one form (§5 gives two different ones). */
export const emailAddress = (id: MessageId): Rule =>
  text(required, matching(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, id), atMost(MAX_EMAIL_LENGTH, id));

/** An e-mail address (§5). */
export const email: Rule = emailAddress('rule.email');

/** The requirements on a new password (§5), in the order of the checklist. */
const PASSWORD_REQUIREMENTS: readonly { readonly id: MessageId; readonly pattern: RegExp }[] = [
  { id: 'rule.password.length', pattern: /^.{8,}$/u },
  { id: 'rule.password.upper', pattern: /\p{Lu}/u },
  { id: 'rule.password.lower', pattern: /\p{Ll}/u },
  { id: 'rule.password.special', pattern: /[^\p{L}\p{N}\s]/u },
];

/** The requirements on a new password, each with whether this password meets it. */
export const passwordRequirements = (
  password: string,
): readonly { readonly id: MessageId; readonly isMet: boolean }[] =>
  PASSWORD_REQUIREMENTS.map(({ id, pattern }) => ({ id, isMet: pattern.test(password) }));

/** A new password (§5). */
export const newPassword: Rule = text(
  matching(/./, 'rule.required'),
  matching(/^\S*$/, 'rule.noSpaces'),
  satisfying((value) => passwordRequirements(value).every(({ isMet }) => isMet), 'rule.password'),
  passwordLength,
);

/** The same value as another field, such as a repeated password. */
export const equalTo = (other: string, id: MessageId): Rule =>
  text(
    matching(/./, 'rule.required'),
    satisfying((value) => value === other, id),
  );

/** Removes all spaces, as in `133 742`. */
export const withoutSpaces = (value: string): string => value.replace(/\s/g, '');

/** A one-time code: 6 digits (§5). Spaces are ignored. */
export const oneTimeCode: Rule = text(
  required,
  satisfying((value) => withoutSpaces(value).length === 6, 'rule.sixCharacters'),
  matching(/^[\s\d]*$/, 'rule.digits'),
);

/** The code that confirms a contact detail: digits, of any number (§5). Spaces are ignored. */
export const verificationCode: Rule = text(required, matching(/^[\s\d]*$/, 'rule.digits'));

/** A card ID: 8 digits on older cards, 9 on newer ones (§5). Spaces are ignored. */
export const cardId: Rule = text(
  required,
  satisfying((value) => /^\d{8,9}$/.test(withoutSpaces(value)), 'rule.cardId'),
);

/** A whole number or empty (§5 limits). Spaces are ignored. */
export const wholeNumber: Rule = text(matching(/^[\s\d]*$/, 'rule.wholeNumber'));

/** A phone number as it is compared and sent: without spaces, hyphens and brackets, and without the 0 in `+46 (0)70`. */
export const normalizePhone = (value: string): string => value.replace(/[\s()‐-―-]/g, '').replace(/^\+460/, '+46');

/** A Swedish mobile number or an international number (§5). */
export const phone: Rule = text(
  required,
  satisfying((value) => /^(07\d{8}|\+[1-9]\d{0,14})$/.test(normalizePhone(value)), 'rule.phone'),
);

/** Adds to a rule that the normalized value differs from the normalized `current` value. */
export const differentFrom = (rule: Rule, current: string, id: MessageId, normalize: (value: string) => string): Rule =>
  rule.check(satisfying((value) => normalize(value) !== normalize(current), id));

/** Applies a rule to the trimmed value. */
export const trimmed = (rule: Rule): Rule =>
  z.string().check(({ value, issues }) => {
    const [issue] = z.safeParse(rule, value.trim()).error?.issues ?? [];
    if (issue) issues.push({ code: 'custom', message: issue.message, input: value });
  });

/** Adds a maximum number of characters to a rule; spaces do not count. */
export const maxLength = (max: number, rule: Rule, id: MessageId): Rule =>
  rule.check(satisfying((value) => withoutSpaces(value).length <= max, id));

/** A line of an address: at most 50 characters (§5). */
export const addressLine: Rule = text(required, matching(/^.{0,50}$/u, 'rule.maxLength'));

/** A line of an address that may be empty. */
export const optionalAddressLine: Rule = text(matching(/^.{0,50}$/u, 'rule.maxLength'));

/** A postal code of another country than Sweden: at most 32 characters (§5). */
export const foreignPostalCode: Rule = text(required, matching(/^.{0,32}$/u, 'rule.maxLength'));

/** A Swedish postal code, `12345` or `123 45`. */
export const postalCode: Rule = text(
  required,
  matching(/^.{0,32}$/u, 'rule.maxLength'),
  satisfying((value) => /^\d{5}$/.test(withoutSpaces(value)), 'rule.postalCode'),
);

/** A checkbox that must be checked, such as the consent to a fee (§5). */
export const mustBeChecked = (id: MessageId): Rule<boolean> =>
  z.boolean().check(satisfying<boolean>((value) => value, id));
