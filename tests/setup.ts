import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const problems: string[] = [];

/** Radix Toast announces in an element of its own, which it removes as a whole. */
const RADIX_ANNOUNCEMENT = 'span[role=status][style]';

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
  // React makes a text node only for a text with siblings, or for one that a component returns (src/ui/TextElement.tsx).
  if (typeof Document !== 'undefined') {
    const { createTextNode } = Document.prototype;
    vi.spyOn(Document.prototype, 'createTextNode').mockImplementation(function (this: Document, text) {
      const node = createTextNode.call(this, text);
      queueMicrotask(() => {
        if (!node.parentElement?.matches(RADIX_ANNOUNCEMENT)) problems.push(`a text that is not alone: “${text}”`);
      });
      return node;
    });
  }
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
