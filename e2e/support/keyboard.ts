import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** More tab stops than any page has. */
const MAX_TAB_STOPS = 60;

/** A user without a mouse: moves with Tab, Shift+Tab and arrow keys, and presses with Enter and Space. */
export class KeyboardUser {
  readonly #page: Page;
  #hasMoved = false;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Moves the focus to a control. Expects that the focus was not lost before, and that it can be seen on the way. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    if (this.#hasMoved) await this.#expectFocus();
    this.#hasMoved = true;
    const key = (await target.evaluate(isBeforeFocus)) ? 'Shift+Tab' : 'Tab';
    for (let stops = 0; stops < MAX_TAB_STOPS && !(await target.evaluate(hasFocus)); stops += 1) {
      await this.#page.keyboard.press(key);
      expect(await this.#page.evaluate(invisibleFocus), 'control with an invisible focus').toBeNull();
    }
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
  }

  /** Moves to a control and presses it. */
  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(target);
    // A press right after the step before is ignored.
    await expect(target).toBeEnabled();
    await this.#page.keyboard.press(key);
  }

  /** Moves to a field and replaces its text. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    await expect(field).toBeEditable();
    await this.#page.keyboard.press('ControlOrMeta+A');
    await this.#page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  }

  /** After the focused element has disappeared, another must get the focus: otherwise Tab starts at the top of the page. */
  async #expectFocus(): Promise<void> {
    await expect
      .poll(() => this.#page.evaluate(() => document.activeElement?.localName), { message: 'element with the focus' })
      .not.toBe('body');
  }
}

const hasFocus = (element: Element): boolean => element === document.activeElement;

const isBeforeFocus = (element: Element): boolean =>
  document.activeElement !== document.body &&
  (element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The HTML of the focused control if neither it nor its label has an outline; null if the focus is visible. */
function invisibleFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.localName === 'iframe') return null;
  const isOutlined = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && width > 1 && height > 1;
  };
  return [focused, focused.closest('label')].some((element) => element && isOutlined(element))
    ? null
    : focused.outerHTML.slice(0, 200);
}
