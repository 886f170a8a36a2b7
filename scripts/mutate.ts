/**
 * `npm run mutate`: puts small faults into each machine, one at a time, and checks that its model notices them: in the state
 * graph of the machine with the fault, an invariant is broken or a coverage goal can no longer be met. Prints the faults
 * that nothing noticed and writes reports/mutation.json. `-- <machine> …` checks some machines only, and writes nothing.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MachineResult } from '@lunchkortet/model-engine/mutation/mutate-machine';
import { problemsOf, summaryOf, survivorsOf } from '@lunchkortet/model-engine/mutation/summary';
import { models } from '../machines/models.ts';
import { requireKnown } from './known-names.ts';
import { mutateInWorkers } from './mutate/in-workers.ts';
import { root } from './run.ts';

const known = models.map(({ machine }) => machine.id);
const asked = process.argv.slice(2);
requireKnown({ machine: [asked, known] });

/** The machines with the largest state graphs come first, so that both workers end at about the same time. */
const SLOW = ['notification-preferences', 'transactions', 'portal', 'physical-card-order', 'access-gate', 'session'];
const machines = asked.length > 0 ? asked : [...SLOW, ...known.filter((name) => !SLOW.includes(name))];

const started = performance.now();
const results: MachineResult[] = [];
await mutateInWorkers(machines, (result) => {
  results.push(result);
  for (const line of survivorsOf(result)) console.log(line);
});
results.sort((a, b) => known.indexOf(a.machine) - known.indexOf(b.machine));

const problems = problemsOf(results, { machine: 0.9, overall: asked.length === 0 ? 0.95 : null });
console.log(`\n${summaryOf(results)}\n\n${Math.round((performance.now() - started) / 1000)} s`);
for (const problem of problems) console.log(`✗ ${problem}`);
if (asked.length === 0) {
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/mutation.json'), `${JSON.stringify(results, null, 1)}\n`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
