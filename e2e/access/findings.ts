import type { Page } from '@playwright/test';
import { clippedTexts } from '../support/clipped-texts.ts';
import { problemsOf, smallTargets } from '../support/layout.ts';
import { readQr } from '../support/qr.ts';
import type { IsolatedAxe } from './isolated-axe.ts';
import type { Variant } from './variants.ts';

/** A problem of a page in a variant. */
export interface Finding {
  readonly machine: string;
  /** Sorted ids of the leaves. */
  readonly leaves: readonly string[];
  readonly variant: string;
  readonly problem: string;
}

/** The QR codes that a phone cannot read. */
async function unreadableCodes(page: Page): Promise<readonly string[]> {
  const pictures = await page.getByRole('img', { name: /^(QR-kod|QR code)/ }).all();
  const problems = pictures.map((picture) =>
    readQr(picture).then(
      () => [],
      (error: Error) => [error.message],
    ),
  );
  return (await Promise.all(problems)).flat();
}

/** The problems of the page as it is shown now. */
export async function problemsIn(page: Page, axe: IsolatedAxe, variant: Variant): Promise<readonly string[]> {
  // Before the texts of a language are loaded, the page is empty.
  if ((await page.locator('body').innerText()).trim() === '') return [];
  const outside = variant.mayScrollSideways ? [] : await problemsOf(page);
  const fits = [
    ...outside.map((problem) => `sideways: ${problem}`),
    ...(await clippedTexts(page)).map((problem) => `clipped: ${problem}`),
  ];
  if (variant.isLayoutOnly) return fits;
  const violations = (await axe.violations(variant.hasForcedColours)).map((problem) => `axe: ${problem}`);
  const codes = (await unreadableCodes(page)).map((problem) => `QR: ${problem}`);
  const targets = (await smallTargets(page)).map((problem) => `target: ${problem}`);
  return [...violations, ...codes, ...targets, ...fits];
}
