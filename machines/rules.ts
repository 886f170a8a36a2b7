import * as z from 'zod/mini';
import type { MessageId } from './message.ts';

/** What a value of a form must be; its messages are ids of `locales/`. */
export type Rule<Value = string> = z.ZodMiniType<Value, Value>;

type Check<Value> = (judged: { readonly value: Value; readonly issues: z.core.$ZodRawIssue[] }) => void;

// Plain functions: the library's own refinements would travel to the log-in page with the rest of the library.
const satisfying =
  <Value = string>(holds: (value: Value) => boolean, id: MessageId): Check<Value> =>
  ({ value, issues }) => {
    if (!holds(value)) issues.push({ code: 'custom', message: id, input: value });
  };
const matching = (pattern: RegExp, id: MessageId) => satisfying((value) => pattern.test(value), id);

/** Of several things that are wrong, the first is said. */
const text = (...checks: readonly Check<string>[]): Rule => z.string().check(...checks);
const filled = satisfying((value) => value.trim() !== '', 'rule.required');

/** Anything, or nothing. */
export const anyText: Rule = text();

/** Username, password and code of a log-in (§5). */
export const singleWord: Rule = text(matching(/./, 'rule.required'), matching(/^\S*$/, 'rule.noSpaces'));

/** An e-mail address (§5). */
export const email: Rule = text(filled, matching(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'rule.email'));

/** What a new password must have (§5), in the order in which a checklist shows it. */
const PASSWORD_REQUIREMENTS: readonly { readonly id: MessageId; readonly pattern: RegExp }[] = [
  { id: 'rule.password.length', pattern: /^.{8,}$/u },
  { id: 'rule.password.upper', pattern: /\p{Lu}/u },
  { id: 'rule.password.lower', pattern: /\p{Ll}/u },
  { id: 'rule.password.special', pattern: /[^\p{L}\p{N}\s]/u },
];

/** What a password that is being written has, and has not yet. */
export const passwordRequirements = (password: string): readonly { readonly id: MessageId; readonly isMet: boolean }[] =>
  PASSWORD_REQUIREMENTS.map(({ id, pattern }) => ({ id, isMet: pattern.test(password) }));

/** A password to be (§5). */
export const newPassword: Rule = text(
  matching(/./, 'rule.required'),
  matching(/^\S*$/, 'rule.noSpaces'),
  satisfying((value) => passwordRequirements(value).every(({ isMet }) => isMet), 'rule.password'),
);

/** Filled in like another field, such as a password that is repeated. */
export const equalTo = (other: string, id: MessageId): Rule =>
  text(
    matching(/./, 'rule.required'),
    satisfying((value) => value === other, id),
  );

/** A code of digits whose length is the sender's business, such as one that verifies a contact detail (§5). */
export const digits: Rule = text(filled, matching(/^[\s\d]*$/, 'rule.digits'));

/** What a person typed or pasted without the spaces that break it up: `133 742`. */
export const withoutSpaces = (value: string): string => value.replace(/\s/g, '');

/** A one-time code: 6 digits (§5). Spaces in a pasted one do not count. */
export const oneTimeCode: Rule = text(
  filled,
  satisfying((value) => withoutSpaces(value).length === 6, 'rule.sixCharacters'),
  matching(/^[\s\d]*$/, 'rule.digits'),
);

/** A card ID: 8 digits on older cards, 9 on newer (§5). */
export const cardId: Rule = text(
  filled,
  satisfying((value) => /^\d{8,9}$/.test(withoutSpaces(value)), 'rule.cardId'),
);

/** Whole kronor; nothing counts as none (§5 limits). */
export const wholeNumber: Rule = text(matching(/^[\s\d]*$/, 'rule.wholeNumber'));

/** A phone number as it is compared and sent: without spaces, hyphens and brackets. */
export const normalizePhone = (value: string): string => value.replace(/[\s()‐-―-]/g, '');

/** A Swedish mobile number, or an international one (§5). */
export const phone: Rule = text(
  filled,
  satisfying((value) => /^(07\d{8}|\+[1-9]\d{0,14})$/.test(normalizePhone(value)), 'rule.phone'),
);

/** Another value than `current`, once both are written in the same way; comes after the rule of what it is. */
export const differentFrom = (rule: Rule, current: string, id: MessageId, bare = (value: string) => value.trim()): Rule =>
  rule.check(satisfying((value) => bare(value) !== bare(current), id));

/** A text that is judged without the spaces around it, which come along when it is pasted. */
export const trimmed = (rule: Rule): Rule =>
  z.string().check(({ value, issues }) => {
    const [issue] = z.safeParse(rule, value.trim()).error?.issues ?? [];
    if (issue) issues.push({ code: 'custom', message: issue.message, input: value });
  });

/** As many characters at most, the spaces that break a number up not among them. */
export const maxLength = (most: number, rule: Rule, id: MessageId): Rule =>
  rule.check(satisfying((value) => withoutSpaces(value).length <= most, id));

/** A line of an address: at most 50 characters (§5). */
export const addressLine: Rule = text(filled, matching(/^.{0,50}$/u, 'rule.maxLength'));

/** A line of an address that may be left empty. */
export const optionalAddressLine: Rule = text(matching(/^.{0,50}$/u, 'rule.maxLength'));

/** A postal code, `12345` or `123 45`. */
export const postalCode: Rule = text(
  filled,
  matching(/^.{0,32}$/u, 'rule.maxLength'),
  satisfying((value) => /^\d{5}$/.test(withoutSpaces(value)), 'rule.postalCode'),
);

/** A box that must be ticked, such as the consent to a fee (§5). */
export const mustBeChecked = (id: MessageId): Rule<boolean> => z.boolean().check(satisfying<boolean>((value) => value, id));
