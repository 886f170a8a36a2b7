// @ts-check
/** Finds or installs Chromium. Plain JavaScript: see prepare.js. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { canRun, canUseApt, installPackage, onPath, readSavedPath, savePath, TO_STDERR } from './system.js';

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
 * Two kinds of browser. The headless shell runs the tests in two thirds of the time, but it paints in another order than the
 * full browser, so the benchmark uses the full one.
 * @typedef {object} BrowserKind
 * @property {string} savedPath
 * @property {readonly string[]} names of programs
 * @property {readonly string[]} paths of programs that are not in PATH
 * @property {string} debianPackage
 * @property {{ install: string[], channel?: string }} playwright how Playwright downloads and finds its own
 */
/** @type {BrowserKind} */
export const BENCH_BROWSER = {
  savedPath: 'build/chromium-full',
  names: FULL,
  paths: FIXED_PATHS,
  debianPackage: 'chromium',
  playwright: { install: ['chromium', '--no-shell'], channel: 'chromium' },
};
/** @type {BrowserKind} */
export const TEST_BROWSER = {
  savedPath: 'build/chromium',
  names: [SHELL],
  paths: [],
  debianPackage: SHELL,
  playwright: { install: ['chromium', '--only-shell'] },
};

/** @param {BrowserKind} kind */
const findOnSystem = ({ names, paths }) => [...onPath(names), ...paths].find(works);

/** The Chromium that Playwright has downloaded, if it starts. @param {string} root @param {BrowserKind} kind */
function findPlaywright(root, { playwright: { channel } }) {
  const options = JSON.stringify({ args: SANDBOX_ARGS, ...(channel && { channel }) });
  const print = `require("@playwright/test").chromium.launchServer(${options}).then(async (server) => {
    console.log(server.process().spawnfile);
    await server.close();
  }, () => {})`;
  const { stdout } = spawnSync('node', ['-e', print], { cwd: root, encoding: 'utf8' });
  return (stdout ?? '').trim() || undefined;
}

/** @param {string} root @param {BrowserKind} kind */
function download(root, { playwright: { install } }) {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  spawnSync('node', [cli, 'install', ...install], { cwd: root, stdio: TO_STDERR, timeout: DOWNLOAD_TIMEOUT });
}

/** @param {string} root @param {(text: string) => void} log @param {BrowserKind} kind */
function findOrInstall(root, log, kind) {
  const found = findOnSystem(kind) ?? findPlaywright(root, kind);
  if (found) return found;
  log(`no ${kind.names[0]} on this system; downloading the one from Playwright`);
  download(root, kind);
  const downloaded = findPlaywright(root, kind);
  if (downloaded || !canUseApt()) return downloaded;
  log(`installing the Debian package ${kind.debianPackage} with apt-get`);
  installPackage(kind.debianPackage);
  return findOnSystem(kind);
}

/**
 * The path of a working Chromium, or undefined. Tries in this order: the variable CHROMIUM, the path saved by an earlier
 * run, the system, Playwright, and as root on Debian the package. If there is no headless shell, the full browser is used.
 * Saves the path.
 * @param {string} root @param {(text: string) => void} log @param {BrowserKind} kind
 */
export function findChromium(root, log, kind) {
  const file = join(root, kind.savedPath);
  const named = process.env.CHROMIUM;
  if (named && !works(named)) log(`CHROMIUM is ${named}, which does not start; looking for another`);
  const known = [named, readSavedPath(file)].find(works);
  if (known) return savePath(file, known);
  const found =
    findOrInstall(root, log, kind) ?? (kind === TEST_BROWSER ? findOrInstall(root, log, BENCH_BROWSER) : undefined);
  if (found) log(`the browser is ${found}`);
  return found && savePath(file, found);
}
