import type { CDPSession } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';
import { describeViolations } from '../support/accessibility.ts';

/** The rules of WCAG 2.2, levels A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

// Frames are of other origins.
const OPTIONS: RunOptions = { runOnly: TAGS, resultTypes: ['violations'], iframes: false };
// Axe reads the text fill colour, for which Chromium reports that of the page instead of that of the system.
const WITHOUT_COLOURS: RunOptions = { ...OPTIONS, rules: { 'color-contrast': { enabled: false } } };

const expressionFor = (options: RunOptions): string =>
  `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`;

/**
 * Runs axe on a page whose timers are under control: in a world of its own, which has the same elements but the timers of
 * the browser. Axe waits for timers.
 */
export class IsolatedAxe {
  readonly #browser: CDPSession;
  readonly #contextId: number;

  private constructor(browser: CDPSession, contextId: number) {
    this.#browser = browser;
    this.#contextId = contextId;
  }

  /** For the document that the page shows now. */
  static async prepare(browser: CDPSession): Promise<IsolatedAxe> {
    const { frameTree } = await browser.send('Page.getFrameTree');
    const world = await browser.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
    const isolated = new IsolatedAxe(browser, world.executionContextId);
    await isolated.#evaluate(`${axe.source}; null`);
    return isolated;
  }

  /** The violations, in words. The contrast of colours is not checked if the system has replaced them. */
  async violations(hasForcedColours: boolean): Promise<readonly string[]> {
    const expression = expressionFor(hasForcedColours ? WITHOUT_COLOURS : OPTIONS);
    return describeViolations((await this.#evaluate(expression)) as Result[]);
  }

  async #evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.#browser.send('Runtime.evaluate', {
      expression,
      contextId: this.#contextId,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }
}
