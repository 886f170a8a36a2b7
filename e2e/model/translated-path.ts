import type { Path } from '@lunchkortet/model-engine/path';
import { expect } from '@playwright/test';
import { startTranslation, stopTranslation } from '../support/translate.ts';
import type { AnyFlow } from './flow.ts';
import type { HarnessPage } from './harness-page.ts';
import { runPathInBrowser } from './run-in-browser.ts';
import { settle } from './settled-page.ts';

/** What the page says after each step, in both languages. The portal must have loaded both. */
async function textsAlong({ page, callHarness }: HarnessPage, run: (look: () => Promise<void>) => Promise<unknown>) {
  const texts: string[] = [];
  await run(async () => {
    for (const language of ['en', null] as const) {
      await callHarness('showLanguage', language);
      await settle(page);
      texts.push(await page.evaluate(() => document.body.innerText));
    }
  });
  return texts;
}

/** Runs a path in a page that is being translated, and checks that it says the same as without a translation. */
export async function expectSameWhenTranslated(harness: HarnessPage, flow: AnyFlow, path: Path): Promise<void> {
  const run = (look: () => Promise<void>) => runPathInBrowser(harness, flow, path, look);
  const original = await textsAlong(harness, run);
  await startTranslation(harness.page);
  try {
    expect(await textsAlong(harness, run)).toEqual(original);
  } finally {
    await stopTranslation(harness.page);
  }
}
