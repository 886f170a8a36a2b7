import type { Evaluation } from './evaluate.ts';

/** The coverage of one machine, as a row of the report. */
export interface Row {
  readonly machine: string;
  readonly states: number;
  readonly transitions: number;
  readonly goals: number;
  readonly paths: number;
  /** The number of transitions that ran outside the browser … */
  readonly machineCovered: number;
  /** … and in the browser; null if no browser was used. */
  readonly browserCovered: number | null;
  readonly guards: readonly { readonly name: string; readonly outcomes: ReadonlySet<boolean> }[];
}

/** Combines the coverage in and outside the browser; `coveredInBrowser` contains ids of transitions. */
export function rowOf({ plan, coverage }: Evaluation, coveredInBrowser: ReadonlySet<string> | null): Row {
  const { machine, states, transitions } = plan.definition;
  return {
    machine,
    states: states.length,
    transitions: transitions.length,
    goals: plan.goals,
    paths: plan.paths.length,
    machineCovered: coverage.covered.length,
    browserCovered: coveredInBrowser && transitions.filter(({ id }) => coveredInBrowser.has(id)).length,
    guards: [...coverage.guards].map(([name, outcomes]) => ({ name, outcomes })),
  };
}

const hasBothOutcomes = (outcomes: ReadonlySet<boolean>) => outcomes.has(true) && outcomes.has(false);

/** Whether every transition and both outcomes of every guard are covered. */
export const isFullyCovered = ({ transitions, machineCovered, browserCovered, guards }: Row): boolean =>
  machineCovered === transitions &&
  (browserCovered === null || browserCovered === transitions) &&
  guards.every(({ outcomes }) => hasBothOutcomes(outcomes));

const percentage = (part: number | null, whole: number) => {
  if (part === null) return '–';
  return whole === 0 ? '100 %' : `${Math.floor((100 * part) / whole)} %`;
};

function guardsOf({ guards }: Row): string {
  const incomplete = guards.filter(({ outcomes }) => !hasBothOutcomes(outcomes));
  const missing = incomplete.map(({ name, outcomes }) => `${name} never ${outcomes.has(true) ? 'false' : 'true'}`);
  return [`${guards.length - incomplete.length}/${guards.length}`, ...missing].join(', ');
}

const HEADINGS = [
  'machine',
  'states',
  'transitions',
  'goals',
  'paths',
  'in machine',
  'in browser',
  'guards (both outcomes)',
];

/** Formats the rows as a table for a terminal. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.machine,
    ...[row.states, row.transitions, row.goals, row.paths].map(String),
    percentage(row.machineCovered, row.transitions),
    percentage(row.browserCovered, row.transitions),
    guardsOf(row),
  ]);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const table = [HEADINGS, widths.map((width) => '─'.repeat(width)), ...lines];
  const isText = (column: number) => column === 0 || column === HEADINGS.length - 1;
  return table
    .map((line) =>
      line
        .map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
