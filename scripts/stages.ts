/** What `npm test` runs, in order. `tests` stages report how many tests passed; the others pass or fail as a whole. */
export interface Stage {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** Part of the half-minute subset, `npm run check`. */
  readonly quick: boolean;
  /** Where the stage leaves its counts as JSON, and what its own summary lines look like. */
  readonly tests?: { readonly report: string; readonly summary: RegExp };
  /** A stage whose failure makes this one useless. */
  readonly needs?: string;
}

const vitest = { report: 'reports/vitest.json', summary: /^\s*(Test Files|Tests)\s.*\d+ (passed|failed)/ };
const playwright = { report: 'reports/playwright.json', summary: /^\s*\d+ (passed|failed|flaky|skipped|did not run)/ };
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitest.report}`];

export const stages: readonly Stage[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings'], quick: true },
  { name: 'types', command: ['tsc', '-p', '.'], quick: true },
  { name: 'dead code', command: ['knip'], quick: true },
  { name: 'messages', command: ['node', 'scripts/messages.ts'], quick: true },
  { name: 'vitest', command: ['vitest', 'run', ...reporters], quick: true, tests: vitest },
  { name: 'build', command: ['vite', 'build'], quick: false },
  { name: 'playwright', command: ['playwright', 'test'], quick: false, tests: playwright, needs: 'build' },
];
