import type { Definition } from './definition.ts';
import type { AnyModel } from './model.ts';
import type { Path } from './path.ts';
import { pathTitle } from './path-title.ts';
import { type Plan, planPaths } from './plan.ts';
import { type Run, runPath } from './run-path.ts';

/** What the runs have covered of a machine. */
export interface Coverage {
  /** Ids of transitions. */
  readonly covered: readonly string[];
  readonly uncovered: readonly string[];
  /** The outcomes of each named guard. */
  readonly guards: ReadonlyMap<string, ReadonlySet<boolean>>;
}

/** What some runs have covered of a machine together. */
export function coverageOf({ transitions, guards }: Definition, runs: readonly Run[]): Coverage {
  const taken = new Set(runs.flatMap((run) => [...run.transitions]));
  const outcomesOf = (name: string) => new Set(runs.flatMap((run) => [...(run.guards.get(name) ?? [])]));
  const ids = transitions.map(({ id }) => id);
  return {
    covered: ids.filter((id) => taken.has(id)),
    uncovered: ids.filter((id) => !taken.has(id)),
    guards: new Map(guards.map((name) => [name, outcomesOf(name)])),
  };
}

/** A path whose run differs from the plan. */
export interface FailedPath {
  readonly path: Path;
  /** The index in `path.steps`; -1 for the start; null if it is unknown. */
  readonly step: number | null;
  /** The difference. */
  readonly fault: string;
}

/** The result of testing one machine outside the browser. */
export interface Evaluation {
  readonly plan: Plan;
  readonly coverage: Coverage;
  /** The faults of the plan, followed by those of the runs. */
  readonly faults: readonly string[];
  readonly failedPaths: readonly FailedPath[];
}

/** Generates the paths of a model and runs them all. */
export async function evaluate(model: AnyModel): Promise<Evaluation> {
  const plan = planPaths(model);
  const runs: Run[] = [];
  const failedPaths: FailedPath[] = [];
  for (const path of [...plan.paths, ...plan.chainPaths]) {
    const run = await runPath(model, path);
    runs.push(run);
    if (run.fault !== null) failedPaths.push({ path, step: run.failedStep, fault: run.fault });
  }
  const faults = failedPaths.map(({ path, fault }) => `${fault}, on the path ${pathTitle(path)}`);
  return { plan, coverage: coverageOf(plan.definition, runs), faults: [...plan.faults, ...faults], failedPaths };
}
