// @ts-check
/** Finds a LibreOffice, in which a test opens what the portal exports, or gets one. Plain JavaScript: see prepare.js. */
import { join } from 'node:path';
import { canUseApt, installPackage, onPath, remember, remembered, starts } from './system.js';

const NAMES = ['soffice', 'libreoffice'];
const PLACES = [
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
  'C:\\Program Files\\LibreOffice\\program\\soffice.com',
];

/** @param {string | undefined} path */
const works = (path) => Boolean(path) && starts(path ?? '', ['--version']);

const onSystem = () => [...onPath(NAMES), ...PLACES].find(works);

/**
 * Path of a LibreOffice that starts, or undefined: `SOFFICE`, the system's, and as root the Debian package. Leaves it
 * in `build/libreoffice`, where the test reads it.
 * @param {string} root @param {(text: string) => void} say
 */
export function findLibreOffice(root, say) {
  const record = join(root, 'build/libreoffice');
  let found = [process.env.SOFFICE, remembered(record)].find(works) ?? onSystem();
  if (!found && canUseApt()) {
    say('no LibreOffice on this system; installing the Debian package libreoffice-calc-nogui with apt-get');
    installPackage('libreoffice-calc-nogui');
    found = onSystem();
  }
  return found && remember(record, found);
}
