// @ts-check
/** Finds nginx with its Brotli module, for the tests of deploy/. Plain JavaScript: see prepare.js. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { canRun, onPath, readSavedPath, savePath } from './system.js';

const SAVED_PATH = 'build/nginx';
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
const MODULE = 'ngx_http_brotli_static_module.so';

/** @param {string} path */
const works = (path) => path !== '' && canRun(path, ['-v']);

/**
 * The folders of nginx's modules: of the system's packages, or of those that `download` unpacked. @param {string} program
 */
const moduleFolders = (program) => [join(program, '../../lib/nginx/modules'), '/usr/lib/nginx/modules'];

/** The folder with the Brotli module for an nginx; undefined without one. @param {string} program */
const modulesOf = (program) => moduleFolders(program).find((folder) => existsSync(join(folder, MODULE)));

/** @param {string} program */
const isComplete = (program) => works(program) && modulesOf(program) !== undefined;

/** Unpacks the packages of Debian below build/, without installing them: nothing on the system starts. @param {string} root */
function download(root) {
  const folder = join(root, 'build/nginx-packages');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const run = (/** @type {string} */ program, /** @type {string[]} */ ...args) =>
    spawnSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] }).status === 0;
  // The lists of packages may be there already; only root can update them.
  if (
    !run('apt-get', 'download', ...PACKAGES) &&
    !(run('apt-get', 'update') && run('apt-get', 'download', ...PACKAGES))
  )
    return undefined;
  for (const file of readdirSync(folder)) run('dpkg-deb', '-x', file, '.');
  return [join(folder, 'usr/sbin/nginx')].find(isComplete);
}

/**
 * The path of an nginx with the Brotli module, or undefined. Tries in this order: the variable NGINX, the path saved by an
 * earlier run, the system, and on Debian the packages. Saves the path.
 * @param {string} root @param {(text: string) => void} log
 */
export function findNginx(root, log) {
  const file = join(root, SAVED_PATH);
  let found = [process.env.NGINX ?? '', readSavedPath(file), ...onPath(['nginx']), '/usr/sbin/nginx'].find(isComplete);
  if (!found && existsSync('/usr/bin/apt-get')) {
    log('no nginx with Brotli on this system; unpacking the Debian packages into build/nginx-packages');
    found = download(root);
  }
  return found && savePath(file, found);
}

/** The nginx that `findNginx` has found, and its modules; undefined without one. @param {string} root */
export function savedNginx(root) {
  const program = readSavedPath(join(root, SAVED_PATH));
  const modules = modulesOf(program);
  return modules !== undefined && works(program) ? { program, modules } : undefined;
}
