import type { Page } from '@playwright/test';
import type { FrameMessage } from '../../contract/frame-message.ts';
import type { Route } from './route.ts';

/** The origin of the card vault in the examples of the contract. */
export const VAULT_ORIGIN = 'https://vault.example';

/** The frame of the vault in a page. */
export interface VaultFrame {
  exists(): Promise<boolean>;
  /** Whether a page of the vault is in it. */
  hasPage(): Promise<boolean>;
  /** Posts a message from that page to the portal. */
  post(message: FrameMessage): Promise<void>;
}

/** The frame in a page that Playwright drives. */
export function frameOf(page: Page): VaultFrame {
  const find = () => page.frames().find((candidate) => candidate.url().startsWith(VAULT_ORIGIN));
  return {
    exists: async () => (await page.locator('iframe').count()) > 0,
    hasPage: async () => find() !== undefined,
    post: async (message) => void (await find()?.evaluate((data) => parent.postMessage(data, '*'), message)),
  };
}

/** Repeats what the portal's page posts to it, for drivers that cannot run a script in a frame. */
const ECHO = "<script>addEventListener('message', ({ data }) => parent.postMessage(data, '*'))</script>";

const html = (content: string) => ({
  contentType: 'text/html',
  body: `<!doctype html><title>vault</title>${ECHO}${content}`,
});

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
  async load(frame: VaultFrame): Promise<void> {
    const route = await this.#takePageRequest(frame);
    await route?.fulfill(html(''));
    if (!this.#isLoading) return;
    this.#isLoading = false;
    const image = await this.#waitFor(() => this.#imageRequest);
    await image.fulfill({ status: 204 });
  }

  /** Posts a message: from the current page, or from the requested one while it is still loading. */
  async post(frame: VaultFrame, message: FrameMessage): Promise<void> {
    const route = await this.#takePageRequest(frame);
    if (route) {
      const content = `<script>parent.postMessage(${JSON.stringify(message)}, '*')</script><img src="/rest">`;
      this.#isLoading = true;
      this.#imageRequest = null;
      await route.fulfill(html(content));
      return;
    }
    await frame.post(message);
  }

  /** Waits for the request of a page; null if there is no frame, or if it already has its page. */
  async #takePageRequest(frame: VaultFrame): Promise<Route | null> {
    if (!(await frame.exists()) || (await frame.hasPage())) return null;
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
