// @ts-check
/**
 * Starts the scripts of package.json. Installs the packages if they are missing or outdated; finds or installs a Chromium
 * (`--browser`, `--full-browser`), a LibreOffice (`--office`), an nginx (`--nginx`, `--nginx-if-possible`), and a Firefox
 * and a WebKit (`--engines`, `--engines-if-possible`). Then runs the command after `--run`. The scripts of package.json have no `pre` scripts, because npm skips those with
 * `ignore-scripts`, which .npmrc sets so that no package can run code while it is installed.
 *
 * It prints to stderr: stdout belongs to the command, which can print JSON.
 *
 * Plain JavaScript without dependencies: it runs on the system's Node before anything is installed. The packages include
 * the Node for all other scripts.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BENCH_BROWSER, findChromium, TEST_BROWSER } from './chromium.js';
import { findNginx } from './nginx.js';
import { FIREFOX, findProgram, LIBREOFFICE, WEBKIT, XVFB } from './programs.js';
import { canUseApt, installPackage, TO_STDERR } from './system.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const REQUIRED_NODE = 26;
const runAt = process.argv.indexOf('--run');
const flags = runAt < 0 ? process.argv : process.argv.slice(0, runAt);

/** @param {string} text */
const log = (text) => console.error(`prepare: ${text}`);

/** @param {string} text */
function fail(text) {
  console.error(`prepare: ${text}`);
  process.exit(1);
}

/** @param {string} path */
const packagesIn = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;

/** Why an install is needed, or null. npm writes `node_modules/.package-lock.json` at the end of every install. */
function reasonToInstall() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return 'nothing is installed yet';
  const locked = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  const stale = Object.keys(locked).find((path) => {
    if (path === '') return false;
    const found = installed[path];
    // The lock file also has the packages of other platforms, which are not installed.
    return found ? found.version !== locked[path].version : !locked[path].optional;
  });
  return stale ? `${stale.replace('node_modules/', '')} is not the version in package-lock.json` : null;
}

/** Runs the npm that started this script: another version could change the lock file. */
function install() {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const run = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: TO_STDERR })
    : spawnSync('npm', args, { cwd: root, stdio: TO_STDERR, shell: process.platform === 'win32' });
  if (run.status !== 0) fail('`npm ci` failed; see its message above.');
}

/** The error of the Node of the packages, which the other scripts run with; null if it starts. */
function nodeError() {
  // On Windows it is a script, and needs nothing from the system.
  if (process.platform === 'win32') return null;
  const { status, stderr, error } = spawnSync(join(root, 'node_modules/.bin/node'), ['--version'], {
    encoding: 'utf8',
  });
  return status === 0 ? null : (error?.message ?? stderr.trim());
}

/** The packages include Node for most platforms; on the others the system's Node must be new enough. */
function checkNode() {
  const names = process.platform === 'win32' ? ['node.cmd', 'node.exe'] : ['node'];
  const isPackaged = names.some((name) => existsSync(join(root, 'node_modules/.bin', name)));
  if (!isPackaged) {
    if (Number.parseInt(process.versions.node, 10) >= REQUIRED_NODE) return;
    fail(
      `this platform (${process.platform}-${process.arch}) has no packaged Node; install Node ${REQUIRED_NODE} and try again.`,
    );
  }
  let error = nodeError();
  // Small systems lack a library that older versions of Node do not need.
  if (error?.includes('libatomic.so.1') && canUseApt()) {
    log('installing the Debian package libatomic1 with apt-get');
    installPackage('libatomic1');
    error = nodeError();
  }
  if (error) fail(`Node ${REQUIRED_NODE} does not start: ${error}`);
}

/** Runs a command with the Node of the packages: npm has put their programs first in PATH. @param {string[]} command */
function runCommand([program = '', ...args]) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  // Ctrl-C reaches the command directly; this process waits for it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', ({ message }) => fail(message));
  child.on('close', (code) => process.exit(code ?? 1));
}

const reason = reasonToInstall();
if (reason) {
  log(`installing packages with \`npm ci\` because ${reason}`);
  const start = Date.now();
  install();
  log(`installed in ${Math.round((Date.now() - start) / 1000)} s`);
}
checkNode();
for (const [flag, kind] of /** @type {const} */ ([
  ['--browser', TEST_BROWSER],
  ['--full-browser', BENCH_BROWSER],
])) {
  if (flags.includes(flag) && !findChromium(root, log, kind)) {
    fail('found no Chromium and could not install one: install Chromium or Chrome, or set CHROMIUM=/path/to/it.');
  }
}
if (flags.includes('--office') && !findProgram(LIBREOFFICE, root, log)) {
  fail('found no LibreOffice and could not install it: install it (Calc is enough), or set SOFFICE=/path/to/soffice.');
}
if (flags.some((flag) => flag.startsWith('--nginx')) && !findNginx(root, log)) {
  const missing = 'found no nginx with the module ngx_http_brotli_static, and could not download the Debian packages';
  if (flags.includes('--nginx')) fail(`${missing}: install them, or set NGINX=/path/to/nginx.`);
  log(`${missing}: the tests of deploy/ will not be run.`);
}
for (const program of flags.some((flag) => flag.startsWith('--engines')) ? [FIREFOX, WEBKIT, XVFB] : []) {
  if (findProgram(program, root, log)) continue;
  const missing = `found no ${program.name}, and could not install it`;
  if (flags.includes('--engines')) fail(`${missing}: install it, or set ${program.variable} to its path.`);
  log(`${missing}: the tests that need it will not be run.`);
}
if (runAt >= 0) runCommand(process.argv.slice(runAt + 1));
