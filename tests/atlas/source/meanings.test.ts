import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { graphOf } from '../../../atlas/source/graph.ts';
import { definitionsIn, meaningsOf } from '../../../atlas/source/meanings.ts';

const sources = new Map([
  [
    'machines/lamp/lamp.setup.ts',
    `
import { FADE } from './fade.ts';
import { dimmed } from './dimmed.ts';
import { isDark } from './darkness.ts';
export const lampSetup = setup({
  delays: { fade: FADE, cool: ({ context }) => context.heat * 3 },
  guards: {
    /** The lamp is older
     * than a year. */
    isOld: ({ context }) => context.age > 1,
    // Not for readers of the page.
    isHot: ({ context }) => context.heat > 3,
    isDark,
  },
  actions: {
    ...dimmed,
    /** Says what went wrong. */
    setFailure: assign({ message: { id: 'lamp.failed' } }),
    set: assign((_, { heat }: Heat) => ({ heat })),
    check: ({ context }) => context.report('${'x'.repeat(140)}'),
  },
});`,
  ],
  ['machines/lamp/fade.ts', '/** Longer than a blink. */\nexport const FADE = 800;'],
  ['machines/lamp/darkness.ts', '/** No light comes in. */\nexport const isDark = () => true;'],
  ['machines/lamp/dimmed.ts', `export const dimmed = { /** Less light. */ dim: () => {}, 'hum': () => {} };`],
  [
    'machines/lamp/lamp.ts',
    `
import { lampSetup } from './lamp.setup.ts';
export const lamp = lampSetup.createMachine({ id: 'lamp', entry: 'dim' });`,
  ],
]);

const nothing = () => {};
const lamp = setup({
  delays: { fade: 800, cool: () => 3, rest: 90_000 },
  guards: { isOld: () => true, isHot: () => true, isDark: () => true },
  actions: { dim: nothing, hum: nothing, setFailure: nothing, set: nothing, check: nothing },
}).createMachine({ id: 'lamp' });

const found = meaningsOf(definitionsIn(graphOf(sources)), lamp);
const meaningOf = (name: string) => found.find((meaning) => meaning.name === name);

it('the comment of a guard or an action is what it means, on one line', () => {
  expect(meaningOf('isOld')).toMatchObject({
    kind: 'guard',
    text: 'The lamp is older than a year.',
    file: 'machines/lamp/lamp.setup.ts',
  });
  expect(meaningOf('setFailure')).toMatchObject({ kind: 'action', text: 'Says what went wrong.' });
});

it('without a JSDoc comment nothing is invented', () => {
  expect(meaningOf('isHot')?.text).toBeNull();
  expect(meaningOf('hum')?.text).toBeNull();
});

it('a short code is shown without its parameters, also that of a name', () => {
  expect(['isOld', 'isDark', 'setFailure', 'set', 'cool'].map((name) => meaningOf(name)?.code)).toEqual([
    'context.age > 1',
    'true',
    "assign({ message: { id: 'lamp.failed' } })",
    'assign({ heat })',
    'context.heat * 3',
  ]);
});

it('longer code is left in its file', () => {
  expect(meaningOf('check')).toMatchObject({ code: null });
});

it('is found in the file that a setup takes it from', () => {
  expect(meaningOf('dim')).toMatchObject({ text: 'Less light.', file: 'machines/lamp/dimmed.ts' });
});

it('a name alone has the comment of what it names', () => {
  expect(meaningOf('isDark')?.text).toBe('No light comes in.');
  expect(meaningOf('fade')).toMatchObject({ text: 'Longer than a blink.', duration: '800 ms' });
});

it('a delay that is calculated has no duration', () => {
  expect(meaningOf('cool')).toMatchObject({ kind: 'delay', duration: null });
});

it('lists only what the setup of the machine has, in its order', () => {
  expect(found.map(({ name }) => name)).toEqual([
    'isOld',
    'isHot',
    'isDark',
    'dim',
    'hum',
    'setFailure',
    'set',
    'check',
    'fade',
    'cool',
  ]);
});
