import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { Rejection } from '../rejection.ts';
import { formFields, jsonObject, parseOrReject } from '../request.ts';

const isForm = (c: Context): boolean => /form/.test(c.req.header('Content-Type') ?? '');

/** Reads the input of a page's form or the JSON of a test. Empty form fields count as missing. */
export async function readInput<Schema extends z.ZodMiniType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  if (!isForm(c)) return parseOrReject(schema, await jsonObject(c.req));
  const fields = Object.entries(await formFields(c.req)).filter(([, value]) => value !== '');
  return parseOrReject(schema, Object.fromEntries(fields));
}

/** The path of a page with an error notice. */
const withNotice = (page: string, notice: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}notice=${encodeURIComponent(notice)}`;

/**
 * Runs `work` and responds: JSON for a test; a redirect for a form. The form goes to the path that `next` returns for the
 * result, or back to `page` with the reason of a rejection.
 */
export async function respond<T extends object>(
  c: Context,
  page: string,
  work: () => T | Promise<T>,
  next: (result: T) => string = () => page,
): Promise<Response> {
  if (!isForm(c)) return c.json(await work());
  try {
    return c.redirect(next(await work()), 303);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return c.redirect(withNotice(page, error.message), 303);
  }
}
