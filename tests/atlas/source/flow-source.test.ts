import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { flowSources } from '../../../atlas/source/flow-source.ts';

const sources = new Map([
  [
    'machines/lamp/lamp.ts',
    `
export const lamp = setup({
  actions: {
    setFailure: assign({ message: { id: 'lamp.failed' } }),
    showToast: ({ context }) => notify({ id: \`lamp.toast.\${context.kind}\` }),
  },
}).createMachine({ id: 'lamp' });`,
  ],
  [
    'machines/lamp/lamp.model.ts',
    `import { lamp } from './lamp.ts'; export const lampModel = defineModel({ machine: lamp });`,
  ],
  [
    'e2e/model/flows/lamp.flow.ts',
    `
import { lampModel } from '../../../machines/lamp/lamp.model.ts';
export const lampFlow = defineFlow(lampModel, {
  gestures: { 'lamp.light': { at: button('lamp.light') } },
  assertions: { off: [text('lamp.off'), text(\`lamp.\${name}\`)], on: { absent: text('lamp.off') } },
});`,
  ],
  [
    'src/screens/lamp/LampView.tsx',
    `
import type { lamp } from '../../../machines/lamp/lamp.ts';
export const LampView = ({ actor }: { actor: ActorRefFrom<typeof lamp> }) => [text('lamp.off'), text('lamp.light'), text('lamp.hint')];`,
  ],
  ['locales/sv.json', JSON.stringify({ 'lamp.off': 'Släckt', 'lamp.light': 'Tänd', 'lamp.hint': 'Tips' })],
  ['locales/en.json', JSON.stringify({ 'lamp.off': 'Off', 'lamp.light': 'Light', 'lamp.hint': 'Hint' })],
]);
const withActions = new Map(sources).set(
  'locales/sv.json',
  JSON.stringify({ 'lamp.toast.lit': 'Tänd!', 'lamp.failed': 'Trasig', 'lamp.else': 'Annat' }),
);

const lamp = setup({ actions: { setFailure: () => {}, showToast: () => {} } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { 'lamp.light': 'on' } }, on: {} },
});
const textsIn = (files: typeof sources) => flowSources(files, [lamp]).get('lamp')?.texts;

it('a text belongs to the states whose assertions expect it, and to those whose gestures press a control with it', () => {
  expect(textsIn(sources)).toEqual([
    { id: 'lamp.hint', swedish: 'Tips', english: 'Hint', states: [], actions: [] },
    { id: 'lamp.light', swedish: 'Tänd', english: 'Light', states: ['lamp.off'], actions: [] },
    { id: 'lamp.off', swedish: 'Släckt', english: 'Off', states: ['lamp.off'], actions: [] },
  ]);
});

it('a text belongs to the action that names it or calculates its id', () => {
  expect(textsIn(withActions)?.map(({ id, actions }) => [id, actions])).toEqual([
    ['lamp.failed', ['setFailure']],
    ['lamp.toast.lit', ['showToast']],
  ]);
});
