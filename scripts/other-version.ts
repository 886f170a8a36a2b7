import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run.ts';

/** Whether Git knows a version by this name. */
export function isVersion(ref: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Calls a function with a folder that has the files of another version, and the packages of this one. */
export async function inVersion<T>(ref: string, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    git('worktree', 'add', '--detach', folder, ref);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

/** What the flows of a version are made of, and the test paths in docs/flows. */
const SOURCES = ['contract', 'docs/flows', 'e2e/model', 'engine', 'index.html', 'locales', 'machines', 'public', 'src'];

/** The paths of the files at a path, relative to a folder; a file is its own only path. */
function filesAt(folder: string, path: string): readonly string[] {
  if (!existsSync(join(folder, path))) return [];
  if (statSync(join(folder, path)).isFile()) return [path];
  return readdirSync(join(folder, path), { withFileTypes: true })
    .flatMap(({ name }) => (name === 'node_modules' ? [] : filesAt(folder, `${path}/${name}`)))
    .toSorted();
}

/** The files of the flows in the folder of a version, by their path in it. */
export const readSources = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    SOURCES.flatMap((path) => filesAt(folder, path)).map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
