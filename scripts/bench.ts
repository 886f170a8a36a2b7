/**
 * `npm run bench`: the script size of the log-in page and of every other page, the speed of the log-in page on a
 * simulated phone, and the speed of a year of 20,000 transactions. Writes reports/bench.json. Fails if a size is over
 * its budget.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import playwright from '../playwright.config.ts';
import { speedOf } from './bench/lighthouse.ts';
import { pageSizes } from './bench/page-sizes.ts';
import { scriptsOf, totalOf } from './bench/scripts.ts';
import { freePort, serve } from './bench/serve.ts';
import { type Responsiveness, responsivenessOf } from './bench/transactions.ts';
import { buildPortal } from './build.ts';
import { BENCH_BROWSER } from './chromium.js';
import { root } from './run.ts';
import { readSavedPath } from './system.js';

/** Gzipped script, bytes: of the log-in page, and of each other page on top of the signed-in frame. */
const BUDGET = { login: 135_000, page: 20_000 };

const portal = join(root, 'build/portal');
const emptyPage = join(root, 'build/empty');
await buildPortal('warn');
await build({
  root: join(root, 'scripts/bench/empty'),
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: emptyPage, emptyOutDir: true },
});

const debuggingPort = await freePort();
const executablePath = process.env.CHROMIUM ?? readSavedPath(join(root, BENCH_BROWSER.savedPath));
const { args = [] } = playwright.use?.launchOptions ?? {};
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...args, `--remote-debugging-port=${debuggingPort}`],
});

async function measure(folder: string, path: string) {
  await using server = await serve(folder);
  const url = server.origin + path;
  return { scripts: await scriptsOf(browser, url), speed: await speedOf(url, debuggingPort) };
}

const login = await measure(portal, '/login/bankid');
const empty = await measure(emptyPage, '/');
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

console.log('\nLighthouse on a simulated phone: score, first and largest contentful paint (ms), blocking time (ms)');
for (const [name, { speed }] of Object.entries({ login, empty })) console.log(name.padEnd(6), ...Object.values(speed));

const ms = (time: number) => `${Math.round(time)} ms`;
const describe = ({ rows, firstPaint, longestDelay }: Responsiveness) =>
  `${rows} rows: painted ${ms(firstPaint)} after the response; a key waits at most ${ms(longestDelay)}`;
console.log('\nA year of 20,000 transactions');
console.log(`full speed         ${describe(year.full)}`);
console.log(`four times slower  ${describe(year.slow)}`);

mkdirSync(join(root, 'reports'), { recursive: true });
const report = { login, empty, frame, pages, year };
writeFileSync(join(root, 'reports/bench.json'), `${JSON.stringify(report, null, 2)}\n`);
const isOver = loginSize > BUDGET.login || pages.some(({ bytes }) => bytes > BUDGET.page);
process.exitCode = isOver ? 1 : 0;
