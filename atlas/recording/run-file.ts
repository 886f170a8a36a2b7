import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Runs, readRecording, recordingFiles } from './recording.ts';

interface Version {
  readonly commit: string;
  readonly isDirty: boolean;
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit of the source, and whether files differ from it. Outside a Git repository the commit is "unknown". */
export function currentVersion(): Version {
  try {
    return { commit: git('rev-parse', 'HEAD'), isDirty: git('status', '--porcelain') !== '' };
  } catch {
    return { commit: 'unknown', isDirty: true };
  }
}

/**
 * Results together with the earlier ones: those of other machines stay, and those of other paths of the same machine if
 * nothing that it is made of has changed since.
 */
export function joinRuns(before: Runs, now: Runs): Runs {
  const joined = Object.entries(now).map(([machine, run]) => {
    const earlier = before[machine];
    const isSame = earlier?.inputs === run.inputs;
    return [machine, isSame ? { ...run, results: { ...earlier?.results, ...run.results } } : run] as const;
  });
  return { ...before, ...Object.fromEntries(joined) };
}

/**
 * Saves results, and the pictures and traces of failed paths by file name. Those of a machine that has changed since are
 * deleted.
 */
export function saveRuns(runs: Runs, failureFiles: ReadonlyMap<string, Uint8Array>, folder?: string): void {
  const { runs: before } = readRecording(folder);
  const files = recordingFiles(folder);
  mkdirSync(files.failures, { recursive: true });
  const changed = Object.keys(runs).filter((machine) => before[machine]?.inputs !== runs[machine]?.inputs);
  for (const file of readdirSync(files.failures))
    if (changed.some((machine) => file.startsWith(`${machine}.`))) rmSync(join(files.failures, file));
  for (const [name, body] of failureFiles) writeFileSync(join(files.failures, name), body);
  writeFileSync(files.runs, `${JSON.stringify(joinRuns(before, runs), null, 2)}\n`);
}
