import type { Difference } from './differences.ts';
import type { IgnoredMessage } from './frames.ts';

/** An error without its message, which can hold a value of the user. */
interface ReportedError {
  readonly name: string;
  /** The positions in the portal's files, the innermost first: `/assets/portal-1a2b3c4d.js:1:2345`. */
  readonly at: readonly string[];
}

/** What the portal reports about itself. No report holds a value of the user. */
type Report =
  /** A response is not as the contract promises. */
  | {
      readonly type: 'difference';
      readonly call: string;
      /** `fatal`: the portal could not use the answer. */
      readonly outcome: 'fatal' | 'tolerated';
      readonly differences: readonly Difference[];
      /** Of an answer that is not JSON. */
      readonly status?: number;
      readonly contentType?: string;
    }
  /** A message of the card vault that the portal does not read. */
  | ({ readonly type: 'frame' } & IgnoredMessage)
  /** The configuration could not be used; `fields` are the invalid ones. */
  | { readonly type: 'boot'; readonly error: ReportedError; readonly fields: readonly string[] }
  /** A machine threw an error, and `part` is its id; or `page`: a view or another part of the page did. `events` are the last events of all machines, the newest last. */
  | {
      readonly type: 'crash';
      readonly part: string;
      readonly error: ReportedError;
      readonly events: readonly string[];
    };

const POSITION = /\/assets\/[\w.-]+:\d+:\d+/g;

/** Describes an error by its name and the positions in its stack. */
export function describeError(error: unknown): ReportedError {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  return { name: error.name, at: error.stack?.match(POSITION) ?? [] };
}

/** Posts a report. A failure is ignored: the user can do nothing about it. */
export async function report(address: string, content: Report): Promise<void> {
  const init: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(content),
    keepalive: true,
    referrerPolicy: 'no-referrer',
  };
  await fetch(address, init).catch(() => undefined);
}
