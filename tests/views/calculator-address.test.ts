import { expect, it } from 'vitest';
import { hasCalculator, withCalculator, withoutCalculator } from '../../src/app/calculator-address.ts';

it.each([
  ['', '?calculator', ''],
  ['year=2025&search=lunch', '?year=2025&search=lunch&calculator', '?year=2025&search=lunch'],
])('the query “%s” stays when the calculator opens and closes', (search, opened, closed) => {
  expect(hasCalculator(search)).toBe(false);
  expect(withCalculator(search)).toBe(opened);
  expect(hasCalculator(opened)).toBe(true);
  expect(withoutCalculator(opened)).toBe(closed);
});
