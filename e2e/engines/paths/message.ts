/** What the page sends to the test. */
export type FromPage =
  | {
      readonly kind: 'request';
      readonly id: number;
      readonly method: string;
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string | null;
    }
  /** The page has given up a request. */
  | { readonly kind: 'aborted'; readonly id: number }
  | { readonly kind: 'error'; readonly text: string };

/** What the test sends to the page: the answer to a request, or that there is none. */
export type ToPage =
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly status: number;
      readonly contentType: string;
      readonly body: string;
    }
  | { readonly kind: 'unreachable'; readonly id: number };

/** Where the page connects to. */
export const MESSAGES_PATH = '/test-messages';
/** A request that the server does not answer. */
export const UNREACHABLE_PATH = '/test-unreachable';
/** The script of page-script.ts. */
export const SCRIPT_PATH = '/test-script.js';
