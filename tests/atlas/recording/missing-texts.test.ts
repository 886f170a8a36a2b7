import { expect, it } from 'vitest';
import { missingTexts } from '../../../e2e/atlas/missing-texts.ts';
import { topupMonthFlow } from '../../../e2e/model/flows/topup-month.flow.ts';

const shown = { sv: ['Det var för sent'], en: ['It was too late'] };
const state = { leaves: ['topup-month.settled'] };
const picture = (text: string) => ({ language: 'sv', size: 'phone', text }) as const;

it('finds the text of a message that the picture does not show', () => {
  expect(missingTexts(topupMonthFlow, state, shown, [picture('Beställningen är avbokad')])).toEqual([
    'phone: Det var för sent',
  ]);
});

it('regards spaces and line breaks as the same', () => {
  expect(missingTexts(topupMonthFlow, state, shown, [picture('Oj!\nDet var\u00a0för\nsent.')])).toEqual([]);
});

it('expects nothing in a state that is silent', () => {
  const silent = { ...topupMonthFlow, silent: { settled: 'a dialog covers it' } };
  expect(missingTexts(silent, state, shown, [picture('')])).toEqual([]);
});
