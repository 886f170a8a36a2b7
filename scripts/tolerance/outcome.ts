import type { Mutation } from './mutation.ts';
import { REASONS } from './reasons.ts';
import type { Verdict } from './verdict.ts';

/** What one change of one response costs on one page. */
export interface Outcome extends Omit<Mutation, 'body'> {
  readonly call: string;
  readonly page: string;
  readonly verdict: Verdict;
  /** Texts on the screen that no user may see. */
  readonly badTexts: readonly string[];
  /** What the page has printed to the console. */
  readonly errors: readonly string[];
}

const VERDICTS = ['shown', 'rowLost', 'partLost', 'pageLost'] as const satisfies readonly Verdict[];
const HEADER = ['shown', 'row lost', 'part lost', 'page lost'];

const line = (name: string, cells: readonly (string | number)[]) =>
  name.padEnd(44) + cells.map((cell) => String(cell).padStart(10)).join('');
const countsOf = (outcomes: readonly Outcome[]) =>
  VERDICTS.map((verdict) => outcomes.filter((outcome) => outcome.verdict === verdict).length);

/** Prints how many changes of each call cost what, on each page and in total. */
export function printTable(outcomes: readonly Outcome[]): void {
  const groups = Map.groupBy(outcomes, ({ call, page }) => `${call} on ${page}`);
  console.log(`\n${line('', HEADER)}`);
  for (const [name, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(line(name, countsOf(group)));
  console.log(line('total', countsOf(outcomes)));
}

const nameOf = ({ call, path, kind, page }: Outcome) => `${call} ${path || 'response'}, ${kind}, on ${page}`;

const hasReason = ({ call, path, kind }: Outcome): boolean =>
  REASONS.some(
    (reason) => reason.call === call && reason.paths.includes(path) && (reason.kinds?.includes(kind) ?? true),
  );

/** What is wrong: pages that are lost without a listed reason, bad texts and console output. */
export const problemsIn = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap((outcome) => [
    ...(outcome.verdict === 'pageLost' && !hasReason(outcome) ? [`page lost: ${nameOf(outcome)}`] : []),
    ...outcome.badTexts.map((text) => `“${text}” on the screen: ${nameOf(outcome)}`),
    ...outcome.errors.map((error) => `console: ${error.slice(0, 160)}: ${nameOf(outcome)}`),
  ]);
