import type { Page } from '@playwright/test';

/**
 * Visible texts of which a part can be neither seen nor scrolled to: an element around them hides it, or it is outside the
 * window in an element with a fixed position. Not those of pictures, such as the name on the drawn card, and not the first
 * line of a text in a link, a button or a row that leads to all of it.
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
    const TOLERANCE = 2;
    const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const isCut = (text: Box, box: Box, x: boolean, y: boolean) =>
      (x && (text.left < box.left - TOLERANCE || text.right > box.right + TOLERANCE)) ||
      (y && (text.top < box.top - TOLERANCE || text.bottom > box.bottom + TOLERANCE));
    const viewport = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: window.innerHeight };
    const isOutside = ({ left, right, top, bottom }: Box) =>
      bottom <= 0 || right <= 0 || top >= viewport.bottom || left >= viewport.right;

    /** Whether an element around the text hides a part of it. False for texts for screen readers only. */
    function isHiddenBy(text: Box, parent: Element): boolean {
      let [x, y, isCutOff] = [true, true, false];
      for (
        let element: Element | null = parent;
        element && element !== document.body;
        element = element.parentElement
      ) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        if (clipPath !== 'none' || (box.width <= 1 && box.height <= 1)) return false;
        if (isScrolled(overflowX)) x = false;
        if (isScrolled(overflowY)) y = false;
        isCutOff ||= isCut(text, box, x && isClipped(overflowX), y && isClipped(overflowY));
        // Such as the link that skips the navigation: it is above the window until it has the focus.
        if (position === 'fixed') return isOutside(box) ? false : isCutOff || isCut(text, viewport, x, y);
      }
      return isCutOff;
    }

    const isSummary = (text: Element) =>
      text.closest('.truncate, .line-clamp-1') !== null &&
      (text.closest('a, button') ?? text.closest('li')?.querySelector('a')) != null;

    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement;
      const text = (node.nodeValue ?? '').trim();
      if (text === '' || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('[aria-hidden="true"], [role="img"], svg, style, script, noscript') || isSummary(parent))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((box) => box.width > 0 && isHiddenBy(box, parent)))
        found.add(text.slice(0, 60));
    }
    return [...found];
  });
