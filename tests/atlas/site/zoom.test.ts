import { expect, it } from 'vitest';
import { fitting, initialScale, READABLE_SCALE, zoomedIn, zoomedOut } from '../../../atlas/site/zoom.ts';

it('starts with the whole width if its text is readable then, and never smaller than readable', () => {
  expect(initialScale(1000, 1000)).toBe(1);
  expect(initialScale(4000, 1280)).toBe(READABLE_SCALE);
  expect(initialScale(100, 1280)).toBe(1.25);
});

it('shows all of a drawing', () => {
  expect(fitting({ width: 2000, height: 500 }, { width: 1000, height: 1000 })).toBe(0.5);
});

it('zooms within limits', () => {
  expect(zoomedOut(zoomedIn(1))).toBe(1);
  expect(zoomedIn(3)).toBe(3);
  expect(zoomedOut(0.1)).toBe(0.1);
});
