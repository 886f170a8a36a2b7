import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Result, RunOptions, run } from 'axe-core';

type AxeWindow = typeof globalThis & { readonly axe: { readonly run: typeof run } };

/** Less than half as long as `axe.source`, which a browser takes as long to load as the rules take on a small page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One line for each element that breaks a rule. */
export const describeViolations = (violations: readonly Result[]) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );

/** Without @axe-core/playwright: it also describes every element that passes, which takes twice as long as the rules. */
async function violationsOf(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return describeViolations(
    await page.evaluate(
      async (given) => {
        const { violations } = await (globalThis as AxeWindow).axe.run(given);
        return violations;
      },
      // Frames are of other origins.
      { ...options, resultTypes: ['violations'], iframes: false } satisfies RunOptions,
    ),
  );
}

/** Expects that axe finds no violation on the page, and no contrast violation in dark mode. */
export async function expectAccessible(page: Page): Promise<void> {
  const light = await violationsOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOf(page, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(light, `accessibility of ${page.url()}`).toEqual([]);
  expect.soft(dark, `contrast of ${page.url()} in dark mode`).toEqual([]);
}
