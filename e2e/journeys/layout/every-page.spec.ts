import { openCase, PAGE_CASES } from '../../support/every-page.ts';
import { brokenWords, expectFits, smallTargets, WIDTHS } from '../../support/layout.ts';
import { expect, test } from '../../support/test.ts';

for (const [title, pageCase] of Object.entries(PAGE_CASES))
  test(`${title}: fits into every width, breaks no word, has targets for fingers`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openCase(page, sandbox, pageCase);
    expect.soft(await smallTargets(page), 'targets smaller than 44 px').toEqual([]);
    await expectFits(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await brokenWords(page), `broken words at ${width} px`).toEqual([]);
    }
  });
