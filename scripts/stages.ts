import { savedNginx } from './nginx.js';
import type { Program } from './programs.js';
import { FIREFOX, savedProgram, WEBKIT, XVFB } from './programs.js';
import { root } from './run.ts';

/** One step of `npm test`. */
export interface Stage {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** Whether `npm run check` runs it too. */
  readonly quick: boolean;
  /** The JSON report with the number of tests, and the pattern of the summary lines. Other stages count as one test. */
  readonly tests?: { readonly report: string; readonly summary: RegExp };
  /** If that stage fails, this one is not run. */
  readonly needs?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Why the stage cannot be run on this system, which is no failure; null if it can. */
  readonly obstacle?: () => string | null;
}

const vitest = { report: 'reports/vitest.json', summary: /^\s*(Test Files|Tests)\s.*\d+ (passed|failed)/ };
const noNginx = () => (savedNginx(root) ? null : 'no nginx on this system; CI runs it with `npm run test:deploy`');
const playwright = { report: 'reports/playwright.json', summary: /^\s*\d+ (passed|failed|flaky|skipped|did not run)/ };
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitest.report}`];

/** Why the lane of an engine cannot be run; null if the programs that it needs were found. */
export function obstacleOf(programs: readonly Program[], folder = root): string | null {
  const missing = programs.filter((program) => !savedProgram(program, folder)).map((program) => program.name);
  return missing.length > 0
    ? `no ${missing.join(', no ')} on this system; CI runs it with \`npm run test:engines\``
    : null;
}

/** The tests in e2e/engines, in another engine than Chromium; `programs` are what it needs of the system. */
const engineStage = (name: string, ...programs: readonly Program[]): Stage => ({
  name,
  command: ['playwright', 'test', '-c', 'e2e/engines.config.ts'],
  quick: false,
  tests: { ...playwright, report: `reports/${name}.json` },
  needs: 'build',
  env: { ENGINE: name },
  obstacle: () => obstacleOf(programs),
});

/** The steps of `npm test`, in order. */
export const stages: readonly Stage[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings'], quick: true },
  { name: 'types', command: ['tsc', '-p', '.'], quick: true },
  { name: 'dead code', command: ['knip'], quick: true },
  { name: 'messages', command: ['node', 'scripts/messages.ts'], quick: true },
  { name: 'vitest', command: ['vitest', 'run', ...reporters], quick: true, tests: vitest },
  { name: 'build', command: ['node', 'scripts/build.ts'], quick: false },
  {
    name: 'playwright',
    command: ['playwright', 'test'],
    quick: false,
    tests: playwright,
    needs: 'build',
    // By the stage vitest.
    env: { PATHS_ARE_PLANNED: 'true' },
  },
  {
    name: 'deploy',
    command: ['playwright', 'test', '-c', 'e2e/deploy.config.ts'],
    quick: false,
    tests: { ...playwright, report: 'reports/deploy.json' },
    needs: 'build',
    obstacle: noNginx,
  },
  engineStage('webkit', WEBKIT, XVFB),
  engineStage('firefox', FIREFOX),
];
