import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
}

const told = (violations: readonly Finding[]) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );

/** Axe finds nothing wrong with what is on the screen now, in the light; nor with its colours in the dark. */
export async function expectAccessible(page: Page): Promise<void> {
  const light = await new AxeBuilder({ page }).setLegacyMode().analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(told(light.violations), `accessibility of ${page.url()}`).toEqual([]);
  expect.soft(told(dark.violations), `contrast of ${page.url()} in the dark`).toEqual([]);
}
