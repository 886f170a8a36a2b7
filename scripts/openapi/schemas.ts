import * as z from 'zod/mini';
import type { Call } from '../../contract/call.ts';
import { pathText, transplant } from '../contract-check/path.ts';
import type { Schema } from './fields.ts';
import { formatOf, unitOf } from './units.ts';

/** A JSON Schema that may refer to named ones, which it holds until `withComponents` moves them. */
type Json = Record<string, unknown>;
type Named = Readonly<Record<string, Schema>>;

/** The form of JSON Schema: that of OpenAPI 3.1, or the older one of 3.0. */
export type Target = 'draft-2020-12' | 'openapi-3.0';

const LOCAL = /^#\/(\$defs|definitions)\//;
const COMPONENTS = '#/components/schemas/';

/** Converts to JSON Schema. `input` is the wire form; `output` is the parsed form, used for path and query values. */
export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output', target: Target): Json {
  const {
    $schema: _,
    definitions,
    $defs = definitions,
    ...json
  } = z.toJSONSchema(schema, {
    io,
    target,
    override: ({ zodSchema, jsonSchema }) => {
      const unit = unitOf(zodSchema);
      if (unit) jsonSchema.description = unit;
      const format = formatOf(zodSchema, jsonSchema.type);
      if (format) jsonSchema.format = format;
      // In 3.0, null is allowed beside a type only. All named schemas are objects.
      if (jsonSchema.nullable && jsonSchema.allOf) jsonSchema.type = 'object';
    },
  });
  return $defs ? { ...json, $defs } : json;
}

/** Whether the portal cannot read the example without the value at `keys`. Throws when the example has no value there. */
function isEssential({ name, response, example }: Call, keys: readonly (string | number)[]): boolean {
  const without = transplant(example.response, keys, {});
  if (!without) throw new Error(`${name}: the example has no ${pathText(keys)}`);
  return !z.safeParse(response, without.value).success;
}

/** Marks a field. In 3.0 nothing may stand beside a reference. */
function setEssential(field: Json, target: Target): void {
  const { $ref } = field;
  if ($ref && target === 'openapi-3.0') {
    delete field.$ref;
    field.allOf = [{ $ref }];
  }
  field['x-essential'] = true;
}

/** Marks the fields of a response that the portal cannot do without. Changes the schema, and returns it. */
export function withEssential(call: Call, response: Json, target: Target): Json {
  const named = (response.$defs ?? {}) as Record<string, Json>;
  function mark(json: Json, keys: readonly (string | number)[]): void {
    const { $ref, anyOf = [], allOf = [], items, properties = {} } = json as Schema & { readonly $ref?: string };
    if ($ref) mark(named[$ref.replace(LOCAL, '')] ?? {}, keys);
    for (const option of [...anyOf, ...allOf]) mark(option as Json, keys);
    if (items) mark(items as Json, [...keys, 0]);
    for (const [name, field] of Object.entries(properties)) {
      if (isEssential(call, [...keys, name])) setEssential(field as Json, target);
      mark(field as Json, [...keys, name]);
    }
  }
  mark(response, []);
  return response;
}

/**
 * Moves the named schemas of operations to the components. Throws when two different schemas have one name: two schemas
 * with one name also differ if the portal can do without a field in one place only.
 */
export function withComponents<T>(operations: T): { readonly operations: T; readonly schemas: Named } {
  const schemas: Record<string, Schema> = {};
  const moved = JSON.parse(JSON.stringify(operations), (key, value) => {
    if (key === '$ref') return value.replace(LOCAL, COMPONENTS);
    const { $defs, ...rest } = value ?? {};
    if (!$defs) return value;
    for (const [name, schema] of Object.entries<Schema>($defs)) {
      if (schemas[name] && JSON.stringify(schemas[name]) !== JSON.stringify(schema))
        throw new Error(`${name}: two schemas have this name`);
      schemas[name] = schema;
    }
    return rest;
  });
  return {
    operations: moved,
    schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** A part of a document with the named schemas in the places that refer to them. */
export const inlined = <T>(part: T, named: Named): T =>
  JSON.parse(JSON.stringify(part), (_, value) => {
    const schemaOfRef = named[String(value?.$ref ?? '').slice(COMPONENTS.length)];
    return schemaOfRef ? inlined(schemaOfRef, named) : value;
  });
