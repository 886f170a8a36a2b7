import { createMachine } from 'xstate';
import { compareVersions, type Version } from '../../../atlas/diff/changes.ts';
import { stateTreeOf } from '../../../atlas/state-tree.ts';

/** The files of a small flow, as the portal has them. */
const FILES = {
  'machines/lamp/lamp.setup.ts': `
import { setup } from 'xstate';
import { readPower } from '../../contract/power.ts';
import { isDark } from './darkness.ts';
import { FADE } from './fade.ts';
interface Context { readonly lux: number }
const request = ({ lamp }: { lamp: number }) => ({ lamp });
export const lampInput = ({ context }: { context: Context }) => request({ lamp: context.lux });
export const lampSetup = setup({
  actors: { readPower },
  delays: { fade: FADE },
  guards: { isDark: ({ context }) => isDark(context.lux) },
  actions: { setFailure: assign({ message: { id: 'lamp.failed' } }) },
});`,
  'machines/lamp/darkness.ts': 'export const isDark = (lux: number): boolean => lux < 5;',
  'machines/lamp/fade.ts': 'export const FADE = 800;',
  'machines/lamp/lamp.ts': `
import { lampInput, lampSetup } from './lamp.setup.ts';
export const lamp = lampSetup.createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { 'lamp.light': { guard: 'isDark', target: 'starting' } } },
    starting: { invoke: { src: 'readPower', input: lampInput, onDone: 'on', onError: { target: 'off', actions: 'setFailure' } } },
    on: { after: { fade: 'off' } },
  },
});`,
  'machines/lamp/lamp.invariants.ts': `export const lampInvariants = { 'a dark room is lit': ({ lux }) => lux > 4 };`,
  'machines/lamp/lamp.model.ts': `
import { defineModel } from '../model.ts';
import { lamp } from './lamp.ts';
import { lampInvariants } from './lamp.invariants.ts';
export const lampModel = defineModel({
  machine: lamp,
  starts: { 'a dark room': { input: () => ({ lux: 1 }) } },
  replies: { readPower: { done: { 'some power': 3 }, error: {} } },
  invariants: lampInvariants,
});`,
  'contract/power.ts': `export const readPower = defineCall({ path: '/power' });`,
  'e2e/model/flows/lamp.flow.ts': `
import { lampModel } from '../../../machines/lamp/lamp.model.ts';
export const lampFlow = defineFlow(lampModel, { assertions: { off: text('lamp.off'), on: { absent: text('lamp.off') } } });`,
  'src/screens/lamp/lamp-props.ts': `
import type { lamp } from '../../../machines/lamp/lamp.ts';
export interface LampProps { readonly actor: ActorRefFrom<typeof lamp> }`,
  'src/screens/lamp/LampView.tsx': `
import type { LampProps } from './lamp-props.ts';
import { Bulb } from './Bulb.tsx';
export const LampView = ({ actor }: LampProps) => <p><FormattedMessage id="lamp.off" /><Bulb /></p>;`,
  'src/screens/lamp/Bulb.tsx': 'export const Bulb = () => <i className="bulb" />;',
  'src/app/routes.ts': `export const routes = [route('/lamp', 'lamp', { layout: 'portal' })];`,
  'src/app/styles.css': 'p { color: red }',
  'locales/en.json': '{ "lamp.failed": "No power", "lamp.off": "It is dark" }',
  'docs/flows/lamp.md': `# lamp\n\n## Test paths

<details><summary>from 'a dark room' to starting: 1 step</summary>

- from 'a dark room' → off
- lamp light → starting

</details>

<details><summary>from 'a lit room' to on: 0 steps</summary>

- from 'a lit room' → on

</details>
`,
} as const;
type File = keyof typeof FILES;

type Config = Parameters<typeof createMachine>[0];

/** The machine of the files. */
const CONFIG = {
  id: 'lamp',
  initial: 'off',
  states: {
    off: {
      on: {
        'lamp.light': [
          { guard: 'isDark', target: 'on' },
          { guard: 'isOld', target: 'broken' },
        ],
      },
    },
    on: { description: 'It shines.', entry: 'hum', after: { fade: 'off' }, invoke: { id: 'power', src: 'readPower' } },
    broken: {},
  },
};

interface PlantedChange {
  /** A replacement in a file. */
  readonly in?: File;
  readonly from?: string;
  readonly to?: string;
  /** States of the machine that replace others. */
  readonly states?: Readonly<Record<string, object>>;
  readonly initial?: string;
  readonly invariants?: readonly string[];
}

function versionOf({
  in: file,
  from = '',
  to = '',
  states,
  initial = 'off',
  invariants = ['a dark room is lit'],
}: PlantedChange): Version {
  const sources = new Map<string, string>(Object.entries(FILES));
  if (file) {
    const source = sources.get(file) ?? '';
    if (!source.includes(from)) throw new Error(`${file} does not contain ${from}`);
    sources.set(file, source.replace(from, to));
  }
  const config: Config = { ...CONFIG, initial, states: { ...CONFIG.states, ...states } };
  const root = stateTreeOf(createMachine(config));
  return { sources, flows: [{ id: 'lamp', root, invariants }] };
}

/** Compares the lamp with one that has a planted change. */
export const plant = (change: PlantedChange) => compareVersions(versionOf({}), versionOf(change));
