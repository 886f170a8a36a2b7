import type { PathFindings } from './attached-findings.ts';
import type { Finding } from './findings.ts';
import { VARIANTS } from './variants.ts';

const row = (name: string, width: number, cells: readonly string[]): string =>
  [name.padEnd(width), ...cells.map((cell, index) => cell.padStart(VARIANTS[index]?.name.length ?? 0))].join('  ');

const NO_FINDING = '·';

function countsOf(findings: readonly Finding[]): readonly string[] {
  return VARIANTS.map(({ name }) => {
    const count = findings.filter(({ variant }) => variant === name).length;
    return count === 0 ? NO_FINDING : String(count);
  });
}

/** Leaves without the id of their machine, which is in the line above. */
const stateName = ({ machine, leaves }: Finding): string =>
  `  ${leaves.map((leaf) => leaf.slice(machine.length + 1)).join(' + ')}`;

/** The findings as a table: a line for each machine and for each of its states with a finding, a column for each variant. */
export function tableOf(paths: readonly PathFindings[]): string {
  const lines = [...Map.groupBy(paths, ({ machine }) => machine)].flatMap(([machine, ofMachine]) => {
    const states = ofMachine.reduce((sum, path) => sum + path.states, 0);
    const findings = ofMachine.flatMap((path) => path.findings);
    const ofStates = [...Map.groupBy(findings, stateName)].map(([name, ofState]) => [name, countsOf(ofState)] as const);
    return [[`${machine} (${states})`, countsOf(findings)] as const, ...ofStates];
  });
  const width = Math.max(...lines.map(([name]) => name.length));
  return [
    row(
      'machine (states)',
      width,
      VARIANTS.map(({ name }) => name),
    ),
    ...lines.map(([name, cells]) => row(name, width, cells)),
  ].join('\n');
}

/** Each different problem once, with the number of findings and the first state and variant that have it. */
export function problemList(findings: readonly Finding[]): readonly string[] {
  return [...Map.groupBy(findings, ({ problem }) => problem)].map(([problem, [first, ...more]]) => {
    const place = first && `${first.leaves.join(' + ')}, ${first.variant}`;
    return `✗ ${problem.replace(/\s+/g, ' ')}\n    in ${place}${more.length > 0 ? ` and ${more.length} more` : ''}`;
  });
}
