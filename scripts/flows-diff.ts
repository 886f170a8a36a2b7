/**
 * `npm run flows:diff -- <git ref>`: prints, as Markdown, how the machines differ from another version. Writes the same to
 * reports/flows-diff.md, and reports/flows-diff.json for the page of the atlas.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { changePage } from '../atlas/diff/change-pages.ts';
import { diffFlows, type FlowDefinition } from '../atlas/diff/flow-diff.ts';
import { stateTreeOf } from '../atlas/state-tree.ts';
import type { AnyModel } from '../machines/model.ts';
import { models } from '../machines/models.ts';
import { root } from './run.ts';

const definitionsOf = (list: readonly AnyModel[]): FlowDefinition[] =>
  list.map(({ machine, invariants }) => ({
    id: machine.id,
    root: stateTreeOf(machine),
    invariants: Object.keys(invariants),
  }));

/** The machines of another version, with the packages of this one. Rejects if the version does not exist. */
async function definitionsAt(ref: string): Promise<FlowDefinition[]> {
  const folder = mkdtempSync(join(tmpdir(), 'flows-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    git('worktree', 'add', '--detach', folder, ref);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const { models: old }: { models: readonly AnyModel[] } = await import(
      pathToFileURL(join(folder, 'machines/models.ts')).href
    );
    return definitionsOf(old);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

function isVersion(ref: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const [ref] = process.argv.slice(2);
if (ref === undefined || !isVersion(ref)) {
  console.error(ref === undefined ? 'Name a version: npm run flows:diff -- <git ref>' : `Git has no version "${ref}".`);
  process.exitCode = 2;
} else {
  const changes = diffFlows(await definitionsAt(ref), definitionsOf(models));
  const page = changePage(ref, changes);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/flows-diff.md'), page);
  writeFileSync(join(root, 'reports/flows-diff.json'), JSON.stringify({ ref, changes }));
  console.log(page);
}
