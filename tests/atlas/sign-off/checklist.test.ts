import { expect, it } from 'vitest';
import type { HashedPicture } from '../../../atlas/recording/hashed-pictures.ts';
import { checklistOf, openRows } from '../../../atlas/sign-off/checklist.ts';
import { csvOf, markdownOf, readCsv } from '../../../atlas/sign-off/csv.ts';

const picture = (state: string, text: string, hash: string, rest: Partial<HashedPicture> = {}): HashedPicture => ({
  machine: 'lamp',
  look: `${state} ${text}`,
  path: 'to it',
  step: 0,
  leaves: [`lamp.${state}`],
  language: 'en',
  size: 'phone',
  file: `lamp/${hash}.webp`,
  shown: [text],
  hash,
  ...rest,
});

const pictures = [
  picture('on', 'It is on', 'a'),
  picture('on', 'It is hot; "very" | hot', 'b'),
  picture('on', 'It is on', 'c', { size: 'desktop' }),
  picture('off', '', 'd', { language: 'sv' }),
];
const rows = checklistOf(pictures);

it('has a row for each state, language and size, with all texts of the state', () => {
  expect(rows.map(({ state, language, size, texts }) => [state, language, size, texts])).toEqual([
    ['on', 'en', 'phone, 390 px', 'It is on · It is hot; "very" | hot'],
    ['on', 'en', 'desktop, 1280 px', 'It is on'],
    ['off', 'sv', 'phone, 390 px', ''],
  ]);
});

it('opens only the rows of which a picture has changed since they were signed', () => {
  const signed = rows.map((row) => ({ ...row, seenBy: 'Eva', when: '2026-11-29', build: '1.0' }));
  expect(openRows(rows, signed)).toEqual([]);
  const changed = checklistOf(pictures.map((one) => (one.hash === 'b' ? { ...one, hash: 'x' } : one)));
  expect(openRows(changed, signed)).toEqual([changed[0]]);
});

it('a row that is not signed stays open', () => {
  const signed = rows.map((row) => ({ ...row, seenBy: ' ', when: '', build: '' }));
  expect(openRows(rows, signed)).toEqual(rows);
});

it('reads the list that it has written, when it is filled in', () => {
  const [first] = rows;
  const csv = csvOf(rows).split('\n');
  expect(csv[0]).toBe('flow,state,language,size,messages and values,seen by,when,build,hash');
  const filled = csv.map((line, index) => (index === 0 ? line : line.replace(/,,,,(\w+)$/, ',Eva,2026-11-29,1.0,$1')));
  const signed = readCsv('list.csv', filled.join('\n'));
  expect(signed[0]).toEqual({ ...first, seenBy: 'Eva', when: '2026-11-29', build: '1.0' });
  expect(openRows(rows, signed)).toEqual([]);
});

it('reads a list that a Swedish spreadsheet has saved', () => {
  const text =
    '\uFEFFflow;state;language;size;messages and values;seen by;when;build;hash\r\nlamp;on;sv;phone;"a; b";Eva;nu;1;h\r\n';
  expect(readCsv('list.csv', text)).toEqual([
    {
      flow: 'lamp',
      state: 'on',
      language: 'sv',
      size: 'phone',
      texts: 'a; b',
      seenBy: 'Eva',
      when: 'nu',
      build: '1',
      hash: 'h',
    },
  ]);
});

it('refuses a list without one of its columns', () => {
  expect(() => readCsv('list.csv', 'flow,state\nlamp,on\n')).toThrow('list.csv has no column language, size');
});

it('writes a table in which a text cannot begin another cell', () => {
  const [, , row = ''] = markdownOf(rows).split('\n');
  expect(row).toContain('It is hot; "very" \\| hot');
});

it('writes no formula into a spreadsheet', () => {
  expect(csvOf(checklistOf([picture('on', '=1+1', 'a')]))).toContain(',"\'=1+1",');
});
