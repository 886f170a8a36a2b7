import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Rejection } from './rejection.ts';

const MAX_BODY_BYTES = 100_000;

/** Rejects a request with a longer body, before the body is read. */
export const limitBody: MiddlewareHandler = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new Rejection(413, `The body is larger than ${MAX_BODY_BYTES} bytes`);
  },
});
