import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Fields } from '../../contract/call.ts';

/** The part of JSON Schema that request fields use. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly contentEncoding?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Texts that often cause bugs: empty, NUL, a lone surrogate, SQL, markup, emoji, very long. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  "'; DROP TABLE card; --",
  '<img src=x onerror=alert(1)>',
  '__proto__',
  '../../etc/passwd',
  '%00%2f',
  '👩‍🍳🍲',
  'ß'.repeat(300),
  'x'.repeat(20_000),
] as const;

function textOf({ pattern, contentEncoding, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 60) };
  if (contentEncoding === 'base64') return fc.base64String(length);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', ...length });
}

function numberOf(schema: Schema): fc.Arbitrary<number> {
  const { type, minimum, maximum, exclusiveMinimum } = schema;
  const max = maximum ?? Number.MAX_SAFE_INTEGER;
  if (type === 'integer') return fc.integer({ min: minimum ?? -1_000_000, max: Math.min(max, 2 ** 31) });
  return fc.double({ min: exclusiveMinimum ?? minimum ?? -1e9, max, noNaN: true, minExcluded: true });
}

/** Values that match a schema. */
function valid(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid));
  const [type] = [schema.type ?? 'null'].flat();
  if (type === 'string') return textOf(schema);
  if (type === 'integer' || type === 'number') return numberOf(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  throw new Error(`no values for ${JSON.stringify(schema)}`);
}

const schemaOf = (schema: z.ZodMiniType): Schema => z.toJSONSchema(schema, { io: 'input' }) as Schema;
const isOptional = (schema: z.ZodMiniType): boolean => z.safeParse(schema, undefined).success;

/** Usually a value that matches the schema, sometimes an unexpected one. */
const maybeInvalid = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: valid(schema) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );

/** Body fields; each may be missing and is usually valid. */
export function fieldsOf(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(fields).map(([name, schema]) => {
    const value = maybeInvalid(schemaOf(schema));
    const missing = isOptional(schema) ? 3 : 12;
    return [name, fc.option(value, { nil: undefined, freq: missing })] as const;
  });
  return fc.record(Object.fromEntries(entries));
}

/** Texts for a path or query: valid, known to exist, or hostile. */
export function pathTextsOf(fields: Fields, known: Readonly<Record<string, readonly string[]>>) {
  const entries = Object.entries(fields).map(([name, schema]) => {
    const real = known[name];
    const arbitrary = fc.oneof(
      ...(real ? [{ weight: 4, arbitrary: fc.constantFrom(...real) }] : []),
      { weight: 2, arbitrary: valid(schemaOf(schema)).map(String) },
      { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS.filter((text) => text.isWellFormed())) },
    );
    return [name, arbitrary] as const;
  });
  return fc.record(Object.fromEntries(entries));
}

/** Bodies that are not an object with fields. */
export const notAnObject: fc.Arbitrary<string> = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }).map((value) => JSON.stringify(value)),
  fc.constantFrom('', '{', '[]', 'null', '"', '{"a":1}}', '\u0000', '{"__proto__":{"x":1}}'),
);
