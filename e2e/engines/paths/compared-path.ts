import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Path } from '@lunchkortet/model-engine/path';
import { chromium } from '@playwright/test';
import { root } from '../../../scripts/run.ts';
import type { AnyFlow } from '../../model/flow.ts';
import { HarnessPage } from '../../model/harness-page.ts';
import { runPathWith } from '../../model/recorded-path.ts';
import { runPathInBrowser } from '../../model/run-in-browser.ts';

/** How long Chromium may take for the same path, ms. */
const CHROMIUM_TIMEOUT = 60_000;
/** A screenshot can hang WebKit's driver; ms. */
const PICTURE_TIMEOUT = 5000;

/** Runs a path in Chromium up to a step. Returns a picture of the page there, and whether Chromium failed before. */
async function pictureInChromium(flow: AnyFlow, path: Path, step: number): Promise<{ body: Buffer; error: unknown }> {
  const browser = await chromium.launch();
  try {
    const harness = await HarnessPage.open(browser);
    const steps = path.steps.slice(0, step + 1);
    const error = await runPathInBrowser(harness, flow, { ...path, steps }).then(
      () => null,
      (reason: unknown) => reason,
    );
    return { body: await harness.page.screenshot(), error };
  } finally {
    await browser.close();
  }
}

const pictureOf = ({ page }: HarnessPage): Promise<Buffer | null> =>
  Promise.race([
    page.screenshot().catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, PICTURE_TIMEOUT, null)),
  ]);

/** Adds lines after the first one of an error, which says what differs. */
function withLines(error: unknown, lines: readonly string[]): Error {
  const [first = '', ...rest] = (error instanceof Error ? error.message : String(error)).split('\n');
  return new Error([first, ...lines, ...rest].join('\n'), { cause: error });
}

/**
 * Runs a path in another engine than Chromium. If it fails, the error names two pictures: of the page in that engine, and of
 * the page in Chromium at the same step.
 */
export const runComparedPath = runPathWith(async ({ error, step }, harness, flow, path, testInfo) => {
  testInfo.setTimeout(testInfo.timeout + CHROMIUM_TIMEOUT);
  const lines: string[] = [];
  const keep = async (name: string, body: Buffer | null) => {
    if (body === null) return lines.push(`no picture of ${name}`);
    const file = testInfo.outputPath(`${name}.png`);
    writeFileSync(file, body);
    await testInfo.attach(name, { path: file, contentType: 'image/png' });
    return lines.push(`picture of ${name}: ${relative(root, file)}`);
  };
  await keep(testInfo.project.name, await pictureOf(harness));
  const inChromium = await pictureInChromium(flow, path, step);
  await keep('chromium', inChromium.body);
  if (inChromium.error !== null) lines.push(`it fails in Chromium too: ${String(inChromium.error).split('\n')[0]}`);
  return withLines(error, lines);
});
