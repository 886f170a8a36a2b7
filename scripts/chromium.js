// @ts-check
/** Finds a Chromium, or gets one. Plain JavaScript: see prepare.js. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { canUseApt, installPackage, onPath, remember, remembered, starts } from './system.js';

const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const DOWNLOAD_LIMIT = 240_000;

/** @param {string | undefined} path */
const works = (path) => Boolean(path) && starts(path ?? '', ['--version', '--no-sandbox']);

/**
 * A browser by what it is for, with where its path is left. Without a window to keep up the shell takes a third less
 * time for the same tests, but it paints in another order: figures come from what people have.
 * @typedef {{ record: string, names: readonly string[], packages: readonly string[] }} Wanted
 */
/** @type {Wanted} */
export const FOR_TESTS = { record: 'build/chromium', names: [SHELL, ...WHOLE], packages: [SHELL, 'chromium'] };
/** @type {Wanted} */
export const FOR_FIGURES = { record: 'build/chromium-whole', names: WHOLE, packages: ['chromium'] };

/** @param {readonly string[]} names */
const onSystem = (names) => [...onPath(names), ...PLACES].find(works);

/** Playwright's own Chromium, if it has been downloaded. @param {string} root */
function fromPlaywright(root) {
  const print = 'console.log(require("@playwright/test").chromium.executablePath())';
  const { stdout } = spawnSync('node', ['-e', print], { cwd: root, encoding: 'utf8' });
  const path = (stdout ?? '').trim();
  return works(path) ? path : undefined;
}

/** @param {string} root */
function download(root) {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  spawnSync('node', [cli, 'install', 'chromium'], { cwd: root, stdio: 'inherit', timeout: DOWNLOAD_LIMIT });
  return fromPlaywright(root);
}

/**
 * Path of a Chromium that starts, or undefined: `CHROMIUM`, the system's, Playwright's, and as root the Debian
 * package. Leaves it in the record, for whoever starts it.
 * @param {string} root @param {(text: string) => void} say @param {Wanted} wanted
 */
export function findChromium(root, say, { names, packages, ...wanted }) {
  const record = join(root, wanted.record);
  const named = process.env.CHROMIUM;
  if (named && !works(named)) say(`CHROMIUM names ${named}, which does not start; looking for another`);
  const known = [named, remembered(record)].find(works);
  if (known) return remember(record, known);
  let found = onSystem(names) ?? fromPlaywright(root);
  if (!found) {
    say('no Chromium on this system; downloading the one of Playwright');
    found = download(root);
  }
  for (const name of canUseApt() ? packages : []) {
    if (found) break;
    say(`installing the Debian package ${name} with apt-get`);
    installPackage(name);
    found = onSystem(names);
  }
  if (found) say(`the browser is ${found}`);
  return found && remember(record, found);
}
