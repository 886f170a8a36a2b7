import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const problems: string[] = [];

// A test fails if it writes to the console or sends a request that it does not stub.
beforeEach(() => {
  problems.length = 0;
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
    vi.spyOn(console, method).mockImplementation(
      (...args) => void problems.push(`console.${method}: ${format(...args)}`),
    );
  }
  // jsdom does not scroll.
  if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('fetch', (request: Request | URL | string) => {
    const url = request instanceof Request ? request.url : String(request);
    problems.push(`unexpected request: ${url}`);
    return Promise.reject(new TypeError(`unexpected request to ${url}`));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(problems, 'console output and requests').toEqual([]);
});
