/**
 * `npm run tolerance`: changes every response of the sandbox in every way, opens the pages that use it in Chromium, and
 * prints what each change costs. `-- --call accounts --page /home` limits the run. Fails when a page is lost for a reason
 * that is not listed, when a text such as `undefined` is on the screen, and when the page prints to the console.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import playwright from '../playwright.config.ts';
import { serve } from './bench/serve.ts';
import { buildPortal, isBuilt } from './build.ts';
import { exitWith, requireKnown } from './known-names.ts';
import { root } from './run.ts';
import { CASES } from './tolerance/cases.ts';
import { observeCase } from './tolerance/observe-case.ts';
import { Observer } from './tolerance/observer.ts';
import { type Outcome, printTable, problemsIn } from './tolerance/outcome.ts';

const WORKERS = 3;
const PERSONA = 'anna';

const { values } = parseArgs({ options: { call: { type: 'string' }, page: { type: 'string' } } });
const start = performance.now();
requireKnown({
  call: [values.call, CASES.flatMap(({ calls }) => calls)],
  page: [values.page, CASES.map(({ path }) => path)],
});
const queue = CASES.filter(({ path }) => values.page === undefined || path === values.page).flatMap((one) =>
  one.calls.filter((call) => values.call === undefined || call === values.call).map((call) => ({ ...one, call })),
);
if (queue.length === 0) exitWith(`${values.page} does not make the call ${values.call}`);
if (!isBuilt()) await buildPortal('warn');
await using server = await serve(join(root, 'build/portal'));
const browser = await chromium.launch(playwright.use?.launchOptions ?? {});

const outcomes: Outcome[] = [];

async function work(): Promise<void> {
  const observers = new Map<string | null, Observer>();
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { persona = PERSONA } = next;
    const observer = observers.get(persona) ?? (await Observer.open(browser, server.origin, persona));
    observers.set(persona, observer);
    const results = await observeCase(observer, next);
    outcomes.push(...results);
    console.log(`${next.call} on ${next.path}: ${results.length} changes`);
    for (const problem of problemsIn(results)) console.error(problem);
  }
}
await Promise.all(Array.from({ length: WORKERS }, work));
await browser.close();

printTable(outcomes);
const problems = problemsIn(outcomes);
console.log(
  `${outcomes.length} changes, ${problems.length} problems, ${Math.round((performance.now() - start) / 1000)} s`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
