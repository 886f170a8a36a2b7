import type { AnyModel } from '../../machines/model.ts';
import type { Definition } from './definition.ts';
import { type Plan, planOf } from './plan.ts';
import { type Run, runPath } from './run.ts';
import { sentence } from './sentence.ts';

/** What runs have been through, out of what there is. */
export interface Coverage {
  /** Ids of transitions. */
  readonly driven: readonly string[];
  readonly undriven: readonly string[];
  /** Every named guard with the outcomes that were seen. */
  readonly guards: ReadonlyMap<string, ReadonlySet<boolean>>;
}

export function coverageOf({ transitions, guards }: Definition, runs: readonly Run[]): Coverage {
  const ran = new Set(runs.flatMap((run) => [...run.transitions]));
  const seen = (name: string) => new Set(runs.flatMap((run) => [...(run.guards.get(name) ?? [])]));
  const ids = transitions.map(({ id }) => id);
  return {
    driven: ids.filter((id) => ran.has(id)),
    undriven: ids.filter((id) => !ran.has(id)),
    guards: new Map(guards.map((name) => [name, seen(name)])),
  };
}

/** What the machine layer has found out about one machine. */
export interface Verdict {
  readonly plan: Plan;
  readonly coverage: Coverage;
  /** Of the plan and of the runs, by name. */
  readonly faults: readonly string[];
}

/** Finds the paths of a model and runs them all. */
export async function judge(model: AnyModel): Promise<Verdict> {
  const plan = planOf(model);
  const runs: Run[] = [];
  const faults = [...plan.faults];
  for (const path of plan.paths) {
    const run = await runPath(model, path);
    runs.push(run);
    if (run.fault !== null) faults.push(`${run.fault}, on the path ${sentence(path)}`);
  }
  return { plan, coverage: coverageOf(plan.definition, runs), faults };
}
