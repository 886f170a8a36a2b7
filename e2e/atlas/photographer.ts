import type { CDPSession, ViewportSize } from '@playwright/test';
import type { Picture } from '../../atlas/recording/recording.ts';
import { LANGUAGES } from '../../contract/language.ts';
import type { HarnessPage } from '../model/harness-page.ts';
import { loadEverything, settle } from '../model/settled-page.ts';

const SIZES: Readonly<Record<Picture['size'], ViewportSize>> = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};
const MAX_HEIGHT = 2600;
const QUALITY = 75;
const MAX_CAPTURES = 10;

/** The same pictures in each run: no cursor, and no outline of a button, which depends on what was pressed before. */
const STYLE = `
  * { caret-color: transparent !important }
  :is(a, button, [tabindex]):focus-visible { outline: none !important }
`;

/** A picture of the page and its visible text. */
export interface TakenPicture extends Pick<Picture, 'language' | 'size' | 'text'> {
  readonly body: Uint8Array;
}

/** Takes pictures of a page in both languages and in two sizes, and leaves the page as it was. */
export class Photographer {
  readonly #harness: HarnessPage;
  readonly #browser: CDPSession;

  private constructor(harness: HarnessPage, browser: CDPSession) {
    this.#harness = harness;
    this.#browser = browser;
  }

  static async prepare(harness: HarnessPage): Promise<Photographer> {
    await loadEverything(harness);
    await harness.page.addStyleTag({ content: STYLE });
    return new Photographer(harness, await harness.page.context().newCDPSession(harness.page));
  }

  async takePictures(): Promise<readonly TakenPicture[]> {
    const { page, callHarness } = this.#harness;
    const before = page.viewportSize();
    const taken: TakenPicture[] = [];
    await callHarness('setPointerIgnored', true);
    await settle(page);
    // The phone first: its layout differs from the current one, so the browser draws all text again. Text that it only
    // moves can look slightly different from run to run.
    for (const size of ['phone', 'desktop'] as const) {
      for (const language of LANGUAGES) {
        await callHarness('showLanguage', language);
        taken.push(await this.#takePicture(language, size));
      }
    }
    await callHarness('showLanguage', null);
    if (before) await page.setViewportSize(before);
    await page.evaluate(heightOfContent);
    await callHarness('setPointerIgnored', false);
    return taken;
  }

  async #takePicture(language: Picture['language'], size: Picture['size']): Promise<TakenPicture> {
    const { page } = this.#harness;
    const { width, height } = SIZES[size];
    await page.setViewportSize({ width, height });
    const contentHeight = await page.evaluate(heightOfContent);
    // A higher viewport instead of a picture beyond the viewport, so that fixed bars are at its end.
    if (contentHeight > height) await page.setViewportSize({ width, height: Math.min(contentHeight, MAX_HEIGHT) });
    const text = await page.evaluate(visibleText);
    return { language, size, text, body: Buffer.from(await this.#capture(), 'base64') };
  }

  /** Captures the page until two pictures are the same: the first ones can show a bar where it was before. */
  async #capture(): Promise<string> {
    let before = '';
    for (let attempt = 0; attempt < MAX_CAPTURES; attempt++) {
      // Playwright itself has no WebP, which is half the size of PNG.
      const { data } = await this.#browser.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
      if (data === before) return data;
      before = data;
    }
    throw new Error(`the page looked different in ${MAX_CAPTURES} pictures`);
  }
}

/** The height that shows the whole page; zero while a dialog covers it. Also waits until React has rendered. */
async function heightOfContent(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  }
  const hasDialog = document.querySelector('[aria-modal="true"]') !== null;
  return hasDialog ? 0 : document.documentElement.scrollHeight;
}

const visibleText = (): string => document.body.innerText.replace(/\s*\n\s*/g, '\n').trim();
