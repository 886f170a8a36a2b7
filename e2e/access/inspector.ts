import type { CDPSession } from '@playwright/test';
import type { HarnessPage } from '../model/harness-page.ts';
import { loadEverything, settle } from '../model/settled-page.ts';
import { startTranslation, stopTranslation } from '../support/translate.ts';
import type { Finding } from './findings.ts';
import { problemsIn } from './findings.ts';
import { IsolatedAxe } from './isolated-axe.ts';
import { VARIANTS, type Variant } from './variants.ts';

/** The default size of text in Chromium, px. */
const TEXT_SIZE = 16;

/** Runs in the page. The distances of WCAG 1.4.12, or those of the page. */
function setTextSpacing(isOn: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = isOn ? [sheet] : [];
}

/** Shows a page in all variants without a reload, checks each, and leaves the page as it was, but for its translation. */
export class Inspector {
  readonly #harness: HarnessPage;
  readonly #browser: CDPSession;
  readonly #axe: IsolatedAxe;

  private constructor(harness: HarnessPage, browser: CDPSession, axe: IsolatedAxe) {
    this.#harness = harness;
    this.#browser = browser;
    this.#axe = axe;
  }

  static async prepare(harness: HarnessPage): Promise<Inspector> {
    await loadEverything(harness);
    const browser = await harness.page.context().newCDPSession(harness.page);
    return new Inspector(harness, browser, await IsolatedAxe.prepare(browser));
  }

  async inspect(): Promise<readonly Pick<Finding, 'variant' | 'problem'>[]> {
    const { page, callHarness } = this.#harness;
    const before = page.viewportSize();
    const found: Pick<Finding, 'variant' | 'problem'>[] = [];
    await callHarness('setPointerIgnored', true);
    for (const variant of VARIANTS) {
      await this.#show(variant);
      for (const problem of await problemsIn(page, this.#axe, variant)) found.push({ variant: variant.name, problem });
    }
    await stopTranslation(page);
    await callHarness('showLanguage', null);
    await page.evaluate(setTextSpacing, false);
    await this.#setTextSize(TEXT_SIZE);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' });
    if (before) await page.setViewportSize(before);
    await settle(page);
    await callHarness('setPointerIgnored', false);
    return found;
  }

  async #show(variant: Variant): Promise<void> {
    const { page, callHarness } = this.#harness;
    await callHarness('showLanguage', variant.language);
    await page.setViewportSize({ width: variant.width, height: variant.height });
    await page.emulateMedia({
      colorScheme: variant.isDark ? 'dark' : 'light',
      forcedColors: variant.hasForcedColours ? 'active' : 'none',
      reducedMotion: variant.hasMotion ? 'no-preference' : 'reduce',
    });
    await page.evaluate(setTextSpacing, variant.hasTextSpacing);
    await this.#setTextSize(variant.hasLargeText ? 2 * TEXT_SIZE : TEXT_SIZE);
    if (variant.isTranslated) await startTranslation(page);
    await settle(page);
    await page.evaluate(endAnimations);
  }

  /** As the setting of the browser does, which media queries follow too. */
  #setTextSize(standard: number): Promise<unknown> {
    return this.#browser.send('Page.setFontSizes', { fontSizes: { standard } });
  }
}

/** Shows the end of each animation: halfway, a text is fainter or elsewhere. Those without an end go on. */
function endAnimations(): void {
  for (const animation of document.getAnimations())
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
}
