import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const noise: string[] = [];

// A warning that nobody reads is a fault that nobody sees; a request that no test foresaw reaches the real network.
beforeEach(() => {
  noise.length = 0;
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
    vi.spyOn(console, method).mockImplementation((...args) => void noise.push(`console.${method}: ${format(...args)}`));
  }
  vi.stubGlobal('fetch', (request: Request | URL | string) => {
    const address = request instanceof Request ? request.url : String(request);
    noise.push(`unexpected request: ${address}`);
    return Promise.reject(new TypeError(`no test foresaw a request to ${address}`));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(noise, 'the test made noise').toEqual([]);
});
