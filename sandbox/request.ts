import type { HonoRequest } from 'hono';
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import type { Fields } from '../contract/call.ts';
import { Refusal } from './refusal.ts';

// The portal's zod speaks no language; the sandbox's problems should say what is wrong.
const { localeError } = en();

/** The parsed form of what was sent, or a 400 that names every field in error. */
export function parsed<Schema extends z.ZodMiniType>(schema: Schema, sent: unknown): z.output<Schema> {
  const result = z.safeParse(schema, sent, { error: localeError });
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({
    field: path.map(String).join('.'),
    detail: message,
  }));
  const named = errors.map(({ field, detail }) => (field ? `${field}: ${detail}` : detail));
  throw new Refusal(400, named.join('; '), errors);
}

/** The JSON object in the body; an empty body counts as one without fields. */
export async function jsonObject(request: HonoRequest): Promise<object> {
  const text = await request.text();
  if (text === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The body must be a JSON object');
  }
  return value;
}

/** Reads the fields of a call from a request: path, query and body in one flat object, parsed. */
export function readerOf({ params, query, body }: { params: Fields; query: Fields; body: Fields }) {
  const schema = z.object({ ...params, ...query, ...body });
  const hasBody = Object.keys(body).length > 0;
  return async (request: HonoRequest) => {
    const sent: Record<string, unknown> = hasBody ? { ...(await jsonObject(request)) } : {};
    for (const name of Object.keys(query)) sent[name] = request.query(name);
    for (const name of Object.keys(params)) sent[name] = request.param(name);
    return parsed(schema, sent);
  };
}
