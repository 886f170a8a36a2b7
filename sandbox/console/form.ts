import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';
import { jsonObject, parsed } from '../request.ts';

const isForm = (c: Context): boolean => /form/.test(c.req.header('Content-Type') ?? '');

/** What a page's form or a test's JSON sends. An empty field of a form counts as left out. */
export async function readInput<Schema extends z.ZodMiniType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  if (!isForm(c)) return parsed(schema, await jsonObject(c.req));
  const fields = Object.entries(await c.req.parseBody()).filter(([, value]) => value !== '');
  return parsed(schema, Object.fromEntries(fields));
}

/** A page that says why something was refused. */
const noticed = (page: string, notice: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}notice=${encodeURIComponent(notice)}`;

/**
 * Does something for a test, which gets what came of it as JSON, or for a page's form, which goes on to a page: the
 * one that `next` makes of the outcome, or back to `page` with the reason of a refusal.
 */
export async function act<T extends object>(
  c: Context,
  page: string,
  work: () => T | Promise<T>,
  next: (outcome: T) => string = () => page,
): Promise<Response> {
  if (!isForm(c)) return c.json(await work());
  try {
    return c.redirect(next(await work()), 303);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return c.redirect(noticed(page, error.message), 303);
  }
}
