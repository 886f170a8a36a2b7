import { createIntl } from '@formatjs/intl';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import sv from '../../locales/sv.json' with { type: 'json' };
import { LOCALES } from '../../machines/language/locales.ts';
import type { MessageId } from '../../machines/message.ts';

const swedish = createIntl({ locale: LOCALES.sv, messages: sv });
const english = createIntl({ locale: LOCALES.en, messages: en });

type Case = readonly [id: MessageId, values: Readonly<Record<string, string | number>>, sv: string, en: string];

const CASES: readonly Case[] = [
  ['topups.left.note', { ordered: 0, most: 3 }, '0 av 3 är beställda.', '0 of 3 are ordered.'],
  ['topups.left.note', { ordered: 1, most: 3 }, '1 av 3 är beställd.', '1 of 3 is ordered.'],
  [
    'topups.left.none',
    { ordered: 1, most: 1 },
    '1 av 1 är beställd. När en påfyllning har kommit kan du beställa nästa.',
    '1 of 1 is ordered. When one has arrived, you can order the next.',
  ],
  ['topups.several.partlyOrdered', { ordered: 0, asked: 2 }, 'Ingen månad är beställd.', 'No month is ordered.'],
  [
    'topups.several.partlyOrdered',
    { ordered: 1, asked: 2 },
    '1 av 2 månader är beställd.',
    '1 of 2 months is ordered.',
  ],
  [
    'topups.several.partlyOrdered',
    { ordered: 2, asked: 3 },
    '2 av 3 månader är beställda.',
    '2 of 3 months are ordered.',
  ],
  [
    'limits.changedElsewhere',
    { daily: 1500, weekly: 0 },
    'Gränserna har ändrats på ett annat ställe. Nu gäller 1\u00a0500\u00a0kr per dag och ingen gräns per vecka. Spara igen om dina gränser ska gälla.',
    'The limits were changed somewhere else. They are now 1\u00a0500\u00a0kr per day and no limit per week. Save again to use your limits.',
  ],
];

/** Amounts are in kronor and have a space and a comma in both languages, as on the pages. */
it.each(Object.entries({ sv, en }))('no amount has the format of another country (%s)', (_, messages) => {
  expect(Object.values(messages).filter((text) => /SEK|\d,\d{3}|\d\.\d\d\b/.test(text))).toEqual([]);
});

it.each(CASES)('%s with %j', (id, values, inSwedish, inEnglish) => {
  expect(swedish.formatMessage({ id }, values)).toBe(inSwedish);
  expect(english.formatMessage({ id }, values)).toBe(inEnglish);
});
