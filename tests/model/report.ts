import type { Verdict } from './judge.ts';

/** What is told of one machine. */
export interface Row {
  readonly machine: string;
  readonly states: number;
  readonly transitions: number;
  readonly goals: number;
  readonly paths: number;
  /** Transitions that ran in the machine … */
  readonly machineCovered: number;
  /** … and in the browser; null when no browser was asked. */
  readonly browserCovered: number | null;
  readonly guards: readonly { readonly name: string; readonly outcomes: ReadonlySet<boolean> }[];
}

/** Puts together what both layers have seen; `seenInBrowser` holds ids of transitions. */
export function rowOf({ plan, coverage }: Verdict, seenInBrowser: ReadonlySet<string> | null): Row {
  const { machine, states, transitions } = plan.definition;
  return {
    machine,
    states: states.length,
    transitions: transitions.length,
    goals: plan.goals,
    paths: plan.paths.length,
    machineCovered: coverage.driven.length,
    browserCovered: seenInBrowser && transitions.filter(({ id }) => seenInBrowser.has(id)).length,
    guards: [...coverage.guards].map(([name, outcomes]) => ({ name, outcomes })),
  };
}

const isSeen = (outcomes: ReadonlySet<boolean>) => outcomes.has(true) && outcomes.has(false);

/** Whether everything was covered that was asked for. */
export const isWhole = ({ transitions, machineCovered, browserCovered, guards }: Row): boolean =>
  machineCovered === transitions &&
  (browserCovered === null || browserCovered === transitions) &&
  guards.every(({ outcomes }) => isSeen(outcomes));

const share = (part: number | null, whole: number) => {
  if (part === null) return '–';
  return whole === 0 ? '100 %' : `${Math.floor((100 * part) / whole)} %`;
};

function guardsOf({ guards }: Row): string {
  const half = guards.filter(({ outcomes }) => !isSeen(outcomes));
  const missing = half.map(({ name, outcomes }) => `${name} never ${outcomes.has(true) ? 'false' : 'true'}`);
  return [`${guards.length - half.length}/${guards.length}`, ...missing].join(', ');
}

const HEAD = ['machine', 'states', 'transitions', 'goals', 'paths', 'in machine', 'in browser', 'guards both ways'];

/** The rows as a table for a terminal. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.machine,
    ...[row.states, row.transitions, row.goals, row.paths].map(String),
    share(row.machineCovered, row.transitions),
    share(row.browserCovered, row.transitions),
    guardsOf(row),
  ]);
  const widths = HEAD.map((head, column) => Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const laid = [HEAD, widths.map((width) => '─'.repeat(width)), ...lines];
  const isText = (column: number) => column === 0 || column === HEAD.length - 1;
  return laid
    .map((line) =>
      line
        .map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
