import { expectAccessible } from '../../support/accessibility.ts';
import { openCase, PAGE_CASES } from '../../support/every-page.ts';
import { brokenWords, expectFits, expectNotClipped, smallTargets, WIDTHS } from '../../support/layout.ts';
import { withLongTexts } from '../../support/long-texts.ts';
import { expect, test } from '../../support/test.ts';

for (const [title, pageCase] of Object.entries(PAGE_CASES))
  test(`${title}: is accessible, fits into every width with any texts, breaks no word, has targets for fingers`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openCase(page, sandbox, pageCase);
    await expectAccessible(page);
    expect.soft(await smallTargets(page), 'targets smaller than 44 px').toEqual([]);
    await expectFits(page, async (width) => {
      expect.soft(await brokenWords(page), `broken words at ${width} px`).toEqual([]);
    });
    // The same page again: a second load is faster than a second browser context. What it has stored, such as a log-in that
    // has begun, is removed.
    await page.evaluate(() => localStorage.clear());
    await page.setViewportSize({ width: 390, height: 844 });
    sandbox.changeResponses(withLongTexts);
    await openCase(page, sandbox, pageCase);
    await expectFits(page, async (width) => {
      if (width === Math.min(...WIDTHS) || width === Math.max(...WIDTHS)) await expectNotClipped(page);
    });
  });
