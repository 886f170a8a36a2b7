import type { BrowserContext } from '@playwright/test';

/**
 * Chromium logs the first for every failed response; the guard records those itself, with their URLs. The second depends on
 * the time that the page takes: on a busy machine it is also about what the page uses later.
 */
const IGNORED = /^Failed to load resource|was preloaded using link preload but not used within a few seconds/;

const pathOf = (url: string) => {
  const { pathname } = new URL(url);
  return pathname;
};

/** Records problems that are not visible on the page: console messages, uncaught errors and failed requests. */
export class ConsoleGuard {
  readonly #recorded: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Observes all pages of a context, including those opened later. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (!IGNORED.test(message.text())) this.#recorded.push(`console ${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (error) => this.#recorded.push(`uncaught error: ${error.error().message}`));
    context.on('response', (response) => {
      const request = response.request();
      if (response.status() >= 400)
        this.#recorded.push(`${response.status()} ${request.method()} ${pathOf(request.url())}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The page itself has aborted the request.
      if (reason === 'net::ERR_ABORTED') return;
      this.#recorded.push(`${reason} ${request.method()} ${pathOf(request.url())}`);
    });
  }

  /** Declares problems that the test causes. Each pattern must match at least one. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** The problems that were not expected. */
  unexpected(): string[] {
    return this.#recorded.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }

  /** The expected problems that have not occurred yet. */
  missing(): string[] {
    return this.#expected.filter((pattern) => !this.#recorded.some((line) => pattern.test(line))).map(String);
  }
}
