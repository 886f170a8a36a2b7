import type { Path } from '@lunchkortet/model-engine/path';
import { pathTitle } from '@lunchkortet/model-engine/path-title';
import type { PathResult } from '../recording/recording.ts';

/** The best that is known of a transition: taken in the browser, only in the machine, in a failed step, or not at all. */
export type Covered = 'browser' | 'machine' | 'failed' | 'never';

/** The results of the paths of one machine in the last browser run, by title. */
export type Results = Readonly<Record<string, PathResult>>;

/** The transitions of a path, step by step; the start comes first. */
const stepsOf = ({ initial, steps }: Path) => [initial, ...steps].map(({ transitions }) => transitions);

/** The transitions that a path took in the browser before it failed, and those of the failed step. */
function inBrowser(path: Path, { ok, failedStep }: PathResult) {
  const steps = stepsOf(path);
  const failed = ok ? steps.length : (failedStep ?? -1) + 1;
  return { passed: steps.slice(0, failed).flat(), failed: steps[failed] ?? [] };
}

/**
 * How each transition is covered. `transitions` are all ids, `inMachine` those that ran outside the browser. A transition
 * that failed on one path counts as failed, also if another path has passed it.
 */
export function coverageOf(
  transitions: readonly string[],
  inMachine: readonly string[],
  paths: readonly Path[],
  results: Results,
): Readonly<Record<string, Covered>> {
  const runs = paths.flatMap((path) => {
    const result = results[pathTitle(path)];
    return result ? [inBrowser(path, result)] : [];
  });
  const failed = new Set(runs.flatMap((run) => run.failed));
  const passed = new Set(runs.flatMap((run) => run.passed));
  const taken = new Set(inMachine);
  const covered = (id: string): Covered => {
    if (failed.has(id)) return 'failed';
    if (passed.has(id)) return 'browser';
    return taken.has(id) ? 'machine' : 'never';
  };
  return Object.fromEntries(transitions.map((id) => [id, covered(id)]));
}
