import type { FailedTest } from './failed-tests.ts';
import type { TestCounts } from './test-counts.ts';

export interface StageResult extends TestCounts {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  readonly summary: readonly string[];
  readonly failedTests: readonly FailedTest[];
}

/** Why a stage cannot be run on this system. */
export interface Obstacle {
  readonly name: string;
  readonly reason: string;
}

/** The log of a CI often shows only its last lines. */
const MOST_FAILURES = 10;
const MOST_ERROR_LINES = 20;

/** One line per stage. */
export const stageLines = (results: readonly StageResult[]): string[] =>
  results.map(({ name, ok, seconds, summary }) => {
    const note = summary.length > 0 ? `  ${summary.join(' · ')}` : '';
    return `${ok ? 'passed' : 'FAILED'}  ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s${note}`;
  });

/** The titles of the first failed tests of all stages, and what the lines allow of their errors: of one test nearly all. */
export function failureLines(results: readonly StageResult[]): string[] {
  const failed = results.flatMap(({ failedTests }) => failedTests);
  const shown = failed.slice(0, MOST_FAILURES);
  const more = failed.length - MOST_FAILURES;
  const lines = Math.floor(MOST_ERROR_LINES / shown.length);
  return [
    ...shown.flatMap(({ title, error }) => [
      `FAILED  ${title}`,
      ...error.slice(0, lines).map((line) => `        ${line}`),
    ]),
    ...(more > 0 ? [`FAILED  ${more} more`] : []),
  ];
}

/** What was not run, and why. */
export const obstacleLines = (obstacles: readonly Obstacle[]): string[] =>
  obstacles.map(({ name, reason }) => `NOT RUN ${name}: ${reason}`);

/** The last line. Without what was not run, it would claim more than the run has shown. */
export const totalLine = (passed: number, failed: number, obstacles: readonly Obstacle[]): string =>
  [
    `${passed} passed, ${failed} failed`,
    ...(obstacles.length > 0 ? [`not run: ${obstacles.map(({ name }) => name).join(', ')}`] : []),
  ].join('; ');
