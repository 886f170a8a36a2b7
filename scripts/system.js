// @ts-check
/** What the system has, and what its packages can bring. Plain JavaScript: see prepare.js. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STARTING_LIMIT = 60_000;

/** A program counts only when it starts: without its libraries it is as good as none. @param {string} path @param {string[]} args */
export function starts(path, args) {
  if (!existsSync(path)) return false;
  // Programs with windows open one on Windows instead of answering.
  if (process.platform === 'win32') return true;
  return spawnSync(path, args, { timeout: STARTING_LIMIT }).status === 0;
}

/** Where programs of these names can be. @param {readonly string[]} names */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Only root on a Debian may install. */
export const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string} name */
export function installPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { stdio: 'inherit', env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', name);
}

/** Where an earlier run found a program. @param {string} record */
export const remembered = (record) => (existsSync(record) ? readFileSync(record, 'utf8') : '');

/** Leaves for later runs, and for the tests, where a program is. @param {string} record @param {string} path */
export function remember(record, path) {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, path);
  return path;
}
