import type { Oddity } from '../../contract/oddity.ts';
import { kindOf, type Schema } from '../openapi/fields.ts';
import type { Key } from './path.ts';

/** A place where a response differs from the contract. It never holds a value of the response. */
export interface Difference {
  /** `unknown`: a word that is not one of those in the contract. */
  readonly kind: 'missing' | 'unknown' | 'wrongType' | 'range' | 'extra' | Oddity;
  readonly keys: readonly Key[];
  /** What the contract says, in words; empty for an extra field. */
  readonly expected: string;
  /** The type that was found, in words. */
  readonly found: string;
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON type of a value, in the words of docs/contract.md. */
function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const hasType = (value: unknown, type: string): boolean => {
  const found = typeOf(value);
  if (type === 'string') return found === 'text';
  if (type === 'array') return found === 'list';
  return found === type || (type === 'number' && found === 'integer');
};

const expectedOf = (schema: Schema): string => (schema.items ? 'list' : kindOf(schema));

/** Whether a value of the right type is within the bounds and of the form that the schema describes. */
function fits(schema: Schema, value: unknown): boolean {
  const { pattern, minimum = -Infinity, maximum = Infinity, minLength = 0, maxLength = Infinity } = schema;
  if (typeof value === 'number') return value >= minimum && value <= maximum;
  if (typeof value !== 'string') return true;
  return value.length >= minLength && value.length <= maxLength && (!pattern || new RegExp(pattern).test(value));
}

function compareObject({ properties = {}, required = [] }: Schema, value: Json, keys: readonly Key[]): Difference[] {
  const known = Object.entries(properties).flatMap(([name, schema]): Difference[] => {
    if (Object.hasOwn(value, name)) return compare(schema, value[name], [...keys, name]);
    if (!required.includes(name)) return [];
    return [{ kind: 'missing', keys: [...keys, name], expected: expectedOf(schema), found: 'nothing' }];
  });
  const extra = Object.keys(value)
    .filter((name) => !Object.hasOwn(properties, name))
    .map((name): Difference => ({ kind: 'extra', keys: [...keys, name], expected: '', found: typeOf(value[name]) }));
  return [...known, ...extra];
}

/** The option that the value is closest to: one that it meets, else one of its type. */
function compareOptions(options: readonly Schema[], value: unknown, keys: readonly Key[]): Difference[] {
  const results = options.map((option) => compare(option, value, keys));
  const isDeeper = (result: readonly Difference[]) =>
    result.every((difference) => difference.keys.length > keys.length);
  const closest = results.find(({ length }) => length === 0) ?? results.find(isDeeper);
  if (closest) return closest;
  return [{ kind: 'wrongType', keys, expected: options.map(expectedOf).join(' or '), found: typeOf(value) }];
}

/** Compares a value with a schema of the OpenAPI document. */
export function compare(schema: Schema, value: unknown, keys: readonly Key[] = []): Difference[] {
  if (schema.anyOf) return compareOptions(schema.anyOf, value, keys);
  const words = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const types = [schema.type ?? []].flat();
  const difference = (kind: Difference['kind'], found = typeOf(value)): Difference[] => [
    { kind, keys, expected: expectedOf(schema), found },
  ];
  if (types.length > 0 && !types.some((type) => hasType(value, type))) return difference('wrongType');
  if (words) return words.includes(value) ? [] : difference('unknown', `another ${typeOf(value)}`);
  if (!fits(schema, value))
    return typeof value === 'number'
      ? difference('range', 'a number outside of it')
      : difference('wrongType', `${typeOf(value)} of another form`);
  if (Array.isArray(value)) return value.flatMap((row, index) => compare(schema.items ?? {}, row, [...keys, index]));
  return isObject(value) && schema.properties ? compareObject(schema, value, keys) : [];
}
