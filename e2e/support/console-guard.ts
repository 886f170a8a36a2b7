import type { BrowserContext } from '@playwright/test';

/** Chromium logs this for every failed response; the guard records those itself, with their URLs. */
const IGNORED = /^Failed to load resource/;

const pathOf = (url: string) => {
  const { pathname } = new URL(url);
  return pathname;
};

/** Records problems that are not visible on the page: console messages, uncaught errors and failed requests. */
export class ConsoleGuard {
  readonly #recorded: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

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

  /** Declares problems that the test may cause, depending on how long it takes. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** The problems that were neither expected nor allowed. */
  unexpected(): string[] {
    const known = [...this.#expected, ...this.#allowed];
    return this.#recorded.filter((line) => !known.some((pattern) => pattern.test(line)));
  }

  /** The expected problems that have not occurred yet. */
  missing(): string[] {
    return this.#expected.filter((pattern) => !this.#recorded.some((line) => pattern.test(line))).map(String);
  }
}
