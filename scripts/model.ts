/**
 * `npm run model`: runs the generated paths of all machines, outside and (unless `--machine-only`) in the browser.
 * Prints the coverage, writes reports/model.json, and fails if anything is not covered.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { models } from '../machines/models.ts';
import { clearBrowserCoverage, readBrowserCoverage } from '../tests/model/browser-coverage.ts';
import { evaluate } from '../tests/model/evaluate.ts';
import { isFullyCovered, rowOf, tableOf } from '../tests/model/report.ts';
import { root, run } from './run.ts';

const machineOnly = process.argv.includes('--machine-only');

const evaluations = await Promise.all(models.map(evaluate));
const faults = evaluations.flatMap(({ plan, faults }) => faults.map((fault) => `${plan.definition.machine}: ${fault}`));

let browserRan = true;
if (!machineOnly) {
  clearBrowserCoverage();
  ({ ok: browserRan } = await run(['playwright', 'test', 'e2e/model', '--reporter=dot,./e2e/model/path-reporter.ts']));
}
const covered = machineOnly ? null : readBrowserCoverage();
const rows = evaluations.map((evaluation) => rowOf(evaluation, covered));

console.log(`\n${tableOf(rows)}\n`);
for (const fault of faults) console.log(`✗ ${fault}`);
if (covered?.size === 0) console.log('✗ no path ran in the browser');
else if (covered) {
  const transitions = evaluations.flatMap(({ plan }) => plan.definition.transitions);
  for (const { id } of transitions) if (!covered.has(id)) console.log(`✗ not covered in the browser: ${id}`);
}
if (!machineOnly) {
  mkdirSync(join(root, 'reports'), { recursive: true });
  const report = rows.map(({ guards: _, ...row }) => row);
  writeFileSync(join(root, 'reports/model.json'), `${JSON.stringify(report, null, 2)}\n`);
}
process.exitCode = faults.length === 0 && browserRan && rows.every(isFullyCovered) ? 0 : 1;
