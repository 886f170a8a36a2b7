import type { Browser, BrowserContext, Page } from '@playwright/test';
import { BLANK_PATH } from './sandbox-servers.ts';

/** What tests listen to. Playwright itself listens to other events. */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
];

/** Runs in the page: removes what a test has stored. Returns whether the time is real. */
function clearDevice(): boolean {
  localStorage.clear();
  sessionStorage.clear();
  return /\[native code\]/.test(String(Date));
}

/**
 * A page that the tests of a worker use one after another (decision 33). It stays on one origin, so that its process keeps
 * the compiled code of the portal. Each test finds a blank page without storage, listeners, routes and other tabs.
 */
export class SharedPage {
  readonly context: BrowserContext;
  readonly page: Page;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
  }

  /** Opens the page with the options of the test that needs it first; the others have the same, but for the viewport. */
  static async open(browser: Browser): Promise<SharedPage> {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(BLANK_PATH);
    return new SharedPage(context, page);
  }

  /** Throws if the test has replaced the clock of the page, which cannot be undone. */
  async reset(): Promise<void> {
    const { context, page } = this;
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const target of [context, page]) {
      for (const event of EVENTS) await target.removeAllListeners(event, { behavior: 'ignoreErrors' });
      await target.unrouteAll({ behavior: 'ignoreErrors' });
    }
    await context.setOffline(false);
    await context.clearCookies();
    await page.emulateMedia({ colorScheme: 'light', media: null });
    await page.mouse.move(0, 0);
    await page.goto(BLANK_PATH);
    if (!(await page.evaluate(clearDevice)))
      throw new Error('this test replaces the clock of a shared page: it needs the tag @ownPage');
  }
}
