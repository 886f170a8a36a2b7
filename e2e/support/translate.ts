import type { Page } from '@playwright/test';

declare global {
  interface Window {
    stopTranslation?: () => void;
  }
}

/**
 * Runs in the page. Does to it what the translation of a browser does: replaces each text node by elements with the text,
 * now and whenever the page changes.
 */
function translate(): void {
  const SKIPPED = 'script, style, title, option, textarea, svg, font';
  const wrap = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest(SKIPPED) !== null) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  };
  const observer = new MutationObserver(wrapAll);
  window.stopTranslation?.();
  window.stopTranslation = () => observer.disconnect();
  wrapAll();
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

/** Translates the page until `stopTranslation`, or until it is loaded again. */
export const startTranslation = (page: Page): Promise<void> => page.evaluate(translate);

export const stopTranslation = (page: Page): Promise<void> => page.evaluate(() => window.stopTranslation?.());
