// @ts-check
/** Finds or installs LibreOffice, with which a test opens the exported Excel file. Plain JavaScript: see prepare.js. */
import { join } from 'node:path';
import { canRun, canUseApt, installPackage, onPath, readSavedPath, savePath } from './system.js';

const NAMES = ['soffice', 'libreoffice'];
const FIXED_PATHS = [
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
  'C:\\Program Files\\LibreOffice\\program\\soffice.com',
];

/** @param {string | undefined} path */
const works = (path) => Boolean(path) && canRun(path ?? '', ['--version']);

const findOnSystem = () => [...onPath(NAMES), ...FIXED_PATHS].find(works);

/**
 * The path of a working LibreOffice, or undefined. Tries in this order: the variable SOFFICE, the path saved by an
 * earlier run, the system, and as root on Debian the package. Saves the path in build/libreoffice for the test.
 * @param {string} root @param {(text: string) => void} log
 */
export function findLibreOffice(root, log) {
  const file = join(root, 'build/libreoffice');
  let found = [process.env.SOFFICE, readSavedPath(file)].find(works) ?? findOnSystem();
  if (!found && canUseApt()) {
    log('no LibreOffice on this system; installing the Debian package libreoffice-calc-nogui with apt-get');
    installPackage('libreoffice-calc-nogui');
    found = findOnSystem();
  }
  return found && savePath(file, found);
}
