import type { Page } from '@playwright/test';

/**
 * Runs in the page. A hash of `expected` and of everything that decides what a locator finds there, and whether it is visible, enabled or checked: the
 * elements with the styles, the values of fields, the pseudo-classes that no attribute shows, and the size of the window.
 * React gives each start other ids; here they are numbered in their order, so that references stay distinct. Null if there
 * is a frame, whose content belongs to another origin.
 */
async function hashDocument(expected: string): Promise<string | null> {
  if (document.querySelector('iframe')) return null;
  const ids: string[] = [];
  const html = document.documentElement.outerHTML.replaceAll(/_r_\w+?_/g, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `_${ids.indexOf(id)}_`;
  });
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select');
  const elements = [...document.querySelectorAll('*')];
  const states = [':checked', ':disabled', ':focus', ':hover', ':modal', ':popover-open'];
  const inStates = states.map((state) => elements.flatMap((element, index) => (element.matches(state) ? [index] : [])));
  const content = JSON.stringify([
    expected,
    html,
    [...fields].map(({ value }) => value),
    inStates,
    innerWidth,
    innerHeight,
  ]);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return new Uint8Array(hash).join();
}

/**
 * The checks of checkpoints that have passed on one page. Many paths begin with the same steps. A check that passed gives
 * the same result again if it expects the same of an equal document, because it only reads the document.
 */
export class PassedChecks {
  readonly #page: Page;
  readonly #passed = new Map<object, Set<string>>();

  constructor(page: Page) {
    this.#page = page;
  }

  /** Runs a check of a flow unless it has passed before. `expected` is what the check expects, apart from the flow. */
  async once(flow: object, expected: unknown, check: () => Promise<void>): Promise<void> {
    const passed = this.#passed.get(flow) ?? new Set();
    this.#passed.set(flow, passed);
    const before = await this.#key(expected);
    if (before !== null && passed.has(before)) return;
    await check();
    // Otherwise the page changed while it was checked, and the check may have passed before or after that.
    if (before !== null && before === (await this.#key(expected))) passed.add(before);
  }

  #key(expected: unknown): Promise<string | null> {
    return this.#page.evaluate(hashDocument, JSON.stringify(expected));
  }
}
