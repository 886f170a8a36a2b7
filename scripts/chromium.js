/** Finds a Chromium for the browser tests, or gets one. Plain JavaScript: see prepare.js. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const DOWNLOAD_LIMIT = 240_000;

/** A browser counts only when it starts: one without its system libraries is as good as none. @param {string} path */
function starts(path) {
  if (!existsSync(path)) return false;
  // Chrome on Windows opens a window instead of answering.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;
}

function onSystem() {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES];
  return candidates.find(starts);
}

/** Playwright's own Chromium, if it has been downloaded. @param {string} root */
function fromPlaywright(root) {
  const print = 'console.log(require("@playwright/test").chromium.executablePath())';
  const { stdout } = spawnSync('node', ['-e', print], { cwd: root, encoding: 'utf8' });
  const path = (stdout ?? '').trim();
  return path && starts(path) ? path : undefined;
}

/** @param {string} root */
function download(root) {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  spawnSync('node', [cli, 'install', 'chromium'], { cwd: root, stdio: 'inherit', timeout: DOWNLOAD_LIMIT });
  return fromPlaywright(root);
}

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function fromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { stdio: 'inherit', env });
  apt('update');
  apt('install', '-y', 'chromium');
  return onSystem();
}

/**
 * Path of a Chromium that starts, or undefined: `CHROMIUM`, the system's, Playwright's, and as root the Debian
 * package. Leaves it in `build/chromium`, where playwright.config.ts reads it.
 * @param {string} root @param {(text: string) => void} say
 */
export function findChromium(root, say) {
  const record = join(root, 'build/chromium');
  const named = process.env.CHROMIUM;
  if (named && !starts(named)) say(`CHROMIUM names ${named}, which does not start; looking for another`);
  const known = [named, existsSync(record) ? readFileSync(record, 'utf8') : ''].find((path) => path && starts(path));
  if (known) return remember(record, known);
  let found = onSystem() ?? fromPlaywright(root);
  if (!found) {
    say('no Chromium on this system; downloading the one of Playwright');
    found = download(root);
  }
  if (!found && canUseApt()) {
    say('installing the Debian package chromium with apt-get');
    found = fromDebian();
  }
  if (found) say(`the browser is ${found}`);
  return found && remember(record, found);
}

/** @param {string} record @param {string} path */
function remember(record, path) {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, path);
  return path;
}
