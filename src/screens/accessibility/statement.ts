import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const translated = z.object({ sv: text, en: text });

const statement = z.object({
  /** The organisation that is responsible for the service. */
  provider: text,
  /** How far the service meets EN 301 549 and WCAG 2.2, level AA. */
  conformance: z.enum(['full', 'partial', 'none']),
  /** Known deficiencies, each with its reason. An empty list says that none are known. */
  deficiencies: z.optional(z.array(z.object({ text: translated, reason: translated }))),
  /** Where users report obstacles and get the content in another form. */
  contact: z.object({ email: z.optional(text), phone: z.optional(text), address: z.optional(text) }),
  /** The laws that apply, each with the authority that supervises it and the address of its form for complaints. */
  supervision: z.optional(
    z.array(
      z.object({
        law: z.enum(['2018:1937', '2023:254']),
        authority: text,
        complaints: text.check(z.startsWith('https://')),
      }),
    ),
  ),
  /** How the service was tested. */
  tested: z.optional(translated),
  /** The day of the last review, yyyy-mm-dd. */
  reviewed: z.optional(text.check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
});

/** What the operator says about the accessibility of the portal. */
export type Statement = z.output<typeof statement>;

/**
 * Reads the field `accessibility` of the configuration; null if it is missing. Throws if it is invalid. It is read here and
 * not at the start, so that the log-in page does not load the rules.
 */
export const readStatement = (field: unknown): Statement | null =>
  field === undefined ? null : statement.parse(field);
