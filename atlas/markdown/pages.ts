import type { Path } from '@lunchkortet/model-engine/path';
import type { AnyStateMachine } from 'xstate';
import type { AnyModel } from '../../machines/model.ts';
import { models } from '../../machines/models.ts';
import { flowSources } from '../source/flow-source.ts';
import type { Sources } from '../source/module.ts';
import { statesBelow, stateTreeOf } from '../state-tree.ts';
import { GENERATED_NOTICE, pageOf, purposeOf } from './page.ts';
import { table } from './tables.ts';

function indexOf(machines: readonly AnyStateMachine[]): string {
  const rows = machines.map((machine) => {
    const states = statesBelow(stateTreeOf(machine));
    const transitions = states.flatMap((state) => state.transitions);
    return [
      `[${machine.id}](${machine.id}.md)`,
      purposeOf(machine).section,
      String(states.length),
      String(transitions.length),
    ];
  });
  return [
    '# Flows',
    GENERATED_NOTICE,
    'The machines of the portal. Each page has a state diagram, the meaning of each state, all transitions, what its guards, actions and delays mean, its texts, and its test paths.',
    'A large state has a diagram of its own; around it, it is a box, and an arrow without a label starts in one of its states.',
    `${table(['machine', 'specification', 'states', 'transitions'], rows)}\n`,
  ].join('\n\n');
}

const fileOf = ({ id }: AnyStateMachine): string => `${id}.md`;

/** The files that `docs/flows/` must have. */
export const fileNames = (): readonly string[] => ['README.md', ...models.map(({ machine }) => fileOf(machine))];

/**
 * An index of all machines, and a page for each of these models, by file name. The index needs no paths: to plan those of
 * all machines takes minutes. `sources` are the files that the flows are made of.
 */
export function generatePages(
  chosen: readonly AnyModel[],
  pathsOf: (model: AnyModel) => readonly Path[],
  sources: Sources,
): ReadonlyMap<string, string> {
  const machines = models.map(({ machine }) => machine);
  const flows = flowSources(sources, machines);
  const pages = chosen.map((model) => {
    const { machine, invariants } = model;
    const { meanings, texts } = flows.get(machine.id) ?? { meanings: [], texts: [] };
    const page = pageOf({ machine, meanings, texts, invariants: Object.keys(invariants), paths: pathsOf(model) });
    return [fileOf(machine), page] as const;
  });
  return new Map([['README.md', indexOf(machines)], ...pages]);
}
