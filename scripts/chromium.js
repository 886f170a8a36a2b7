// @ts-check
/** Finds or installs Chromium. Plain JavaScript: see prepare.js. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { canRun, canUseApt, installPackage, onPath, readSavedPath, savePath } from './system.js';

const SHELL = 'chromium-headless-shell';
const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const FIXED_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const DOWNLOAD_TIMEOUT = 240_000;

/** Chromium does not run its sandbox as root. */
export const SANDBOX_ARGS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** @param {string | undefined} path */
const works = (path) => Boolean(path) && canRun(path ?? '', ['--version', '--no-sandbox']);

/**
 * Two kinds of browser. The headless shell runs the tests in two thirds of the time, but it paints in another order
 * than the full browser, so the benchmark uses the full one.
 * @typedef {{ savedPath: string, names: readonly string[], packages: readonly string[] }} BrowserKind
 */
/** @type {BrowserKind} */
export const TEST_BROWSER = { savedPath: 'build/chromium', names: [SHELL, ...FULL], packages: [SHELL, 'chromium'] };
/** @type {BrowserKind} */
export const BENCH_BROWSER = { savedPath: 'build/chromium-full', names: FULL, packages: ['chromium'] };

/** @param {readonly string[]} names */
const findOnSystem = (names) => [...onPath(names), ...FIXED_PATHS].find(works);

/** The Chromium that Playwright has downloaded, if any. @param {string} root */
function findPlaywright(root) {
  const print = 'console.log(require("@playwright/test").chromium.executablePath())';
  const { stdout } = spawnSync('node', ['-e', print], { cwd: root, encoding: 'utf8' });
  const path = (stdout ?? '').trim();
  return works(path) ? path : undefined;
}

/** @param {string} root */
function download(root) {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  spawnSync('node', [cli, 'install', 'chromium'], { cwd: root, stdio: 'inherit', timeout: DOWNLOAD_TIMEOUT });
  return findPlaywright(root);
}

/**
 * The path of a working Chromium, or undefined. Tries in this order: the variable CHROMIUM, the path saved by an earlier
 * run, the system, Playwright, and as root on Debian the package. Saves the path.
 * @param {string} root @param {(text: string) => void} log @param {BrowserKind} kind
 */
export function findChromium(root, log, { names, packages, savedPath }) {
  const file = join(root, savedPath);
  const named = process.env.CHROMIUM;
  if (named && !works(named)) log(`CHROMIUM is ${named}, which does not start; looking for another`);
  const known = [named, readSavedPath(file)].find(works);
  if (known) return savePath(file, known);
  let found = findOnSystem(names) ?? findPlaywright(root);
  if (!found) {
    log('no Chromium on this system; downloading the one from Playwright');
    found = download(root);
  }
  for (const name of canUseApt() ? packages : []) {
    if (found) break;
    log(`installing the Debian package ${name} with apt-get`);
    installPackage(name);
    found = findOnSystem(names);
  }
  if (found) log(`the browser is ${found}`);
  return found && savePath(file, found);
}
