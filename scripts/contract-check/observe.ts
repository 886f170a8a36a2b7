import type { Call } from '../../contract/call.ts';
import { AUTH_ERRORS } from '../../contract/rejections.ts';
import { nothing } from '../../contract/values.ts';
import { type Schemas, schemasOf } from './check.ts';
import { findingsOf } from './findings.ts';
import { findingLine } from './print.ts';
import { listedDetail, UNLISTED } from './send.ts';

/** A request of the portal and its answer. */
export interface Exchange {
  readonly method: string;
  /** Without the base address and the query. */
  readonly path: string;
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is not as the contract says about an answer, in lines without values. */
function problemsOf(call: Call, { status, contentType, text }: Exchange, schemaOf: Schemas): string[] {
  const body = jsonOf(text);
  if (status >= 400) {
    const detail = listedDetail(call, body);
    const isListed = detail !== null && { ...AUTH_ERRORS, ...call.rejections }[detail] === status;
    return isListed ? [] : [`  ! rejected with ${status} ${UNLISTED}`];
  }
  if (call.response === nothing || text === '') return [];
  if (body === undefined || !/json/i.test(contentType))
    return [`  ! the answer is not JSON but ${contentType || 'nothing'}`];
  return findingsOf(call, schemaOf(call), [body]).map(findingLine);
}

/** Returns a function that compares each exchange with the contract, and gives every line only once. */
export function observer(calls: readonly Call[]): (exchange: Exchange) => readonly string[] {
  const schemaOf = schemasOf(calls);
  const routes = calls.map((call) => ({ call, pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));
  const reported = new Set<string>();
  return (exchange) => {
    const call = routes.find(
      ({ call: { method }, pattern }) => method === exchange.method && pattern.test(exchange.path),
    )?.call;
    if (!call) return [`? ${exchange.method} ${exchange.path}: no call of the contract`];
    const lines = problemsOf(call, exchange, schemaOf).filter((line) => {
      const isNew = !reported.has(call.name + line);
      reported.add(call.name + line);
      return isNew;
    });
    return [`${lines.length > 0 ? '!' : '✓'} ${call.name} ${exchange.status}`, ...lines];
  };
}
