/**
 * `npm run model`: runs the generated paths of all machines, outside and (unless `--machine-only`) in the browser.
 * Prints the coverage, writes reports/model.json, and fails if anything is not covered.
 * `npm run model -- <machine> …` checks some machines only: a failed path is printed as sentences, with the difference
 * and the file to open. `--watch` repeats it whenever a source file is saved. `--engine webkit` or `--engine firefox` runs
 * their paths in that browser; a path that differs names a picture of the page there and of the page in Chromium.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { evaluate } from '@lunchkortet/model-engine/evaluate';
import { isFullyCovered, rowOf, tableOf } from '@lunchkortet/model-engine/report';
import type { EngineName } from '../e2e/engines/tab.ts';
import { models } from '../machines/models.ts';
import { exitWith, requireKnown } from './known-names.ts';
import { clearBrowserCoverage, readBrowserCoverage } from './model/browser-coverage.ts';
import { checkMachines } from './model/one-machine.ts';
import { repeatOnSave } from './model/watch.ts';
import type { Program } from './programs.js';
import { FIREFOX, findProgram, WEBKIT, XVFB } from './programs.js';
import { root, run } from './run.ts';

/** The programs that an engine needs besides Chromium, which prepare.js has found. */
const ENGINE_PROGRAMS: Readonly<Record<EngineName, readonly Program[]>> = {
  webkit: [WEBKIT, XVFB],
  firefox: [FIREFOX],
  chromium: [],
};

/** Finds or installs programs; ends the command as failed if that is not possible. */
function requirePrograms(programs: readonly Program[]): void {
  for (const program of programs) {
    if (findProgram(program, root, console.error)) continue;
    const { name, debianPackage, variable } = program;
    exitWith(`no ${name} on this system: install the Debian package ${debianPackage}, or set ${variable} to its path`);
  }
}

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
  options: {
    'machine-only': { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    engine: { type: 'string' },
  },
  allowPositionals: true,
});
requireKnown({
  machine: [names, models.map(({ machine }) => machine.id)],
  engine: [values.engine, Object.keys(ENGINE_PROGRAMS)],
});
const chosen = models.filter(({ machine }) => names.includes(machine.id));

if (values.watch) {
  repeatOnSave(['node', ...process.argv.slice(1).filter((argument) => argument !== '--watch')]);
} else {
  const machineOnly = values['machine-only'];
  const engine = (values.engine as EngineName | undefined) ?? 'chromium';
  requirePrograms(ENGINE_PROGRAMS[engine]);
  const areSome = names.length > 0 || values.engine !== undefined;
  const ok = await (areSome
    ? checkMachines(names.length > 0 ? chosen : models, machineOnly ? null : engine)
    : checkAll(machineOnly));
  process.exitCode = ok ? 0 : 1;
}
