/**
 * `npm run model`: walks every machine along its generated paths, in the machine and in the browser (`--machine-only`:
 * not there), prints what was covered, writes reports/model.json, and fails when anything was not.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { models } from '../machines/models.ts';
import { evaluate } from '../tests/model/evaluate.ts';
import { isFullyCovered, rowOf, tableOf } from '../tests/model/report.ts';
import { clearBrowserCoverage, readBrowserCoverage } from '../tests/model/browser-coverage.ts';
import { root, run } from './run.ts';

const machineOnly = process.argv.includes('--machine-only');

const verdicts = await Promise.all(models.map(evaluate));
const faults = verdicts.flatMap(({ plan, faults }) => faults.map((fault) => `${plan.definition.machine}: ${fault}`));

let browserRan = true;
if (!machineOnly) {
  clearBrowserCoverage();
  ({ ok: browserRan } = await run(['playwright', 'test', 'e2e/model', '--reporter=dot']));
}
const seen = machineOnly ? null : readBrowserCoverage();
const rows = verdicts.map((verdict) => rowOf(verdict, seen));

console.log(`\n${tableOf(rows)}\n`);
for (const fault of faults) console.log(`✗ ${fault}`);
if (seen?.size === 0) console.log('✗ nothing was walked in the browser');
else if (seen) {
  const transitions = verdicts.flatMap(({ plan }) => plan.definition.transitions);
  for (const { id } of transitions) if (!seen.has(id)) console.log(`✗ not seen in the browser: ${id}`);
}
if (!machineOnly) {
  mkdirSync(join(root, 'reports'), { recursive: true });
  const told = rows.map(({ guards: _, ...row }) => row);
  writeFileSync(join(root, 'reports/model.json'), `${JSON.stringify(told, null, 2)}\n`);
}
process.exitCode = faults.length === 0 && browserRan && rows.every(isFullyCovered) ? 0 : 1;
