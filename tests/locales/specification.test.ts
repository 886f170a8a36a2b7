import { expect, it } from 'vitest';
import { QUOTED_TEXTS } from '../../atlas/portal/quoted-texts.ts';
import en from '../../locales/en.json' with { type: 'json' };

/** Small mistakes in the quoted texts (decision 28). */
const CORRECTIONS: readonly (readonly [quoted: RegExp, corrected: string])[] = [
  [/\bplz\b/, 'please'],
  [/\btemporary blocked\b/, 'temporarily blocked'],
  [/\bbankid\b/i, 'BankID'],
  [/\bpin\b/, 'PIN'],
  [/ \.\.\.$/, ''],
  [/[.!]$/, ''],
  [/\{date\}/, '{day}'],
];

const corrected = (text: string) =>
  CORRECTIONS.reduce((result, [from, to]) => result.replace(from, to), text).replace(/^./, (first) =>
    first.toUpperCase(),
  );

it.each(QUOTED_TEXTS.flatMap(([section, text, ...ids]) => ids.map((id) => [section, text, id] as const)))(
  '%s: “%s” is the text of %s',
  (_, text, id) => {
    const expected = corrected(text);
    const rest = en[id].slice(expected.length);
    expect(en[id].slice(0, expected.length)).toBe(expected);
    // Decision 28: help may follow, in a sentence of its own. An ellipsis in the quote leaves the rest open.
    if (!text.endsWith('...')) expect(rest).toMatch(/^$|^[.:]( |$)/);
  },
);
