/**
 * `npm run model`: runs the generated paths of all machines, outside and (unless `--machine-only`) in the browser.
 * Prints the coverage, writes reports/model.json, and fails if anything is not covered.
 * `npm run model -- <machine> …` checks some machines only: a failed path is printed as sentences, with the difference
 * and the file to open. `--watch` repeats it whenever a source file is saved.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { evaluate } from '@lunchkortet/model-engine/evaluate';
import { isFullyCovered, rowOf, tableOf } from '@lunchkortet/model-engine/report';
import { models } from '../machines/models.ts';
import { requireKnown } from './known-names.ts';
import { clearBrowserCoverage, readBrowserCoverage } from './model/browser-coverage.ts';
import { checkMachines } from './model/one-machine.ts';
import { repeatOnSave } from './model/watch.ts';
import { root, run } from './run.ts';

async function checkAll(machineOnly: boolean): Promise<boolean> {
  const evaluations = await Promise.all(models.map(evaluate));
  const faults = evaluations.flatMap(({ plan, faults }) =>
    faults.map((fault) => `${plan.definition.machine}: ${fault}`),
  );

  let browserRan = true;
  if (!machineOnly) {
    clearBrowserCoverage();
    ({ ok: browserRan } = await run([
      'playwright',
      'test',
      'e2e/model',
      '--reporter=dot,./e2e/model/path-reporter.ts',
    ]));
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
  return faults.length === 0 && browserRan && rows.every(isFullyCovered);
}

const { values, positionals: names } = parseArgs({
  options: { 'machine-only': { type: 'boolean', default: false }, watch: { type: 'boolean', default: false } },
  allowPositionals: true,
});
requireKnown({ machine: [names, models.map(({ machine }) => machine.id)] });
const chosen = models.filter(({ machine }) => names.includes(machine.id));

if (values.watch) {
  repeatOnSave(['node', ...process.argv.slice(1).filter((argument) => argument !== '--watch')]);
} else {
  const machineOnly = values['machine-only'];
  const ok = await (names.length > 0 ? checkMachines(chosen, machineOnly) : checkAll(machineOnly));
  process.exitCode = ok ? 0 : 1;
}
