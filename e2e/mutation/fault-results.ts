import { EQUIVALENT_FAULTS } from './equivalent-faults.ts';
import { type Fault, isText, MACHINE_KINDS, TEXT_KINDS } from './make-faults.ts';

type Outcome = 'noticed' | 'survived' | 'unreached';

export interface FaultResult extends Fault {
  readonly outcome: Outcome;
  readonly noticedBy: string | null;
}

/** The share of the faults, without the equivalent ones and those of texts, that the paths must notice. */
const REQUIRED = 0.9;

const count = (results: readonly FaultResult[], outcome: Outcome): number =>
  results.filter((result) => result.outcome === outcome).length;

const shareOf = (results: readonly FaultResult[]): number =>
  results.length === 0 ? 1 : count(results, 'noticed') / results.length;

const percentage = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;

/** A fault that no path noticed, as a line; null if one did, or if it is listed as equivalent. */
export function openFault({ outcome, kind, file, line, sentence, id }: FaultResult): string | null {
  if (outcome === 'noticed' || id in EQUIVALENT_FAULTS) return null;
  return `${outcome === 'survived' ? 'not noticed' : 'not reached'}: ${file}:${line} (${kind}) ${sentence}`;
}

/** The figures of a run as a table, and why it fails. `equivalent`: faults that change nothing, by their ids, with the reason. */
export function reportOf(
  results: readonly FaultResult[],
  isComplete: boolean,
  equivalent: Readonly<Record<string, string>> = EQUIVALENT_FAULTS,
): { readonly lines: readonly string[]; readonly problems: readonly string[] } {
  const counted = results.filter(({ id }) => !(id in equivalent));
  const required = counted.filter(({ kind }) => !isText(kind));
  const texts = counted.length > required.length ? TEXT_KINDS : [];
  const rows = [...MACHINE_KINDS, 'all', ...texts].map((kind) => {
    const ofKind = kind === 'all' ? required : counted.filter((result) => result.kind === kind);
    const figures = [
      ofKind.length,
      count(ofKind, 'noticed'),
      count(ofKind, 'survived'),
      count(ofKind, 'unreached'),
      percentage(shareOf(ofKind)),
    ];
    return kind.padEnd(12) + figures.map((figure) => String(figure).padStart(12)).join('');
  });
  const heading = `${'kind'.padEnd(12)}${['faults', 'noticed', 'not noticed', 'not reached', 'share'].map((name) => name.padStart(12)).join('')}`;
  const noticed = results.filter(({ id, outcome }) => id in equivalent && outcome === 'noticed');
  const ids = results.map(({ id }) => id);
  const lost = isComplete ? Object.keys(equivalent).filter((id) => !ids.includes(id)) : [];
  return {
    lines: [heading, ...rows],
    problems: [
      ...noticed.map(({ id, noticedBy }) => `listed as equivalent, but noticed: ${id} (${noticedBy})`),
      ...lost.map((id) => `listed as equivalent, but does not exist: ${id}`),
      ...(shareOf(required) < REQUIRED ? [`only ${percentage(shareOf(required))} of the faults are noticed`] : []),
    ],
  };
}
