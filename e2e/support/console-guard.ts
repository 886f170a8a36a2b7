import type { BrowserContext } from '@playwright/test';

/** Chromium says this of every answer that failed; the answers themselves are heard, with their addresses. */
const ECHO = /^Failed to load resource/;

const pathOf = (url: string) => {
  const { pathname } = new URL(url);
  return pathname;
};

/** Hears everything that a person would not see but that is wrong: console lines, crashes, answers that failed. */
export class ConsoleGuard {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Listens to every page of a context, those to come among them. */
  listen(context: BrowserContext): void {
    context.on('console', (message) => {
      if (!ECHO.test(message.text())) this.#heard.push(`console ${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (error) => this.#heard.push(`crash: ${error.error().message}`));
    context.on('response', (response) => {
      const request = response.request();
      if (response.status() >= 400)
        this.#heard.push(`${response.status()} ${request.method()} ${pathOf(request.url())}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The page itself gave up, because it was left or no longer wanted the answer.
      if (reason === 'net::ERR_ABORTED') return;
      this.#heard.push(`${reason} ${request.method()} ${pathOf(request.url())}`);
    });
  }

  /** This will be heard, because the test brings it about; it must be. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** What was heard and not expected, and what was expected and not heard. */
  verdict(): string[] {
    const unexpected = this.#heard.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
    const missing = this.#expected.filter((pattern) => !this.#heard.some((line) => pattern.test(line)));
    return [...unexpected, ...missing.map((pattern) => `never heard: ${pattern}`)];
  }
}
