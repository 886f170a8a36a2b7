import { expect, it } from 'vitest';
import type { Flow } from '../../../atlas/data/flow.ts';
import { textCatalogue, unshownTexts } from '../../../atlas/data/texts.ts';
import type { Picture } from '../../../atlas/recording/recording.ts';

const flow = {
  id: 'lamp',
  paths: [
    { id: 'a', title: 'to on' },
    { id: 'b', title: 'to off' },
  ],
} as unknown as Flow;

const picture = (path: string, step: number, state: string, messages: readonly string[]): Picture => ({
  machine: 'lamp',
  look: `${path} ${step}`,
  path,
  step,
  leaves: [`lamp.${state}`],
  language: 'sv',
  size: 'phone',
  file: '',
  text: '',
  shown: [],
  messages,
  address: '/',
  links: [],
});

const sv = { 'limits.saved': 'Sparat', 'lamp.on': 'På', 'lamp.broken': 'Trasig' };
const en = { 'limits.saved': 'Saved', 'lamp.on': 'On', 'lamp.broken': 'Broken' };

const texts = textCatalogue(
  { sv, en },
  [flow],
  [
    picture('to off', 1, 'off', ['lamp.on']),
    picture('to on', 2, 'hot', ['lamp.on', 'limits.saved']),
    picture('to on', -1, 'on', ['lamp.on']),
    picture('a path that is gone', 0, 'broken', ['lamp.broken']),
  ],
  {
    quotedTexts: [['§8 Success', 'Saved', 'limits.saved']],
    unshownTexts: [{ ids: ['lamp.broken'], reason: 'the lamp is never broken' }],
  },
);
const textOf = (id: string) => texts.find((text) => text.id === id);

it('lists every text with the states that show it, and the first step', () => {
  expect(textOf('lamp.on')).toMatchObject({
    swedish: 'På',
    english: 'On',
    places: [{ flow: 'lamp', states: ['lamp.hot', 'lamp.off', 'lamp.on'], path: 'a', pathIndex: 0, step: 0 }],
  });
});

it('names the sections of the specification that quote a text', () => {
  expect(textOf('limits.saved')?.sections).toEqual(['§8 Success']);
  expect(textOf('lamp.on')?.sections).toEqual([]);
});

it('prefers a picture of a step to one of what is besides the path', () => {
  const beside = { ...picture('to on', 0, 'on', ['lamp.on']), instead: 'the bulb breaks' };
  const of = (...pictures: readonly Picture[]) =>
    textCatalogue({ sv, en }, [flow], pictures).find(({ id }) => id === 'lamp.on')?.places;
  expect(of(beside)).toMatchObject([
    { path: 'a', step: 1, instead: 'the bulb breaks', pictures: [{ language: 'sv' }] },
  ]);
  expect(of(beside, picture('to off', 1, 'off', ['lamp.on']))).toMatchObject([{ path: 'b', step: 2 }]);
});

it('does not count a picture of a path that is gone, and says why there is none', () => {
  expect(textOf('lamp.broken')).toMatchObject({ places: [], reason: 'the lamp is never broken' });
  expect(textOf('lamp.on')?.reason).toBeNull();
});

it('counts what no picture shows, and names a reason that is not true', () => {
  const notes = { unshownTexts: [{ ids: ['lamp.broken'], reason: 'the lamp is never broken' }] };
  const of = (...messages: readonly string[]) =>
    unshownTexts(textCatalogue({ sv, en }, [flow], [picture('to on', 0, 'on', messages)], notes));
  expect(of('lamp.on')).toEqual({ unshown: 2, withoutReason: ['limits.saved'], shownWithReason: [] });
  expect(of('lamp.on', 'lamp.broken').shownWithReason).toEqual(['lamp.broken']);
});
