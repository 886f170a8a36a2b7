// @ts-check
/** Programs on this system. Plain JavaScript: see prepare.js. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const START_TIMEOUT = 60_000;

/** The output of a program that prepare.js starts goes to stderr. @type {import('node:child_process').StdioOptions} */
export const TO_STDERR = ['inherit', 2, 2];

/** Whether a program exists and runs; it may lack its libraries. @param {string} path @param {string[]} args */
export function canRun(path, args) {
  if (!existsSync(path)) return false;
  // On Windows a program with a window opens it instead of printing its version.
  if (process.platform === 'win32') return true;
  return spawnSync(path, args, { timeout: START_TIMEOUT }).status === 0;
}

/** All possible paths of these programs in PATH. @param {readonly string[]} names */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Whether packages can be installed: only as root on Debian. */
export const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string} name */
export function installPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { stdio: TO_STDERR, env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', name);
}

/** The path that `savePath` saved; empty if none. @param {string} file */
export const readSavedPath = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Saves the path of a program for later runs and for the tests. @param {string} file @param {string} path */
export function savePath(file, path) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, path);
  return path;
}
