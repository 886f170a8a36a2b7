import type { Locator, Page, Request } from '@playwright/test';
import { announcedTexts, recordAnnouncements, takeAnnouncements } from '../support/announcements.ts';
import { expect } from '../support/test.ts';

/** Longer than the pause after a change, in which presses are ignored, and than the library of toasts announces. ms. */
const SETTLING_TIME = 1000;

/** The seconds of a countdown, also the first that are announced: they depend on how fast the test is. */
const COUNTDOWN = /(?<=- timer: .*)\d+|[45]\d(?= sekunder)/g;

/**
 * What a screen reader announces in a flow, as a text: for each step the announcements of live regions, the element with
 * the focus, and the accessibility tree.
 */
export class Transcript {
  readonly #page: Page;
  readonly #pending = new Set<Request>();
  readonly #parts: string[];
  #title = '';

  private constructor(page: Page, title: string) {
    this.#page = page;
    this.#parts = [`# ${title}`];
    page.on('request', (request) => this.#pending.add(request));
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
  }

  /** `now` is the time of the sandbox. */
  static async start(page: Page, title: string, now: string): Promise<Transcript> {
    await page.clock.install({ time: now });
    await recordAnnouncements(page);
    return new Transcript(page, title);
  }

  /**
   * Adds a step. `act` also waits for what the step leads to. The tree is that of `part`; without it, of the open dialog or
   * else of the content of the page.
   */
  async step(title: string, act: () => Promise<unknown>, part?: Locator): Promise<void> {
    await act();
    await this.#settle();
    const announced = (await takeAnnouncements(this.#page)).map(
      ({ politeness, text }) => `- ${politeness}: ${text.replace(COUNTDOWN, '…')}`,
    );
    const lines = [...(await this.#newTitle()), ...announced, `- focus: ${await this.#focused()}`];
    const tree = await (part ?? (await this.#content())).ariaSnapshot();
    this.#parts.push(`## ${title}`, lines.join('\n'), `\`\`\`yaml\n${tree.replace(COUNTDOWN, '…')}\n\`\`\``);
  }

  /** Waits until a live region has said it; a toast does so some frames after it is shown. */
  async expectAnnounced(text: string): Promise<void> {
    await expect.poll(() => announcedTexts(this.#page), { message: 'announcements of the step' }).toContain(text);
  }

  /** Compares the text with `docs/transcripts/`. */
  expectToMatch(name: string): void {
    expect(`${this.#parts.join('\n\n')}\n`).toMatchSnapshot(`${name}.md`);
  }

  async #settle(): Promise<void> {
    await expect.poll(() => this.#pending.size, { message: 'requests without an answer' }).toBe(0);
    await this.#page.clock.runFor(SETTLING_TIME);
    await expect.poll(() => this.#pending.size, { message: 'requests without an answer' }).toBe(0);
  }

  /** Role, name, states and description of the element with the focus. */
  async #focused(): Promise<string> {
    const focused = this.#page.locator(':focus');
    if ((await focused.count()) === 0) return 'the page';
    const [line = ''] = (await focused.ariaSnapshot()).split('\n');
    const description = await focused.evaluate(descriptionOf);
    return line.replace(/^- |:$/g, '') + (description === '' ? '' : `, described by "${description}"`);
  }

  /** The title of the page if it has changed. */
  async #newTitle(): Promise<readonly string[]> {
    const before = this.#title;
    this.#title = await this.#page.title();
    return this.#title === before ? [] : [`- title: ${this.#title}`];
  }

  async #content(): Promise<Locator> {
    const dialog = this.#page.getByRole('dialog').or(this.#page.getByRole('alertdialog'));
    return (await dialog.count()) > 0 ? dialog : this.#page.getByRole('main');
  }
}

/** The texts that `aria-describedby` refers to; the accessibility tree of Playwright does not have them. */
const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => {
      const description = document.getElementById(id)?.cloneNode(true) as Element | undefined;
      for (const hidden of description?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove();
      return description?.textContent?.trim() ?? '';
    })
    .filter((text) => text !== '')
    .join(' ');
