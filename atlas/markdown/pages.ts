import type { AnyModel } from '@lunchkortet/model-engine/model';
import type { Path } from '@lunchkortet/model-engine/path';
import type { AnyStateMachine } from 'xstate';
import type { AtlasAdapter } from '../adapter.ts';
import { flowSources } from '../source/flow-source.ts';
import { purposeOf, statesBelow, stateTreeOf } from '../state-tree.ts';
import { generatedNotice, pageOf } from './page.ts';
import { table } from './tables.ts';

/** The name of a page's file. A machine may be called anything. */
const fileOf = ({ id }: AnyStateMachine): string => `${encodeURIComponent(id)}.md`;

function indexOf(machines: readonly AnyStateMachine[], adapter: AtlasAdapter): string {
  const rows = machines.map((machine) => {
    const states = statesBelow(stateTreeOf(machine));
    const transitions = states.flatMap((state) => state.transitions);
    return [
      `[${machine.id}](${encodeURIComponent(fileOf(machine))})`,
      purposeOf(machine).section,
      String(states.length),
      String(transitions.length),
    ];
  });
  return [
    '# Flows',
    generatedNotice(adapter),
    'The machines. Each page has a state diagram, the meaning of each state, all transitions, what its guards, actions and delays mean, its texts, and its test paths.',
    'A large state has a diagram of its own; around it, it is a box, and an arrow without a label starts in one of its states.',
    `${table(['machine', 'specification', 'states', 'transitions'], rows)}\n`,
  ].join('\n\n');
}

/** The files that the folder of the pages must have. */
export const fileNames = (models: readonly AnyModel[]): readonly string[] => [
  'README.md',
  ...models.map(({ machine }) => fileOf(machine)),
];

/**
 * An index of all machines, and a page for each of the chosen models, by file name. The index needs no paths: to plan those
 * of all machines takes minutes.
 */
export function generatePages(
  models: readonly AnyModel[],
  chosen: readonly AnyModel[],
  pathsOf: (model: AnyModel) => readonly Path[],
  adapter: AtlasAdapter = {},
): ReadonlyMap<string, string> {
  const machines = models.map(({ machine }) => machine);
  const flows = flowSources(adapter.sources ?? new Map(), machines);
  const pages = chosen.map((model) => {
    const { machine, invariants } = model;
    const { meanings, texts } = flows.get(machine.id) ?? { meanings: [], texts: [] };
    const flow = { machine, meanings, texts, invariants: Object.keys(invariants), paths: pathsOf(model) };
    const page = pageOf(flow, adapter);
    return [fileOf(machine), page] as const;
  });
  return new Map([['README.md', indexOf(machines, adapter)], ...pages]);
}
