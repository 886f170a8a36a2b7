import { expect, it } from 'vitest';
import { delayIn, sentenceOf } from '../../../atlas/site/sentences.ts';

const common = { file: 'machines/lamp.ts', texts: [], duration: null, code: null };
const meanings = [
  { ...common, kind: 'guard', name: 'dim', text: 'It is dim.' },
  { ...common, kind: 'action', name: 'dim', text: 'Less light.' },
  { ...common, kind: 'action', name: 'hum', text: null },
  { ...common, kind: 'guard', name: 'isHot', text: null, code: 'heat > 3' },
  { ...common, kind: 'delay', name: 'fade', text: 'Longer than a blink.', duration: '800 ms' },
] as const;

it.each([
  ['guard', 'dim', 'It is dim.'],
  ['action', 'dim', 'Less light.'],
  ['action', 'dim (slowly)', 'Less light.'],
  ['action', 'hum', null],
  ['guard', 'isHot', 'heat > 3'],
  ['action', 'assign', null],
  ['delay', 'fade', '800 ms. Longer than a blink.'],
] as const)('the sentence of the %s %s: %s', (kind, name, sentence) => {
  expect(sentenceOf(meanings, kind, name)).toBe(sentence);
});

it('knows the delay of a timer', () => {
  expect([delayIn('after fade'), delayIn('lamp.light')]).toEqual(['fade', null]);
});
