import { expect, it } from 'vitest';
import { calculatorLink, hasCalculator, withoutCalculator } from '../../machines/portal/calculator-address.ts';

it.each([
  ['', '?calculator', ''],
  ['?year=2025&search=lunch', '?year=2025&search=lunch&calculator', '?year=2025&search=lunch'],
])('the query “%s” stays when the calculator opens and closes', (search, opened, closed) => {
  expect(hasCalculator(search)).toBe(false);
  expect(calculatorLink(search).to).toBe(opened);
  expect(hasCalculator(opened)).toBe(true);
  expect(withoutCalculator(`/home${opened}`)).toBe(`/home${closed}`);
});
