import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Run, readRecording, recordingFiles } from './recording.ts';

type Version = Pick<Run, 'commit' | 'isDirty'>;

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

const isSameVersion = (a: Version, b: Version): boolean => a.commit === b.commit && a.isDirty === b.isDirty;

/** A run together with the earlier ones of the same commit: a run of a few paths keeps the results of the others. */
export function joinRuns(before: Run | null, run: Run): Run {
  if (before === null || !isSameVersion(before, run)) return run;
  const machines = new Set([...Object.keys(before.results), ...Object.keys(run.results)]);
  const results = [...machines].map((machine) => [machine, { ...before.results[machine], ...run.results[machine] }]);
  return { ...run, startedAt: before.startedAt, results: Object.fromEntries(results) };
}

/**
 * Saves the results of a run, and the pictures and traces of its failed paths by file name. Those of another version are
 * deleted.
 */
export function saveRun(run: Run, failureFiles: ReadonlyMap<string, Uint8Array>, folder?: string): void {
  const { run: before } = readRecording(folder);
  const files = recordingFiles(folder);
  if (before && !isSameVersion(before, run)) rmSync(files.failures, { recursive: true, force: true });
  mkdirSync(files.failures, { recursive: true });
  for (const [name, body] of failureFiles) writeFileSync(join(files.failures, name), body);
  writeFileSync(files.run, `${JSON.stringify(joinRuns(before, run), null, 2)}\n`);
}
