import type { FailedTest } from './failed-tests.ts';
import type { TestCounts } from './test-counts.ts';

export interface StageResult extends TestCounts {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  readonly summary: readonly string[];
  readonly failedTests: readonly FailedTest[];
}

/** The log of a CI often shows only its last lines. */
const MOST_FAILURES = 10;

/** One line per stage. */
export const stageLines = (results: readonly StageResult[]): string[] =>
  results.map(({ name, ok, seconds, summary }) => {
    const note = summary.length > 0 ? `  ${summary.join(' · ')}` : '';
    return `${ok ? 'passed' : 'FAILED'}  ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s${note}`;
  });

/** The title and the error of the first failed tests of all stages. */
export function failureLines(results: readonly StageResult[]): string[] {
  const failed = results.flatMap(({ failedTests }) => failedTests);
  const more = failed.length - MOST_FAILURES;
  return [
    ...failed.slice(0, MOST_FAILURES).flatMap(({ title, error }) => [`FAILED  ${title}`, `        ${error}`]),
    ...(more > 0 ? [`FAILED  ${more} more`] : []),
  ];
}
