// @ts-check
/** Programs that some tests need, and that are found on the system or installed. Plain JavaScript: see prepare.js. */
import { join } from 'node:path';
import { canRun, canUseApt, installPackage, onPath, readSavedPath, savePath } from './system.js';

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} variable of the environment with its path
 * @property {string} savedPath
 * @property {readonly string[]} names in PATH
 * @property {readonly string[]} paths where it can be outside PATH
 * @property {string} debianPackage
 * @property {string} [question] argument to which it answers without starting; default `--version`
 */

/** Opens the exported Excel file in a test. @type {Program} */
export const LIBREOFFICE = {
  name: 'LibreOffice',
  variable: 'SOFFICE',
  savedPath: 'build/libreoffice',
  names: ['soffice', 'libreoffice'],
  paths: [
    '/Applications/LibreOffice.app/Contents/MacOS/soffice',
    'C:\\Program Files\\LibreOffice\\program\\soffice.com',
  ],
  debianPackage: 'libreoffice-calc-nogui',
};

/** Runs the journeys in e2e/engines. @type {Program} */
export const FIREFOX = {
  name: 'Firefox',
  variable: 'FIREFOX',
  savedPath: 'build/firefox',
  names: ['firefox-esr', 'firefox'],
  paths: ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
  debianPackage: 'firefox-esr',
};

/** Drives WebKitGTK's MiniBrowser, which comes with it, in the same journeys. @type {Program} */
export const WEBKIT = {
  name: 'WebKitWebDriver',
  variable: 'WEBKIT_DRIVER',
  savedPath: 'build/webkit-driver',
  names: ['WebKitWebDriver'],
  paths: [],
  debianPackage: 'webkit2gtk-driver',
  question: '--help',
};

/** The display of MiniBrowser, which has no mode without one. @type {Program} */
export const XVFB = {
  name: 'Xvfb',
  variable: 'XVFB',
  savedPath: 'build/xvfb',
  names: ['Xvfb'],
  paths: [],
  debianPackage: 'xvfb',
  question: '-help',
};

/** @param {Program} program @param {string | undefined} path */
const works = ({ question = '--version' }, path) => Boolean(path) && canRun(path ?? '', [question]);

/** @param {Program} program */
const findOnSystem = (program) => [...onPath(program.names), ...program.paths].find((path) => works(program, path));

/**
 * The path of a program that works, or undefined. Tries in this order: its variable, the path saved by an earlier run, the
 * system, and as root on Debian the package. Saves the path.
 * @param {Program} program @param {string} root @param {(text: string) => void} log
 */
export function findProgram(program, root, log) {
  const { name, variable, savedPath, debianPackage } = program;
  const file = join(root, savedPath);
  let found =
    [process.env[variable], readSavedPath(file)].find((path) => works(program, path)) ?? findOnSystem(program);
  if (!found && canUseApt()) {
    log(`no ${name} on this system; installing the Debian package ${debianPackage} with apt-get`);
    installPackage(debianPackage);
    found = findOnSystem(program);
  }
  return found && savePath(file, found);
}

/** The program that `findProgram` has found; undefined without one. @param {Program} program @param {string} root */
export function savedProgram(program, root) {
  const path = readSavedPath(join(root, program.savedPath));
  return works(program, path) ? path : undefined;
}
