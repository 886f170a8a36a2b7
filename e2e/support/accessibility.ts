import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const describeViolations = ({ violations }: AxeResults) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );

/** Expects that axe finds no violation on the page, and no contrast violation in dark mode. */
export async function expectAccessible(page: Page): Promise<void> {
  const light = await new AxeBuilder({ page }).setLegacyMode().analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  // AxeBuilder has injected axe into the page.
  const dark = await page.evaluate<AxeResults>("axe.run({ runOnly: ['color-contrast'] })");
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(describeViolations(light), `accessibility of ${page.url()}`).toEqual([]);
  expect.soft(describeViolations(dark), `contrast of ${page.url()} in dark mode`).toEqual([]);
}
