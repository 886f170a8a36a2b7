// @ts-check
/**
 * Makes a fresh clone ready before a script runs: the packages, with `--browser` a Chromium, and with `--office` a
 * LibreOffice.
 * Plain JavaScript without dependencies, because it is the one script that runs under whatever Node the system has,
 * before anything is installed. The install brings the Node that all other scripts run on.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FOR_FIGURES, FOR_TESTS, findChromium } from './chromium.js';
import { findLibreOffice } from './libreoffice.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const NODE_NEEDED = 26;

/** @param {string} text */
const say = (text) => console.log(`prepare: ${text}`);

/** @param {string} text */
function giveUp(text) {
  console.error(`prepare: ${text}`);
  process.exit(1);
}

/** @param {string} path */
const packagesIn = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;

/**
 * Why an install is needed, or null. npm writes `node_modules/.package-lock.json` when an install is complete, and
 * not before: it is the stamp, also for an install made by hand.
 */
function reasonToInstall() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return 'nothing is installed yet';
  const locked = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  const stale = Object.keys(locked).find((path) => {
    if (path === '') return false;
    const found = installed[path];
    // Packages for other platforms are in the lock file and never installed.
    return found ? found.version !== locked[path].version : !locked[path].optional;
  });
  return stale ? `${stale.replace('node_modules/', '')} is not the one in package-lock.json` : null;
}

/** Runs the npm that started this script, so that no other version touches the lock file. */
function install() {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const run = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (run.status !== 0) giveUp('`npm ci` failed; its message stands above.');
}

/** The packages bring Node along; only on a platform without such a package must the system's own be new enough. */
function checkNode() {
  const names = process.platform === 'win32' ? ['node.cmd', 'node.exe'] : ['node'];
  const brought = names.some((name) => existsSync(join(root, 'node_modules/.bin', name)));
  if (brought || Number.parseInt(process.versions.node, 10) >= NODE_NEEDED) return;
  giveUp(
    `this platform (${process.platform}-${process.arch}) has no packaged Node; install Node ${NODE_NEEDED} and try again.`,
  );
}

const reason = reasonToInstall();
if (reason) {
  say(`installing packages with \`npm ci\`, since ${reason}`);
  const start = Date.now();
  install();
  say(`installed in ${Math.round((Date.now() - start) / 1000)} s`);
}
checkNode();
for (const [flag, wanted] of /** @type {const} */ ([
  ['--browser', FOR_TESTS],
  ['--whole-browser', FOR_FIGURES],
])) {
  if (process.argv.includes(flag) && !findChromium(root, say, wanted)) {
    giveUp('no Chromium found or installable: install Chromium or Chrome, or name one with CHROMIUM=/path/to/it.');
  }
}
if (process.argv.includes('--office') && !findLibreOffice(root, say)) {
  giveUp(
    'no LibreOffice found or installable: install it (its Calc is enough), or name it with SOFFICE=/path/to/soffice.',
  );
}
