import type { Page } from '@playwright/test';
import { clippedTexts } from './clipped-texts.ts';
import { expect } from './test.ts';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]';

/** Widths of a small phone (also a desktop at 400 % zoom), a phone, a tablet and a desktop, px. */
export const WIDTHS = [320, 390, 800, 1280];

/** What is not inside the width of the window: the page itself, or controls, each with its box. */
export const problemsOf = (page: Page) =>
  page.evaluate((controls) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const name = (element: Element) =>
      `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    // A link that spans several lines has a box for each line.
    const outside = [...document.querySelectorAll(controls)].flatMap((element) =>
      element.checkVisibility({ visibilityProperty: true })
        ? [...element.getClientRects()]
            .filter(({ left, right, width }) => width > 1 && (left < -0.5 || right > clientWidth + 0.5))
            .map(({ left, right }) => `${name(element)} from ${Math.round(left)} to ${Math.round(right)}`)
        : [],
    );
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...outside] : outside;
  }, CONTROLS);

/**
 * Expects that nothing needs horizontal scrolling and that every control is inside the window, at each width. `check` is
 * what else to look at there.
 */
export async function expectFits(page: Page, check: (width: number) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await problemsOf(page), `${page.url()} at ${width} px`).toEqual([]);
    await check(width);
  }
}

/** Expects that every visible text can be read to its end. */
export async function expectNotClipped(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  expect.soft(await clippedTexts(page), `clipped texts of ${page.url()} at ${width} px`).toEqual([]);
}

/** Words that are broken although they are short enough for a line of their own. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Whether it is for screen readers: in a box of one pixel, where every word is broken. */
    const isOnlyRead = (element: Element | null): boolean =>
      element !== null && (element.getBoundingClientRect().width <= 1 || isOnlyRead(element.parentElement));
    /** Whether only the beginning is shown, as much of it as there is room. */
    const isBeginning = (element: Element): boolean => element.closest('.line-clamp-1') !== null;
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const { parentElement: parent } = node;
      if (!parent?.checkVisibility() || isOnlyRead(parent) || isBeginning(parent)) continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/(?<!\S)\p{L}+(?!\S)/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(word);
      }
    }
    return [...found];
  });

/** The least size of a touch target, px. */
const TARGET_SIZE = 44;

/** Controls that are smaller than a finger needs, with their size. Links in a sentence are exempt (WCAG 2.5.8). */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([controls, size]) =>
      [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
        // A control whose ::after covers its row. Not its `offsetParent`, which can be a cell of a table.
        const after = getComputedStyle(control, '::after');
        const isStretched = after.position === 'absolute' && after.top === '0px' && after.bottom === '0px';
        let row = control.parentElement;
        while (row && getComputedStyle(row).position === 'static') row = row.parentElement;
        const area = (isStretched ? row : control.closest('label')) ?? control;
        const boxes = [control, area].map((element) => element.getBoundingClientRect());
        const width = Math.max(...boxes.map((box) => box.width));
        const height = Math.max(...boxes.map((box) => box.height));
        const isHidden = !control.checkVisibility({ visibilityProperty: true }) || width <= 1;
        const isInSentence =
          getComputedStyle(control).display === 'inline' &&
          (control.parentElement?.textContent ?? '').trim() !== (control.textContent ?? '').trim();
        if (isHidden || isInSentence || (width >= size - 0.5 && height >= size - 0.5)) return [];
        const text =
          control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent ?? '';
        return [`${control.localName} “${text.trim().slice(0, 40)}”: ${Math.round(width)}×${Math.round(height)}`];
      }),
    [CONTROLS, TARGET_SIZE] as const,
  );
