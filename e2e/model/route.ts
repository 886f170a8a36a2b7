import type { SentRequest } from '../support/call-of-request.ts';

interface RoutedRequest extends SentRequest {
  resourceType(): string;
}

/** An answer to a request; `json` or `body` is its content. */
export interface Answer {
  readonly status?: number;
  readonly contentType?: string;
  readonly body?: string | Buffer;
  readonly json?: unknown;
}

/** A request that waits for its answer: the part of Playwright's `Route` that the stubs use. */
export interface Route {
  request(): RoutedRequest;
  fulfill(answer: Answer): Promise<void>;
  abort(reason?: string): Promise<void>;
}
