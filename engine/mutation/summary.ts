import type { MachineResult } from './mutate-machine.ts';

/** The shares of the faults, without the equivalent ones, that must be noticed: in each machine, and in all together. */
interface RequiredShares {
  readonly machine: number;
  /** Null if the results are not those of all machines. */
  readonly overall: number | null;
}

const shareOf = ({ mutants, killed, equivalent }: Pick<MachineResult, 'mutants' | 'killed' | 'equivalent'>): number =>
  mutants === equivalent ? 1 : killed / (mutants - equivalent);

const percentage = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;

const totalOf = (results: readonly MachineResult[]) => {
  const sum = (key: 'mutants' | 'killed' | 'equivalent' | 'survived') =>
    results.reduce((total, result) => total + result[key], 0);
  return { mutants: sum('mutants'), killed: sum('killed'), equivalent: sum('equivalent'), survived: sum('survived') };
};

/** The faults that nothing noticed, one sentence each. */
export const survivorsOf = ({ machine, faults }: MachineResult): string[] =>
  faults
    .filter(({ killedBy, equivalent }) => killedBy === null && equivalent === null)
    .map(({ fault }) => `${machine}: ${fault}: nothing noticed`);

/** Why the run fails. */
export function problemsOf(results: readonly MachineResult[], required: RequiredShares): string[] {
  const own = results.flatMap(({ machine, ownFaults }) =>
    ownFaults.map((fault) => `${machine}: a fault in the machine as it is: ${fault}`),
  );
  const wrong = results.flatMap(({ machine, wronglyListed }) =>
    wronglyListed.map((fault) => `${machine}: "${fault}" is listed as equivalent, but is noticed or does not exist`),
  );
  const low = results
    .filter((result) => shareOf(result) < required.machine)
    .map((result) => `${result.machine}: only ${percentage(shareOf(result))} of the faults are noticed`);
  const overall = shareOf(totalOf(results));
  return [
    ...own,
    ...wrong,
    ...low,
    ...(required.overall !== null && overall < required.overall
      ? [`only ${percentage(overall)} of all faults are noticed`]
      : []),
  ];
}

/** The figures of all machines, as a table for a terminal. A machine with a fault of its own gets no faults, so it has none. */
export function summaryOf(results: readonly MachineResult[]): string {
  const rows = [...results, { machine: 'all', ownFaults: [], ...totalOf(results) }].map((row) => [
    row.machine,
    ...[row.mutants, row.killed, row.equivalent, row.survived].map(String),
    row.ownFaults.length > 0 ? 'not run' : percentage(shareOf(row)),
  ]);
  const lines = [['machine', 'mutants', 'killed', 'equivalent', 'survived', 'noticed'], ...rows];
  return lines
    .map(([name = '', ...figures]) => name.padEnd(26) + figures.map((figure) => figure.padStart(11)).join(''))
    .join('\n');
}
