/**
 * `npm run bench`: the script size of each page, the speed of each page on a simulated phone beside that of an empty
 * page, the time from the log-in to the balance, and the speed of a year of 20,000 transactions. Writes
 * reports/bench.json. Fails if a size is over its budget or a measurement fails. `npm run bench -- /home /card` measures
 * only these pages behind the log-in. Times are only comparable within one run.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { medianSpeedOf, type Speed } from './bench/lighthouse.ts';
import { longestTaskOf } from './bench/longest-task.ts';
import { type PageLoad, pageLoads } from './bench/page-loads.ts';
import { pageSizes } from './bench/page-sizes.ts';
import { failedMeasurements } from './bench/repeat.ts';
import { scriptsOf, totalOf } from './bench/scripts.ts';
import { freePort, serve } from './bench/serve.ts';
import { printTable } from './bench/table.ts';
import { timeToBalance } from './bench/time-to-balance.ts';
import { type Responsiveness, responsivenessOf } from './bench/transactions.ts';
import { buildPortal } from './build.ts';
import { BENCH_BROWSER, SANDBOX_ARGS } from './chromium.js';
import { precompress } from './precompress.ts';
import { root } from './run.ts';
import { readSavedPath } from './system.js';

/** Gzipped script, bytes: of the log-in page, and of each other page on top of the signed-in frame. */
const BUDGET = { login: 165_000, page: 30_000 };

/**
 * Features with which Chromium loads a page of its own for each new window, which takes longer than a page of the portal, or
 * sends requests of its own. The list replaces that of Playwright.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'AimEnabled',
  'PreconnectToSearch',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'MediaRouter',
];

/**
 * While the developer tools are open, V8 parses a function again at the first request or error inside it, to find the line.
 * A user's browser never does that. With this flag V8 keeps the lines when it parses the function for the first time.
 */
const WITH_SOURCE_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

const portal = join(root, 'build/portal');
const emptyPage = join(root, 'build/empty');
await buildPortal('warn');
await build({
  root: join(root, 'scripts/bench/empty'),
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: emptyPage, emptyOutDir: true },
});
precompress(emptyPage);

const debuggingPort = await freePort();
const executablePath = process.env.CHROMIUM ?? readSavedPath(join(root, BENCH_BROWSER.savedPath));
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [
    ...SANDBOX_ARGS,
    WITH_SOURCE_POSITIONS,
    `--disable-features=${DISABLED_FEATURES.join()}`,
    `--remote-debugging-port=${debuggingPort}`,
  ],
});

async function measure(folder: string, path: string) {
  await using server = await serve(folder);
  const url = server.origin + path;
  return {
    scripts: await scriptsOf(browser, url),
    speed: await medianSpeedOf(url, debuggingPort),
    longestTask: await longestTaskOf(browser, url),
  };
}

const login = await measure(portal, '/login/bankid');
const empty = await measure(emptyPage, '/');
const loads = await pageLoads(browser, portal, debuggingPort, process.argv.slice(2));
const balance = await timeToBalance(browser, portal);
const year = await responsivenessOf(browser, portal);
await browser.close();

const { frame, pages } = pageSizes(portal, login.scripts);
const loginSize = totalOf(login.scripts);
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const row = (bytes: number, name: string, budget = Number.POSITIVE_INFINITY) =>
  console.log(`${kB(bytes)}  ${name}${bytes > budget ? `  OVER BUDGET (${kB(budget).trim()})` : ''}`);

console.log('\nScript of the log-in page, gzipped');
for (const { file, bytes } of login.scripts) row(bytes, file);
row(loginSize, 'total', BUDGET.login);
row(totalOf(empty.scripts), 'total of an empty page with the same packages');

console.log('\nScript of the signed-in frame, on top of the log-in page');
row(frame, 'frame and dialog library');
console.log('\nScript of each page, on top of both');
for (const { file, bytes } of pages) row(bytes, file, BUDGET.page);

const FAILED = 'failed';
const ms = (time: number) => `${Math.round(time)} ms`;
const orFailed = <Value>(value: Value | null | undefined, write: (value: Value) => string) =>
  value === null || value === undefined ? FAILED : write(value);

const speedCells = (page: string, speed: Speed | null) => ({
  page,
  score: orFailed(speed?.score, String),
  'first paint': orFailed(speed?.firstContentfulPaint, ms),
  'largest paint': orFailed(speed?.largestContentfulPaint, ms),
  blocked: orFailed(speed?.totalBlockingTime, ms),
});
const shiftCells = ({ shift }: PageLoad) => ({
  'shift, phone': orFailed(shift.phone, (value) => value.toFixed(3)),
  'shift, desktop': orFailed(shift.desktop, (value) => value.toFixed(3)),
});
const WITHOUT_SHIFT = { 'shift, phone': '', 'shift, desktop': '' };
const taskCell = ({ longestTask }: { longestTask: number | null }) => ({
  'longest task': orFailed(longestTask, (value) => (value === 0 ? '< 50 ms' : ms(value))),
});
printTable(
  'Lighthouse on a simulated phone (median of 3; goal: 95), layout shift on a slow network (goal: 0.02), longest task of a slow phone (median of 5; goal: 50 ms)',
  [
    { ...speedCells('/login/bankid', login.speed), ...WITHOUT_SHIFT, ...taskCell(login) },
    ...loads.map((load) => ({ ...speedCells(load.path, load.speed), ...shiftCells(load), ...taskCell(load) })),
    { ...speedCells('empty page', empty.speed), ...WITHOUT_SHIFT, ...taskCell(empty) },
  ],
);

if (balance) {
  const timeRow = (from: string, time: number, goal: { time: string; ratio: string }) => ({
    from,
    time: ms(time),
    'goal for the time': goal.time,
    ratio: (time / balance.login).toFixed(2),
    'goal for the ratio': goal.ratio,
  });
  printTable('Time to the balance on a slow phone (median of 5), and its ratio to the log-in page', [
    timeRow('reload of the log-in page until it can be used', balance.login, { time: '', ratio: '' }),
    timeRow('approval in the BankID app', balance.approval, { time: '3000 ms', ratio: '2.60' }),
    timeRow('reload of /home', balance.reload, { time: '1500 ms', ratio: '1.40' }),
  ]);
  console.log(`\nRequests from the approval to the balance, ms\n${balance.waterfalls.approval}`);
  console.log(`\nRequests from the reload of /home to the balance, ms\n${balance.waterfalls.reload}`);
}

const describe = ({ rows, firstPaint, longestDelay }: Responsiveness) =>
  `${rows} rows: painted ${ms(firstPaint)} after the response; a key waits at most ${ms(longestDelay)}`;
console.log('\nA year of 20,000 transactions (goals: painted after 200 ms, a key waits 50 ms)');
console.log(`full speed         ${orFailed(year.full, describe)}`);
console.log(`four times slower  ${orFailed(year.slow, describe)}`);

const failed = failedMeasurements();
if (failed.length > 0) console.log(`\nCould not be measured: ${failed.join(', ')}`);

mkdirSync(join(root, 'reports'), { recursive: true });
const report = { login, empty, frame, pages, loads, balance, year, failed };
writeFileSync(join(root, 'reports/bench.json'), `${JSON.stringify(report, null, 2)}\n`);
const isOver = loginSize > BUDGET.login || pages.some(({ bytes }) => bytes > BUDGET.page);
process.exitCode = isOver || failed.length > 0 ? 1 : 0;
