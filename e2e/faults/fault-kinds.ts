import { wrongTypesOf } from '../../sandbox/fault-body.ts';
import type { RunningSandbox } from '../support/sandbox.ts';

type Fault = Omit<Parameters<RunningSandbox['injectFault']>[0], 'call'>;

/** A text that no other message has. */
const DETAIL = 'Kortsystemet uppdateras till klockan 14.';
/** ms; longer than the portal waits. */
const NO_ANSWER = 600_000;

export interface FaultKind {
  readonly fault: Fault;
  /** The JSON body with status 200, which may be valid for a call. */
  readonly bodyOf?: (call: string) => unknown;
}

const status = (code: number): FaultKind => ({ fault: { status: code } });

/** What can happen to a call, by the name that is printed. */
export const FAULT_KINDS = {
  '400 with detail': { fault: { status: 400, detail: DETAIL } },
  '400 with empty detail': { fault: { status: 400, detail: ' ' } },
  '401': status(401),
  '403': status(403),
  '404': status(404),
  '409': status(409),
  '429': status(429),
  '500': status(500),
  '503 with Retry-After': { fault: { status: 503, retryAfter: 1 } },
  'dropped connection': { fault: { drop: true } },
  'no answer in 30 s': { fault: { delay: NO_ANSWER } },
  'truncated JSON': { fault: { body: 'malformed' } },
  HTML: { fault: { body: 'html' } },
  '{}': { fault: { body: 'emptyObject' }, bodyOf: () => ({}) },
  'wrong types': { fault: { body: 'wrongTypes' }, bodyOf: wrongTypesOf },
  null: { fault: { body: 'null' }, bodyOf: () => null },
} as const satisfies Readonly<Record<string, FaultKind>>;
export type FaultName = keyof typeof FAULT_KINDS;
export const FAULT_NAMES = Object.keys(FAULT_KINDS) as FaultName[];
