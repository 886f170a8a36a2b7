/**
 * `npm run interruptions`: interrupts each page and each flow in Chromium, against the sandbox: before the user acts, while
 * the change has no answer, and afterwards. `-- --page /card --interruption reload` limits the run. Prints flow ×
 * interruption, writes reports/interruptions.json, and fails if a case did not pass.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Scenario } from '../e2e/faults/scenario.ts';
import { SCENARIOS } from '../e2e/faults/scenarios.ts';
import { INTERRUPTIONS } from '../e2e/interruptions/interruptions.ts';
import { type InterruptionOutcome, interruptScenario } from '../e2e/interruptions/run-interruptions.ts';
import { startSandbox } from '../e2e/support/sandbox.ts';
import playwright from '../playwright.config.ts';
import { buildPortal, isBuilt } from './build.ts';
import { requireCount, requireKnown } from './known-names.ts';
import { root } from './run.ts';

const { values } = parseArgs({
  options: {
    page: { type: 'string' },
    interruption: { type: 'string', multiple: true },
    workers: { type: 'string', default: '3' },
  },
});
const start = performance.now();
const workers = requireCount('workers', values.workers);
requireKnown({
  page: [values.page, SCENARIOS.map(({ path }) => path)],
  interruption: [values.interruption, Object.keys(INTERRUPTIONS)],
});
if (!isBuilt()) await buildPortal('warn');

const names = Object.keys(INTERRUPTIONS).filter((name) => values.interruption?.includes(name) ?? true);
const queue = SCENARIOS.filter(({ path }) => values.page === undefined || path === values.page);
const outcomes: InterruptionOutcome[] = [];
const browser = await chromium.launch(playwright.use?.launchOptions ?? {});

/** The scenario does not work even without an interruption. */
const brokenScenario = ({ path, calls }: Scenario, error: unknown): InterruptionOutcome[] => [
  { page: path, calls, moment: 'ready', interruption: 'none', problems: [String(error).slice(0, 300)] },
];

async function work(): Promise<void> {
  const sandbox = await startSandbox();
  for (let scenario = queue.shift(); scenario !== undefined; scenario = queue.shift()) {
    const results = await interruptScenario(browser, sandbox, scenario, names).catch((error: unknown) =>
      brokenScenario(scenario, error),
    );
    outcomes.push(...results);
    const failed = results.filter(({ problems }) => problems.length > 0);
    console.log(
      `${scenario.path} (${scenario.calls[0]}): ${results.length - failed.length} of ${results.length} interruptions`,
    );
    for (const { moment, interruption, problems } of failed)
      for (const problem of problems) console.error(`  ${moment}, ${interruption}: ${problem}`);
  }
}
await Promise.all(Array.from({ length: workers }, work));
await browser.close();

mkdirSync(join(root, 'reports'), { recursive: true });
writeFileSync(join(root, 'reports/interruptions.json'), JSON.stringify(outcomes, null, 2));
for (const name of names) {
  const group = outcomes.filter(({ interruption }) => interruption === name);
  console.log(
    `${name.padEnd(26)}${group.filter(({ problems }) => problems.length === 0).length} of ${group.length} passed`,
  );
}
const failed = outcomes.filter(({ problems }) => problems.length > 0);
console.log(
  `${outcomes.length - failed.length} of ${outcomes.length} passed, ${Math.round((performance.now() - start) / 1000)} s`,
);
// Unanswered requests would keep the process alive.
process.exit(failed.length > 0 ? 1 : 0);
