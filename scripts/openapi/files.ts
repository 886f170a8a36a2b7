import type { Call } from '../../contract/call.ts';
import { ADMISSION } from '../../contract/refusals.ts';
import { openapi } from './document.ts';
import { readable } from './readable.ts';

/** What is written down of the contract, by file. */
export function files(calls: readonly Call[]) {
  const document = openapi(calls);
  return {
    'docs/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'docs/contract.md': readable(document, new Set(Object.keys(ADMISSION))),
  };
}
