import type { Page, Route } from '@playwright/test';
import type { FrameMessage } from '../../contract/frame-message.ts';

/** Where the contract's examples say that the vault is. */
export const VAULT = 'https://vault.example';

const page = (content: string) => ({ contentType: 'text/html', body: `<!doctype html><title>vault</title>${content}` });

/** The card vault of the stage: its pages come when a path says so. */
export class VaultStub {
  #asked: Route | null = null;
  /** A page is there that waits for something which belongs to it. */
  #isUndone = false;
  #missing: Route | null = null;
  #came: () => void = () => undefined;

  reset(): void {
    this.#asked = null;
    this.#isUndone = false;
    this.#missing = null;
  }

  async meet(route: Route): Promise<void> {
    if (route.request().resourceType() === 'document') this.#asked = route;
    else this.#missing = route;
    this.#came();
  }

  /** Nothing happens where there is no frame, or one that has all of its page. */
  async open(around: Page): Promise<void> {
    const route = await this.#take(around);
    await route?.fulfill(page(''));
    if (!this.#isUndone) return;
    this.#isUndone = false;
    const rest = await this.#come(() => this.#missing);
    await rest.fulfill({ status: 204 });
  }

  /** Tells something, as a page that is still loading or as one that is there. */
  async tell(around: Page, message: FrameMessage): Promise<void> {
    const route = await this.#take(around);
    if (route) {
      const content = `<script>parent.postMessage(${JSON.stringify(message)}, '*')</script><img src="/rest">`;
      this.#isUndone = true;
      this.#missing = null;
      await route.fulfill(page(content));
      return;
    }
    const frame = around.frames().find((one) => one.url().startsWith(VAULT));
    await frame?.evaluate((told) => parent.postMessage(told, '*'), message);
  }

  /** The question for a page, once there is one; null where there is none to come. */
  async #take(around: Page): Promise<Route | null> {
    const isAnswered = () => around.frames().some((one) => one.url().startsWith(VAULT));
    if ((await around.locator('iframe').count()) === 0 || isAnswered()) return null;
    const route = await this.#come(() => this.#asked);
    this.#asked = null;
    return route;
  }

  async #come(there: () => Route | null): Promise<Route> {
    for (;;) {
      const route = there();
      if (route) return route;
      await new Promise<void>((resolve) => {
        this.#came = resolve;
      });
    }
  }
}
