import { STATUS_CODES } from 'node:http';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** One field of a request that breaks the contract. */
export interface FieldError {
  readonly field: string;
  readonly detail: string;
}

/** An expected "no": answered with a problem body (RFC 9457) whose `detail` the portal shows (§7). */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly errors: readonly FieldError[];

  constructor(status: ContentfulStatusCode, detail: string, errors: readonly FieldError[] = []) {
    super(detail);
    this.name = 'Refusal';
    this.status = status;
    this.errors = errors;
  }
}

/** The answer to whatever was thrown. Anything but a refusal is a mistake of the sandbox, and is printed. */
export function problem(error: Error, c: Context): Response {
  const refusal = error instanceof Refusal ? error : new Refusal(500, `The sandbox made a mistake: ${error.message}`);
  if (refusal !== error) console.error(error);
  const { status, message, errors } = refusal;
  if (status === 401) c.header('WWW-Authenticate', 'Bearer');
  const body = {
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    ...(message && { detail: message }),
    ...(errors.length > 0 && { errors }),
  };
  return c.json(body, status, { 'Content-Type': 'application/problem+json' });
}
