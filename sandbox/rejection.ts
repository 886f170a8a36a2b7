import { STATUS_CODES } from 'node:http';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An invalid field of a request. */
export interface FieldError {
  readonly field: string;
  readonly detail: string;
}

/** An expected error of a call. The response is a problem body (RFC 9457); the portal shows its `detail` (§7). */
export class Rejection extends Error {
  readonly status: ContentfulStatusCode;
  readonly errors: readonly FieldError[];

  constructor(status: ContentfulStatusCode, detail: string, errors: readonly FieldError[] = []) {
    super(detail);
    this.name = 'Rejection';
    this.status = status;
    this.errors = errors;
  }
}

/**
 * The response to a thrown error. Any error except a `Rejection` is a bug in the sandbox: it is logged and becomes a 500
 * without details, which could hold data.
 */
export function problemResponse(error: Error, c: Context): Response {
  const rejection = error instanceof Rejection ? error : new Rejection(500, '');
  if (rejection !== error) console.error(error);
  const { status, message, errors } = rejection;
  if (status === 401) c.header('WWW-Authenticate', 'Bearer');
  const body = {
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    ...(message && { detail: message }),
    ...(errors.length > 0 && { errors }),
  };
  return c.json(body, status, { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' });
}
