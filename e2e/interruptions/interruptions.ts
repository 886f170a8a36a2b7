import type { Stage } from '../faults/scenario.ts';
import { startTranslation } from '../support/translate.ts';

/** Something that happens to a page while the user is busy with something else. */
export interface Interruption {
  readonly run: (stage: Stage) => Promise<unknown>;
  /** The session ends: the log-in page must show, and nothing of the user. */
  readonly endsSession?: boolean;
  /** Afterwards the page must show what it showed before. */
  readonly keepsPage?: boolean;
  /** Before the user acts it changes nothing: what the user does next has the same result as without it. */
  readonly goesOn?: boolean;
}

async function goBackAndForward({ page }: Stage): Promise<void> {
  // The entry before it is the empty page of a new tab, which is not the portal's.
  await page.evaluate(() => history.pushState(null, '', '/support'));
  await page.goBack();
  await page.goForward();
  await page.goBack();
}

/** Another tab removes the token, as its log-out does. */
async function logOutElsewhere({ page, sandbox }: Stage): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`${sandbox.url}/terms-conditions`);
  await other.evaluate(() => localStorage.removeItem('token'));
  await other.close();
}

/** The token ends while nothing is sent, and no request can renew it. */
async function expireToken({ page }: Stage): Promise<void> {
  await page.context().setOffline(true);
  await page.clock.fastForward('14:00:00');
  await page.context().setOffline(false);
}

async function goOffline({ page }: Stage): Promise<void> {
  await page.context().setOffline(true);
  await page.clock.runFor(3000);
  await page.context().setOffline(false);
  await page.clock.runFor(3000);
}

/** In the layout of a phone, with the space that it has when the text is half as large. */
async function enlargeText({ page }: Stage): Promise<void> {
  await page.setViewportSize({ width: 760, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** By the name that is printed. */
export const INTERRUPTIONS: Readonly<Record<string, Interruption>> = {
  reload: { run: ({ page }) => page.reload() },
  'back and forward': { run: goBackAndForward },
  'log-out in a second tab': { run: logOutElsewhere, endsSession: true },
  'token expiry': { run: expireToken, endsSession: true },
  'offline and online': { run: goOffline, keepsPage: true },
  translation: { run: ({ page }) => startTranslation(page), keepsPage: true, goesOn: true },
  '200 % text': { run: enlargeText, keepsPage: true },
};
