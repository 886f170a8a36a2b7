import { describe, expect, it } from 'vitest';
import { plant } from './lamp.fixture.ts';

type Plant = Parameters<typeof plant>[0];
/** What is planted, the group in which it must be, and a word of its line. */
type Row = readonly [title: string, change: Plant, group: string, word: string];

const { off, on } = {
  off: (...branches: readonly object[]) => ({ states: { off: { on: { 'lamp.light': branches } } } }) as Plant,
  on: (state: object) => ({ states: { on: state } }) as Plant,
};
const DARK = { guard: 'isDark', target: 'on' };
const OLD = { guard: 'isOld', target: 'broken' };
const ON = {
  description: 'It shines.',
  entry: 'hum',
  after: { fade: 'off' },
  invoke: { id: 'power', src: 'readPower' },
};

const inMachine: readonly Row[] = [
  [
    'a transition to another state',
    off({ ...DARK, target: 'broken' }, OLD),
    'can',
    '+ off: lamp.light [isDark] → broken',
  ],
  ['a transition without its guard', off({ target: 'on' }, OLD), 'when', '− off: lamp.light [isDark]'],
  ['two branches in another order', off(OLD, DARK), 'when', 'another order'],
  ['no entry action', on({ ...ON, entry: [] }), 'can', 'entry actions: hum → none'],
  ['an exit action', on({ ...ON, exit: 'hum' }), 'can', 'exit actions: none → hum'],
  [
    'an actor that runs another call',
    on({ ...ON, invoke: { id: 'power', src: 'other' } }),
    'server',
    'power runs other',
  ],
  ['a description', on({ ...ON, description: 'It is bright.' }), 'words', 'It shines. → It is bright.'],
  [
    'a description of a transition',
    off({ ...DARK, description: 'Day and night.' }, OLD),
    'words',
    'off: lamp.light [isDark] → on: description: none → Day and night.',
  ],
  ['the initial state', { initial: 'broken' }, 'can', 'initial state: off → broken'],
  ['the name of an invariant', { invariants: ['a dark room is bright'] }, 'promised', '+ a dark room is bright'],
];

const SETUP = 'machines/lamp/lamp.setup.ts';
const MODEL = 'machines/lamp/lamp.model.ts';
const inSource: readonly Row[] = [
  [
    'the body of a guard',
    { in: SETUP, from: 'isDark(context.lux)', to: '!isDark(context.lux)' },
    'when',
    'guards.isDark',
  ],
  [
    'a function that a guard calls',
    { in: 'machines/lamp/darkness.ts', from: '< 5', to: '< 6' },
    'when',
    'used by guard isDark',
  ],
  ['a delay', { in: 'machines/lamp/fade.ts', from: '800', to: '80' }, 'when', '`800` → `80`'],
  ['the body of an action', { in: SETUP, from: "{ id: 'lamp.failed' }", to: 'null' }, 'can', 'actions.setFailure'],
  ['the input of a call', { in: SETUP, from: '({ lamp })', to: '({ lamp: lamp + 1 })' }, 'server', 'request'],
  [
    'the declaration of a call',
    { in: 'contract/power.ts', from: '/power', to: '/powers' },
    'server',
    'actor readPower',
  ],
  [
    'an invariant',
    { in: 'machines/lamp/lamp.invariants.ts', from: '> 4', to: '> 3' },
    'promised',
    'a dark room is lit',
  ],
  ['a start', { in: MODEL, from: 'lux: 1', to: 'lux: 2' }, 'tried', 'starts.a dark room'],
  [
    'a reply',
    { in: MODEL, from: 'some power', to: 'much power' },
    'tried',
    '+ lampModel.replies.readPower.done.much power',
  ],
  [
    'a message id in a view',
    { in: 'src/screens/lamp/LampView.tsx', from: 'lamp.off', to: 'lamp.failed' },
    'shown',
    '− lamp.off; + lamp.failed',
  ],
  [
    'a literal text in a view',
    { in: 'src/screens/lamp/LampView.tsx', from: '<FormattedMessage id="lamp.off" />', to: 'Dark' },
    'shown',
    '“Dark”',
  ],
  ['a component inside a view', { in: 'src/screens/lamp/Bulb.tsx', from: 'bulb', to: 'tube' }, 'shown', 'Bulb'],
  [
    'a target that the machine does not show',
    { in: 'machines/lamp/lamp.ts', from: "onDone: 'on'", to: "onDone: 'off'" },
    'unknown',
    'onDone',
  ],
  [
    'a comment',
    { in: SETUP, from: 'const request', to: '// What is asked.\nconst request' },
    'layout',
    'only comments or layout',
  ],
  ['the layout', { in: 'machines/lamp/darkness.ts', from: ' => ', to: ' =>\n  ' }, 'layout', 'only comments or layout'],
  ['a type', { in: SETUP, from: 'lux: number', to: 'lux: 1' }, 'layout', 'only types'],
];

describe('a planted change is found, in the group of what a person would notice:', () => {
  it.each([...inMachine, ...inSource])('%s', (_, change, group, word) => {
    const { flows } = plant(change);
    expect(flows.map(({ flow }) => flow)).toEqual(['lamp']);
    const [{ changes } = { changes: [] }] = flows;
    expect(changes.find(({ text }) => text.includes(word))).toMatchObject({ group });
    expect(new Set(changes.map((one) => one.group))).toEqual(new Set([group]));
  });
});

it('finds nothing between equal versions', () => {
  expect(plant({})).toEqual({ flows: [], shared: [], texts: [], files: [], retest: [] });
});

it('finds a changed text, and the state whose assertion names it', () => {
  const { flows, retest } = plant({ in: 'locales/en.json', from: 'It is dark', to: 'Dark' });
  expect(flows[0]?.texts).toEqual([
    { id: 'lamp.off', language: 'en', before: 'It is dark', after: 'Dark', flows: ['lamp'], states: ['lamp.off'] },
  ]);
  expect(retest).toMatchObject([{ flow: 'lamp', states: ['lamp.off'], paths: [1], pathCount: 2 }]);
});

it('knows the flows of a statement that declares nothing, and of a name that a pattern binds', () => {
  const darkness = 'machines/lamp/darkness.ts';
  const isUsed = (to: string) => plant({ in: darkness, from: 'export const isDark', to }).flows.map(({ flow }) => flow);
  expect(isUsed('console.log();\nexport const isDark')).toEqual(['lamp']);
  const bound = plant({ in: darkness, from: 'isDark =', to: '{ isDark } =' }).flows[0]?.changes;
  expect(bound?.map(({ group }) => group)).toEqual(['unknown']);
});

it('lists a changed route, and names files that it cannot compare', () => {
  const route = plant({ in: 'src/app/routes.ts', from: "'/lamp'", to: "'/light'" });
  expect(route.shared.map(({ group, text }) => [group, text])).toContainEqual(['can', '+ routes./light']);
  expect(plant({ in: 'src/app/styles.css', from: 'red', to: 'blue' }).files).toEqual(['src/app/styles.css']);
});

it('asks for no new test of what a person cannot notice', () => {
  expect(plant({ in: MODEL, from: 'lux: 1', to: 'lux: 2' }).retest).toEqual([]);
  expect(plant({ invariants: ['a dark room is bright'] }).retest).toEqual([]);
  expect(plant({ in: SETUP, from: 'const request', to: '// What is asked.\nconst request' }).retest).toEqual([]);
});
