import type { CDPSession, ViewportSize } from '@playwright/test';
import type { Picture } from '../../atlas/recording/recording.ts';
import { LANGUAGES } from '../../contract/language.ts';
import type { HarnessPage } from '../model/harness-page.ts';
import { loadEverything, settle } from '../model/settled-page.ts';
import { shownMessages } from './shown-messages.ts';

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

export type Variant = Pick<Picture, 'language' | 'size'>;

/**
 * The languages and sizes of pictures. The phone comes first: its layout differs from the current one, so the browser draws all
 * text again. Text that it only moves can look slightly different from run to run.
 */
export const VARIANTS: readonly Variant[] = (['phone', 'desktop'] as const).flatMap((size) =>
  LANGUAGES.map((language) => ({ language, size })),
);

/** Each language and each size once. */
export const FEWEST_VARIANTS: readonly Variant[] = [
  { language: 'sv', size: 'phone' },
  { language: 'en', size: 'desktop' },
];

/** A picture of the page and its texts. */
export interface TakenPicture extends Pick<Picture, 'language' | 'size' | 'text' | 'messages' | 'address' | 'links'> {
  readonly body: Uint8Array;
}

/** The pictures of a page. A page that was pictured before has the same object. */
export type TakenPictures = readonly TakenPicture[];

/** Takes pictures of a page in both languages and in two sizes, and leaves the page as it was. */
export class Photographer {
  readonly #harness: HarnessPage;
  readonly #browser: CDPSession;
  /** By the content of the page. */
  readonly #taken = new Map<string, TakenPictures>();

  private constructor(harness: HarnessPage, browser: CDPSession) {
    this.#harness = harness;
    this.#browser = browser;
  }

  static async prepare(harness: HarnessPage): Promise<Photographer> {
    await loadEverything(harness);
    await harness.page.addStyleTag({ content: STYLE });
    return new Photographer(harness, await harness.page.context().newCDPSession(harness.page));
  }

  /** Pictures of the page as it is now; those that were taken before if every element is the same. */
  async takePictures(variants: readonly Variant[] = VARIANTS): Promise<TakenPictures> {
    const { page } = this.#harness;
    await settle(page);
    const content = await page.evaluate(contentOfPage, variants);
    const known = this.#taken.get(content);
    if (known) return known;
    const taken = await this.#takeAll(variants);
    this.#taken.set(content, taken);
    return taken;
  }

  async #takeAll(variants: readonly Variant[]): Promise<TakenPictures> {
    const { page, callHarness } = this.#harness;
    const before = page.viewportSize();
    const taken: TakenPicture[] = [];
    await callHarness('setPointerIgnored', true);
    for (const { language, size } of variants) {
      await callHarness('showLanguage', language);
      taken.push(await this.#takePicture(language, size));
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
    await this.#waitUntilDrawn();
    // Playwright itself has no WebP, which is half the size of PNG.
    const { data } = await this.#browser.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    const body = Buffer.from(data, 'base64');
    const { text, labels, address, links } = await page.evaluate(visibleParts);
    const read = await this.#harness.callHarness('readMessages');
    return { language, size, text, messages: shownMessages(read, [text, ...labels], language), address, links, body };
  }

  /**
   * Captures the page until two pictures are the same: the first ones can show a bar where it was before. As JPEG, which the
   * browser makes in a quarter of the time.
   */
  async #waitUntilDrawn(): Promise<void> {
    let before = '';
    for (let attempt = 0; attempt < MAX_CAPTURES; attempt++) {
      const { data } = await this.#browser.send('Page.captureScreenshot', { format: 'jpeg', quality: QUALITY });
      if (data === before) return;
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

/** Runs in the page. All that decides how it is drawn, apart from where the focus and the pointer are; ids are numbered. */
async function contentOfPage(variants: readonly Variant[]): Promise<string> {
  const ids: string[] = [];
  const html = document.body.outerHTML.replaceAll(/_r_\w+?_/g, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `_${ids.indexOf(id)}_`;
  });
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const values = fields.map(({ value, checked, disabled }) => [value, checked, disabled]);
  const content = new TextEncoder().encode(JSON.stringify([variants, html, values]));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', content)).join();
}

/** Runs in the page. What can be read on it, what a screen reader says of its elements, and to which pages its content leads. */
function visibleParts(): { readonly labels: readonly string[] } & Pick<Picture, 'text' | 'address' | 'links'> {
  const attributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
  const labelled = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())];
  const labels = labelled
    .filter((element) => element.checkVisibility())
    .flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''));
  const anchors = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"], [role=dialog] a[href^="/"]')];
  return {
    text: document.body.innerText.replace(/\s*\n\s*/g, '\n').trim(),
    labels,
    address: location.pathname,
    links: [...new Set(anchors.filter((anchor) => anchor.checkVisibility()).map(({ pathname }) => pathname))].sort(),
  };
}
