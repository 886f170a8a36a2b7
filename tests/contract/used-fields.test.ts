import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { CHANNELS, TOPICS } from '../../contract/preferences.ts';
import { openapi } from '../../scripts/openapi/document.ts';
import type { Schema } from '../../scripts/openapi/fields.ts';
import { inlined } from '../../scripts/openapi/schemas.ts';

/** Fields that no file names outside of the contract, and where they are used. */
const EXCEPTIONS = new Set<string>([
  // Read by `isOpenCalendar` of contract/topups.ts.
  'disableCalendar',
  // The name is made of both parts, and the screens show a switch for each.
  ...TOPICS.flatMap((topic) => CHANNELS.map((channel) => `${topic}${channel}`)),
]);

const root = join(import.meta.dirname, '../..');
const isTestData = (file: string) => /\.(model|fixture|invariants)\.ts$/.test(file);

/**
 * Every word in the code of the portal, without comments; models, their invariants and fixtures use nothing. A field
 * counts as used when its name is one of them, so an unused field with a common name such as `id` is not found.
 */
const words = new Set(
  globSync('{machines,src}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !isTestData(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
        .match(/\w+/g),
    ),
);

/** The names of the fields of a schema, on every level. */
function fieldsOf({ properties = {}, items, anyOf = [] }: Schema): string[] {
  const inner = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])];
  return [...Object.keys(properties), ...inner.flatMap(fieldsOf)];
}

/** The part of an OpenAPI response that has the schema. */
type Response = { readonly content?: { readonly 'application/json': { readonly schema: Schema } } };
const { paths, components } = openapi(calls);

function fieldsIn({ path, method }: (typeof calls)[number]): string[] {
  const operation = paths[path]?.[method.toLowerCase()] as { responses: Record<string, Response> } | undefined;
  const schema = operation?.responses[200]?.content?.['application/json'].schema;
  return schema ? [...new Set(fieldsOf(inlined(schema, components.schemas)))] : [];
}

describe('a response has no field that the portal does not use', () => {
  it.each(calls.map((call) => ({ name: call.name, call })))('$name', ({ call }) => {
    expect(fieldsIn(call).filter((field) => !words.has(field) && !EXCEPTIONS.has(field))).toEqual([]);
  });

  it('and no exception is out of date', () => {
    const fields = new Set(calls.flatMap(fieldsIn));
    expect([...EXCEPTIONS].filter((field) => !fields.has(field) || words.has(field))).toEqual([]);
  });
});
