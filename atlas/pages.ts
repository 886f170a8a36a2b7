import { flowOf, statesIn } from './flow.ts';
import { type Flow, NOTICE, pageOf, purposeOf } from './page.ts';
import { table } from './tables.ts';

function indexOf(flows: readonly Flow[]): string {
  const rows = flows.map(({ machine, paths }) => {
    const states = statesIn(flowOf(machine));
    const transitions = states.flatMap(({ arrows }) => arrows);
    return [
      `[${machine.id}](${machine.id}.md)`,
      purposeOf(machine).section,
      ...[states, transitions, paths].map(({ length }) => String(length)),
    ];
  });
  return [
    '# Flows',
    NOTICE,
    'What the portal does, machine by machine: a diagram, what each state means, every transition, and the paths on which the machine is proven.',
    `${table(['machine', 'specification', 'states', 'transitions', 'paths'], rows)}\n`,
  ].join('\n\n');
}

/** Every page of `docs/flows/`, by file name. */
export const pagesOf = (flows: readonly Flow[]): ReadonlyMap<string, string> =>
  new Map([['README.md', indexOf(flows)], ...flows.map((flow) => [`${flow.machine.id}.md`, pageOf(flow)] as const)]);

/** Names of pages that differ from what is stored, are not stored, or are stored for a machine that is gone. */
export const staleAmong = (pages: ReadonlyMap<string, string>, stored: ReadonlyMap<string, string>): string[] =>
  [...new Set([...pages.keys(), ...stored.keys()])].filter((name) => pages.get(name) !== stored.get(name)).sort();
