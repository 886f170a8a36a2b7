import type { Request } from '@playwright/test';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';

const patterns = calls.map((call) => ({
  call,
  pattern: new RegExp(`^/api${call.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The call of the contract that a request of the portal makes. */
export function callOfRequest(request: Request): Call | undefined {
  const { pathname } = new URL(request.url());
  return patterns.find(({ call, pattern }) => call.method === request.method() && pattern.test(pathname))?.call;
}
