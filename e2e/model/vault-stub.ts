import type { Page } from '@playwright/test';
import type { FrameMessage } from '../../contract/frame-message.ts';
import type { Route } from './route.ts';

/** The origin of the card vault in the examples of the contract. */
export const VAULT_ORIGIN = 'https://vault.example';

const html = (content: string) => ({ contentType: 'text/html', body: `<!doctype html><title>vault</title>${content}` });

/** The pages of the card vault; each is delivered when a path says so. */
export class VaultStub {
  #pageRequest: Route | null = null;
  /** Whether the current page still waits for its image, so that its `load` event has not fired. */
  #isLoading = false;
  #imageRequest: Route | null = null;
  #onRequest: () => void = () => undefined;

  reset(): void {
    this.#pageRequest = null;
    this.#isLoading = false;
    this.#imageRequest = null;
  }

  async handle(route: Route): Promise<void> {
    if (route.request().resourceType() === 'document') this.#pageRequest = route;
    else this.#imageRequest = route;
    this.#onRequest();
  }

  /** Delivers the requested page, or completes the current one. Does nothing if there is no frame to load. */
  async load(page: Page): Promise<void> {
    const route = await this.#takePageRequest(page);
    await route?.fulfill(html(''));
    if (!this.#isLoading) return;
    this.#isLoading = false;
    const image = await this.#waitFor(() => this.#imageRequest);
    await image.fulfill({ status: 204 });
  }

  /** Posts a message: from the current page, or from the requested one while it is still loading. */
  async post(page: Page, message: FrameMessage): Promise<void> {
    const route = await this.#takePageRequest(page);
    if (route) {
      const content = `<script>parent.postMessage(${JSON.stringify(message)}, '*')</script><img src="/rest">`;
      this.#isLoading = true;
      this.#imageRequest = null;
      await route.fulfill(html(content));
      return;
    }
    const frame = page.frames().find((candidate) => candidate.url().startsWith(VAULT_ORIGIN));
    await frame?.evaluate((data) => parent.postMessage(data, '*'), message);
  }

  /** Waits for the request of a page; null if there is no frame, or if it already has its page. */
  async #takePageRequest(page: Page): Promise<Route | null> {
    const isAnswered = () => page.frames().some((frame) => frame.url().startsWith(VAULT_ORIGIN));
    if ((await page.locator('iframe').count()) === 0 || isAnswered()) return null;
    const route = await this.#waitFor(() => this.#pageRequest);
    this.#pageRequest = null;
    return route;
  }

  async #waitFor(requestOf: () => Route | null): Promise<Route> {
    for (;;) {
      const route = requestOf();
      if (route) return route;
      await new Promise<void>((resolve) => {
        this.#onRequest = resolve;
      });
    }
  }
}
