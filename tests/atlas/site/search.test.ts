import { expect, it } from 'vitest';
import type { SearchEntry } from '../../../atlas/data/search-entries.ts';
import { byText, found } from '../../../atlas/site/search.ts';

const entry = (text: string, more = ''): SearchEntry => ({ kind: 'state', text, more, flow: 'lamp', item: null });
const entries = [entry('confirming', 'The user confirms the order.'), entry('ordering'), entry('Påfyllning beställd')];

it('finds entries that contain all words, in any order and case', () => {
  expect(found(entries, 'ORDER')).toEqual([entries[0], entries[1]]);
  expect(found(entries, 'order confirms')).toEqual([entries[0]]);
  expect(found(entries, 'påfyll')).toEqual([entries[2]]);
});

it('finds nothing for an empty text', () => {
  expect(found(entries, '  ')).toEqual([]);
});

it('puts entries with the same text together, and a text of many flows last', () => {
  const inFlow = (text: string, flow: string) => ({ ...entry(text), flow });
  const list = [inFlow('Meny', 'a'), inFlow('Meny', 'b'), inFlow('Beställ', 'b')];
  expect(byText(list).map((same) => same.map(({ text, flow }) => `${flow}: ${text}`))).toEqual([
    ['b: Beställ'],
    ['a: Meny', 'b: Meny'],
  ]);
});
