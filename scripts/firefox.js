// @ts-check
/** Finds or installs Firefox, for the tests in it. Plain JavaScript: see prepare.js. */
import { join } from 'node:path';
import { canRun, canUseApt, installPackage, onPath, readSavedPath, savePath } from './system.js';

const SAVED_PATH = 'build/firefox';
const DEBIAN_PACKAGE = 'firefox-esr';
const NAMES = [DEBIAN_PACKAGE, 'firefox'];
const FIXED_PATHS = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** @param {string} path */
const works = (path) => path !== '' && canRun(path, ['--version']);

const findOnSystem = () => [...onPath(NAMES), ...FIXED_PATHS].find(works);

/**
 * The path of a Firefox, or undefined. Tries in this order: the variable FIREFOX, the path saved by an earlier run, the
 * system, and as root on Debian the package. Saves the path.
 * @param {string} root @param {(text: string) => void} log
 */
export function findFirefox(root, log) {
  const file = join(root, SAVED_PATH);
  let found = [process.env.FIREFOX ?? '', readSavedPath(file)].find(works) ?? findOnSystem();
  if (!found && canUseApt()) {
    log(`installing the Debian package ${DEBIAN_PACKAGE} with apt-get`);
    installPackage(DEBIAN_PACKAGE);
    found = findOnSystem();
  }
  return found && savePath(file, found);
}

/** The Firefox that `findFirefox` has found; undefined without one. @param {string} root */
export function savedFirefox(root) {
  const path = readSavedPath(join(root, SAVED_PATH));
  return works(path) ? path : undefined;
}
