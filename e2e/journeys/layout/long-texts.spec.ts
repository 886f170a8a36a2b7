import { missingRoutes, openCase, PAGE_CASES } from '../../support/every-page.ts';
import { expectFits } from '../../support/layout.ts';
import { fillTexts, REALISTIC, UNBREAKABLE } from '../../support/long-texts.ts';
import { expect, test } from '../../support/test.ts';

test('every route is tested', () => {
  expect(missingRoutes()).toEqual([]);
});

const TEXTS = { 'long texts': REALISTIC, 'a word of 200 characters': UNBREAKABLE };

for (const [title, pageCase] of Object.entries(PAGE_CASES))
  for (const [kind, text] of Object.entries(TEXTS))
    test(`${title}: ${kind} fit into every width`, async ({ page, context, sandbox }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await fillTexts(context, text);
      await openCase(page, sandbox, pageCase);
      await expectFits(page);
    });
