/**
 * `npm run faults`: lets each call of the contract fail in every way, in the browser and in the flow that makes the call,
 * and checks what the user then sees. `-- --call balance --page /home --fault 500` limits the run. Prints how many cases
 * passed, writes reports/faults.json, and fails if one did not.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { FAULT_NAMES } from '../e2e/faults/fault-kinds.ts';
import { type FaultCase, runCases } from '../e2e/faults/run-cases.ts';
import { SCENARIOS } from '../e2e/faults/scenarios.ts';
import playwright from '../playwright.config.ts';
import { buildPortal, isBuilt } from './build.ts';
import { exitWith, requireCount, requireKnown } from './known-names.ts';
import { root } from './run.ts';

const { values } = parseArgs({
  options: {
    call: { type: 'string', multiple: true },
    page: { type: 'string' },
    fault: { type: 'string', multiple: true },
    workers: { type: 'string', default: '3' },
  },
});
const start = performance.now();
const workers = requireCount('workers', values.workers);
requireKnown({
  call: [values.call, SCENARIOS.flatMap((scenario) => scenario.calls)],
  page: [values.page, SCENARIOS.map(({ path }) => path)],
  fault: [values.fault, FAULT_NAMES],
});
const faults = FAULT_NAMES.filter((name) => values.fault?.includes(name) ?? true);
const cases = SCENARIOS.filter(({ path }) => values.page === undefined || path === values.page).flatMap((scenario) =>
  scenario.calls
    .filter((call) => values.call?.includes(call) ?? true)
    .map((call): FaultCase => ({ scenario, call, faults })),
);
if (cases.length === 0) exitWith(`${values.page} does not make the call ${values.call?.join(', ')}`);
if (!isBuilt()) await buildPortal('warn');

const browser = await chromium.launch(playwright.use?.launchOptions ?? {});
const outcomes = await runCases(browser, cases, workers);
await browser.close();

mkdirSync(join(root, 'reports'), { recursive: true });
writeFileSync(join(root, 'reports/faults.json'), JSON.stringify(outcomes, null, 2));
const failed = outcomes.filter(({ problems }) => problems.length > 0);
console.log(`\n${'call'.padEnd(26)}${'cases'.padStart(8)}${'passed'.padStart(8)}`);
for (const [call, group] of Map.groupBy(outcomes, (outcome) => outcome.call))
  console.log(
    call.padEnd(26) +
      String(group.length).padStart(8) +
      String(group.filter(({ problems }) => problems.length === 0).length).padStart(8),
  );
const seconds = Math.round((performance.now() - start) / 1000);
console.log(
  `${new Set(outcomes.map(({ call }) => call)).size} calls × ${faults.length} faults: ${outcomes.length - failed.length} of ${outcomes.length} cases passed, ${seconds} s`,
);
// Unanswered requests would keep the process alive.
process.exit(failed.length > 0 ? 1 : 0);
