import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { textsSection } from '../../../atlas/markdown/texts.ts';
import { stateTreeOf } from '../../../atlas/state-tree.ts';

const root = stateTreeOf(createMachine({ id: 'lamp' }));
const off = {
  id: 'lamp.off',
  swedish: 'Det är mörkt',
  english: '<b>Dark</b>\nhere',
  states: ['lamp.off', 'lamp.on.dim'],
  actions: ['setFailure'],
};

it('lists the texts of a machine with the states and the actions they belong to', () => {
  expect(textsSection(root, [off]).split('\n').slice(2)).toEqual([
    '| `lamp.off` | Det är mörkt | &lt;b>Dark&lt;/b> here | `off`, `on.dim`, action `setFailure` |',
  ]);
});

it('folds those of which the states are not known', () => {
  const section = textsSection(root, [{ ...off, english: 'Dark', states: [], actions: [] }]);
  expect(section.split('\n')).toEqual([
    '<details><summary>Texts whose states are not known: 1</summary>',
    '',
    '| text | Swedish | English |',
    '| --- | --- | --- |',
    '| `lamp.off` | Det är mörkt | Dark |',
    '',
    '</details>',
  ]);
});
