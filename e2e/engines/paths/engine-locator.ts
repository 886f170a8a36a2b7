import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { POLL_INTERVALS_MS } from '../../model/harness-page.ts';
import type { Key } from '../tab.ts';
import type { EnginePage } from './engine-page.ts';
import type { Found, Place, RoleStep, Step, TextPattern } from './step.ts';

type Text = string | RegExp;
interface Exact {
  readonly exact?: boolean;
}
interface Timeout {
  readonly timeout?: number;
}
interface Press extends Timeout {
  /** Without waiting until the element can be pressed. */
  readonly force?: boolean;
}
type RoleOptions = Omit<RoleStep, 'kind' | 'role' | 'name'> & Exact & { readonly name?: Text };
interface Filter {
  readonly hasText?: Text;
  readonly hasNotText?: Text;
  readonly has?: EngineLocator;
  readonly hasNot?: EngineLocator;
  readonly visible?: boolean;
}

const patternOf = (text: Text, { exact = false }: Exact = {}): TextPattern =>
  typeof text === 'string' ? { text, isExact: exact } : { source: text.source, flags: text.flags };

const filterSteps = ({ hasText, hasNotText, has, hasNot, visible }: Filter): readonly Step[] => [
  ...(hasText === undefined ? [] : [{ kind: 'hasText', text: patternOf(hasText) } as const]),
  ...(hasNotText === undefined ? [] : [{ kind: 'hasNotText', text: patternOf(hasNotText) } as const]),
  ...(has ? [{ kind: 'has', steps: has.steps } as const] : []),
  ...(hasNot ? [{ kind: 'hasNot', steps: hasNot.steps } as const] : []),
  ...(visible === undefined ? [] : [{ kind: 'visible', isVisible: visible } as const]),
];

const INTERVAL = 10;

/** The part of Playwright's `Locator` that the flows use, for a page that Playwright does not drive. */
export class EngineLocator {
  readonly steps: readonly Step[];
  readonly #page: EnginePage;

  constructor(page: EnginePage, steps: readonly Step[]) {
    this.#page = page;
    this.steps = steps;
  }

  #add = (...steps: readonly Step[]) => new EngineLocator(this.#page, [...this.steps, ...steps]);

  getByRole(role: string, { name, exact = false, ...options }: RoleOptions = {}): EngineLocator {
    return this.#add({
      kind: 'role',
      role,
      ...options,
      ...(name !== undefined && { name: patternOf(name, { exact }) }),
    });
  }

  getByText = (text: Text, options?: Exact) => this.#add({ kind: 'text', text: patternOf(text, options) });
  getByLabel = (text: Text, options?: Exact) => this.#add({ kind: 'label', text: patternOf(text, options) });
  locator = (selector: string) => this.#add({ kind: 'css', selector });
  filter = (filter: Filter) => this.#add(...filterSteps(filter));
  and = ({ steps }: EngineLocator) => this.#add({ kind: 'and', steps });
  or = ({ steps }: EngineLocator) => this.#add({ kind: 'or', steps });
  nth = (index: number) => this.#add({ kind: 'nth', index });
  first = () => this.nth(0);
  last = () => this.nth(-1);

  /** As in Playwright, a locator that finds several elements is a fault of the test. */
  async #one(): Promise<Found> {
    const found = await this.#page.look(this.steps);
    if (found.count > 1) throw new Error(`${found.count} elements instead of one: ${JSON.stringify(this.steps)}`);
    return found;
  }

  count = async () => (await this.#page.look(this.steps)).count;
  isVisible = async () => (await this.#one()).isVisible;
  isEnabled = async () => (await this.#untilFound()).isEnabled;
  isDisabled = async () => !(await this.isEnabled());
  isChecked = async () => (await this.#untilFound()).isChecked;
  isEditable = async () => (await this.#untilFound()).isEditable;

  #untilFound = async () => {
    await this.#until('an element', async () => (await this.#one()).count === 1);
    return this.#one();
  };

  waitFor = () => this.#until('a visible element', this.isVisible);

  /** Waits until the element is visible, or is not. */
  expectVisible(isVisible: boolean, message: string, timeout: number): Promise<void> {
    return expect.poll(this.isVisible, { message, timeout, intervals: POLL_INTERVALS_MS }).toBe(isVisible);
  }

  /** Waits until the element can be pressed and stands still. */
  async #place({ force = false, timeout }: Press): Promise<Place> {
    let last: Place | null = null;
    await this.#until(
      'an element that can be pressed',
      async () => {
        await this.#one();
        const before = last;
        last = await this.#page.call('place', this.steps);
        if (!last.isVisible) return false;
        const stands = before?.x === last.x && before.y === last.y;
        return force || (stands && last.isEnabled && last.isOnTop);
      },
      timeout,
    );
    return last as unknown as Place;
  }

  async click(options: Press = {}): Promise<void> {
    await this.#page.tab.click(await this.#place(options), 1);
  }

  async hover(): Promise<void> {
    await this.#page.tab.move(await this.#place({ force: true }));
  }

  /** Presses a checkbox or a radio button that is not checked. */
  async check(options: Press = {}): Promise<void> {
    if ((await this.#untilFound()).isChecked) return;
    await this.click(options);
    await this.#until('a checked element', async () => (await this.#one()).isChecked, options.timeout);
  }

  async press(key: Key): Promise<void> {
    await this.#untilFound();
    await this.#page.call('focus', this.steps);
    await this.#page.tab.key(key);
  }

  async fill(text: string): Promise<void> {
    await this.#until('a field', async () => (await this.#one()).isEditable);
    await this.#page.call('fill', this.steps, text);
  }

  async selectOption(value: string): Promise<void> {
    await this.#until('a field', async () => (await this.#one()).isEnabled);
    await this.#page.call('select', this.steps, value);
  }

  page = () => this.#page;
  getAttribute = (name: string) =>
    this.evaluate((element: Element, attribute: string) => element.getAttribute(attribute), name);
  inputValue = () => this.evaluate((field: { readonly value: string }) => field.value);

  async evaluate<E, A, T>(work: (element: E, argument: A) => T, argument?: A): Promise<T> {
    await this.#untilFound();
    return this.#page.onElement(this.steps, String(work), argument) as Promise<T>;
  }

  async #until(what: string, isTrue: () => Promise<boolean>, timeout = this.#page.timeout): Promise<void> {
    const end = Date.now() + timeout;
    while (!(await isTrue())) {
      if (Date.now() > end) throw new Error(`not within ${timeout} ms: ${what}: ${JSON.stringify(this.steps)}`);
      await wait(INTERVAL);
    }
  }
}
