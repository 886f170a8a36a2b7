/**
 * `npm run stryker`: puts small faults into contract/, src/ports/ and the rules in machines/, one at a time, and checks that
 * the unit tests notice them. Prints the faults that no test noticed and writes reports/stryker/. `-- <group or file> …`
 * checks a part.
 */
import { Stryker } from '@stryker-mutator/core';
import { groups } from './stryker/groups.ts';

/** The share of faults that the tests of each group must notice, in percent. */
const MIN_SCORE = 90;

const asked = process.argv.slice(2);
const all = Object.values(groups).flatMap(({ files }) => files);
const unknown = asked.filter((name) => !(name in groups) && !all.includes(name));
if (unknown.length > 0) {
  console.error(`no group or file: ${unknown.join(', ')}. The groups are ${Object.keys(groups).join(', ')}.`);
  process.exit(1);
}

for (const [name, { files }] of Object.entries(groups)) {
  const mutate = asked.length === 0 || asked.includes(name) ? [...files] : files.filter((file) => asked.includes(file));
  if (mutate.length === 0) continue;
  console.log(`\n${name}: ${mutate.length} files`);
  // Read by the configuration of Vitest, in the processes that Stryker starts.
  process.env.STRYKER_GROUP = name;
  await new Stryker({
    mutate,
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/stryker/vitest.config.ts' },
    // Each fault runs the tests that reach it. Faults in constants run all related test files.
    coverageAnalysis: 'perTest',
    // Stryker adapts tsconfig.json with an API that TypeScript 7 does not have. Nothing in the copy needs that.
    tsconfigFile: 'none',
    tempDirName: 'build/stryker',
    ignorePatterns: ['/build', '/test-results'],
    // Far above the default: on a busy machine, a slow run must not count as a noticed endless loop.
    timeoutMS: 120_000,
    thresholds: { high: MIN_SCORE, low: MIN_SCORE, break: MIN_SCORE },
    reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
    clearTextReporter: { logTests: false, reportTests: false, skipFull: true },
    htmlReporter: { fileName: `reports/stryker/${name}.html` },
    jsonReporter: { fileName: `reports/stryker/${name}.json` },
  }).runMutationTest();
}
