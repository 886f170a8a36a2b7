import type { Path } from '../../engine/path.ts';
import { pathTitle } from '../../engine/path-title.ts';
import type { AnyModel } from '../../machines/model.ts';
import { models } from '../../machines/models.ts';
import { statesBelow, stateTreeOf } from '../state-tree.ts';
import { type FlowPage, GENERATED_NOTICE, pageOf, purposeOf } from './page.ts';
import { table } from './tables.ts';

function indexOf(flows: readonly FlowPage[]): string {
  const rows = flows.map(({ machine, paths }) => {
    const states = statesBelow(stateTreeOf(machine));
    const transitions = states.flatMap((state) => state.transitions);
    return [
      `[${machine.id}](${machine.id}.md)`,
      purposeOf(machine).section,
      ...[states, transitions, paths].map(({ length }) => String(length)),
    ];
  });
  return [
    '# Flows',
    GENERATED_NOTICE,
    'The machines of the portal. Each page has a state diagram, the meaning of each state, all transitions, and the test paths of the machine.',
    'A large state has a diagram of its own; around it, it is a box, and an arrow without a label starts in one of its states.',
    `${table(['machine', 'specification', 'states', 'transitions', 'paths'], rows)}\n`,
  ].join('\n\n');
}

/** An index page and a page per flow, by file name. */
export const pagesOf = (flows: readonly FlowPage[]): ReadonlyMap<string, string> =>
  new Map([['README.md', indexOf(flows)], ...flows.map((flow) => [`${flow.machine.id}.md`, pageOf(flow)] as const)]);

/** All pages of `docs/flows/`, generated from the current machines and their paths, by file name. */
export const generatePages = (pathsOf: (model: AnyModel) => readonly Path[]): ReadonlyMap<string, string> =>
  pagesOf(
    models.map((model) => ({
      machine: model.machine,
      invariants: Object.keys(model.invariants),
      paths: pathsOf(model).map(pathTitle),
    })),
  );
