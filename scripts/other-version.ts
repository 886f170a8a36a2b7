import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
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

/** The files of the flows in the folder of a version, by their path in it. Without files that Git ignores. */
export function readSources(folder: string): ReadonlyMap<string, string> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...SOURCES];
  const files = execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\0');
  return new Map(
    files
      .filter((file) => file !== '' && existsSync(join(folder, file)))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
}
