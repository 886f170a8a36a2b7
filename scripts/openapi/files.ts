import type { Call } from '../../contract/call.ts';
import { AUTH_ERRORS } from '../../contract/rejections.ts';
import { openapi } from './document.ts';
import { readable } from './readable.ts';

const textOf = (document: object) => `${JSON.stringify(document, null, 2)}\n`;

/** The generated documents by file name. */
export function files(calls: readonly Call[]) {
  const document = openapi(calls);
  return {
    'docs/openapi.json': textOf(document),
    'docs/openapi-3.0.json': textOf(openapi(calls, 'openapi-3.0')),
    'docs/contract.md': readable(document, new Set(Object.keys(AUTH_ERRORS))),
  };
}
