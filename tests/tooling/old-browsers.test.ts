import { expect, it } from 'vitest';
import { newerInScript, newerInStyles } from '../../scripts/old-browsers/newer-features.ts';

it.each([
  ['Map.groupBy([], String)', ['Map.groupBy']],
  ['const { length } = [].toSorted()', ['.toSorted']],
  ["x['checkVisibility']()", ['.checkVisibility']],
  ['new URLPattern()', ['URLPattern']],
  ['function f(URLPattern) { return URLPattern }', []],
  ['const Iterator = 1; Iterator', []],
  ['Promise.any([]); [].at(-1); structuredClone({}); el.replaceChildren()', []],
])('finds what is too new in the script %s', (code, expected) => {
  expect(newerInScript(code)).toEqual(expected);
});

it.each(['using x = f()', '/[a--b]/v', 'import x from "./x.json" with { type: "json" }'])(
  'finds the new syntax of %s',
  (code) => {
    expect(newerInScript(code)).toEqual([expect.stringMatching(/^syntax: /)]);
  },
);

it.each([
  ['a:has(b) { color: red }', [':has']],
  ['a { color: oklch(from red l c h) }', ['oklch()', 'relative colours']],
  ['a { color: red; color: oklch(from red l c h) }', []],
  ['@supports (color: oklch(from red l c h)) { a { color: oklch(from red l c h) } }', []],
  ['a { text-wrap: balance }', ['text-wrap', 'text-wrap: balance']],
  ['@container (width > 1px) { a { height: 100dvh; inset: 0 } }', []],
])('finds what is too new in the styles %s', (css, expected) => {
  expect(newerInStyles(css)).toEqual(expected);
});
