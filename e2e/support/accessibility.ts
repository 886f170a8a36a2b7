import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const told = ({ violations }: AxeResults) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );

/** Axe finds nothing wrong with what is on the screen now, in the light; nor with its colours in the dark. */
export async function expectAccessible(page: Page): Promise<void> {
  const light = await new AxeBuilder({ page }).setLegacyMode().analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  // The builder has left axe in the page.
  const dark = await page.evaluate<AxeResults>("axe.run({ runOnly: ['color-contrast'] })");
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(told(light), `accessibility of ${page.url()}`).toEqual([]);
  expect.soft(told(dark), `contrast of ${page.url()} in the dark`).toEqual([]);
}
