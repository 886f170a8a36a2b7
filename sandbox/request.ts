import type { HonoRequest } from 'hono';
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import type { Fields } from '../contract/call.ts';
import { Rejection } from './rejection.ts';

// zod/mini has no messages of its own; these become the details of a problem body.
const { localeError } = en();

/** Parses a value; rejects with 400 and the invalid fields. */
export function parseOrReject<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value, { error: localeError });
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({
    field: path.map(String).join('.'),
    detail: message,
  }));
  const messages = errors.map(({ field, detail }) => (field ? `${field}: ${detail}` : detail));
  throw new Rejection(400, messages.join('; '), errors);
}

/** Reads the JSON object in the body; an empty body is an empty object. */
export async function jsonObject(request: HonoRequest): Promise<object> {
  const text = await request.text();
  if (text === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Rejection(400, 'The body is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Rejection(400, 'The body must be a JSON object');
  }
  return value;
}

/** Reads the fields of a form; rejects one that cannot be read, such as one in parts whose boundary is missing. */
export async function formFields(request: HonoRequest): Promise<Readonly<Record<string, string | File>>> {
  try {
    return await request.parseBody();
  } catch {
    throw new Rejection(400, 'The body is not a form');
  }
}

/** Returns a function that reads the fields of a call from a request: path, query and body in one flat object, parsed. */
export function createRequestReader({ params, query, body }: { params: Fields; query: Fields; body: Fields }) {
  const schema = z.object({ ...params, ...query, ...body });
  const hasBody = Object.keys(body).length > 0;
  return async (request: HonoRequest) => {
    const values: Record<string, unknown> = hasBody ? { ...(await jsonObject(request)) } : {};
    for (const name of Object.keys(query)) values[name] = request.query(name);
    for (const name of Object.keys(params)) values[name] = request.param(name);
    return parseOrReject(schema, values);
  };
}
