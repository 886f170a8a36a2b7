/**
 * `npm run bench`: how heavy the log-in page and each screen are, how fast a phone shows them, and how a year of 20,000
 * transactions behaves.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import playwright from '../playwright.config.ts';
import { screensOf } from './bench/chunks.ts';
import { speedOf } from './bench/lighthouse.ts';
import { freePort, serve } from './bench/serve.ts';
import { type Manners, mannersOf } from './bench/transactions.ts';
import { scriptsOf, sum } from './bench/weigh.ts';
import { FOR_FIGURES } from './chromium.js';
import { root } from './run.ts';
import { remembered } from './system.js';

const built = join(root, 'build/portal');
const emptyBuilt = join(root, 'build/empty');
const quiet = { logLevel: 'warn' } as const;
await build({ root, ...quiet });
await build({
  root: join(root, 'scripts/bench/empty'),
  configFile: join(root, 'vite.config.ts'),
  ...quiet,
  build: { outDir: emptyBuilt, emptyOutDir: true },
});

const port = await freePort();
const executablePath = process.env.CHROMIUM ?? remembered(join(root, FOR_FIGURES.record));
const { args = [] } = playwright.use?.launchOptions ?? {};
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...args, `--remote-debugging-port=${port}`],
});

async function measure(folder: string, path: string) {
  await using server = await serve(folder);
  const address = server.origin + path;
  return { scripts: await scriptsOf(browser, address), speed: await speedOf(address, port) };
}

const login = await measure(built, '/login/bankid');
const empty = await measure(emptyBuilt, '/');
const large = await mannersOf(browser, built);
await browser.close();

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const screens = screensOf(built, login.scripts);
console.log('\nScript of the log-in page, gzipped');
for (const { file, bytes } of login.scripts) console.log(`${kB(bytes)}  ${file}`);
console.log(
  `${kB(sum(login.scripts))}  in all; an empty page with the same packages: ${kB(sum(empty.scripts)).trim()}`,
);
console.log('\nScript that a screen adds to it');
for (const { file, bytes } of screens) console.log(`${kB(bytes)}  ${file}`);
console.log('\nLighthouse, simulated phone: score, first and largest paint, blocked (ms)');
for (const [name, { speed }] of Object.entries({ login, empty })) console.log(name.padEnd(6), ...Object.values(speed));
const ms = (time: number) => `${Math.round(time)} ms`;
const told = ({ rows, firstPaint, block }: Manners) =>
  `${rows} rows: painted ${ms(firstPaint)} after the data; a key waits for ${ms(block)} at most`;
console.log('\nA year of a whole workplace');
console.log(`at full speed   ${told(large.full)}`);
console.log(`four times slower ${told(large.slow)}`);
mkdirSync(join(root, 'reports'), { recursive: true });
writeFileSync(join(root, 'reports/bench.json'), `${JSON.stringify({ login, empty, screens, large }, null, 2)}\n`);
