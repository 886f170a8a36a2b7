import { coverageOf } from './evaluate.ts';
import type { AnyModel } from './model.ts';
import { pathTitle } from './path-title.ts';
import { type Plan, planPaths } from './plan.ts';
import { type Run, runPath } from './run-path.ts';

/** One test of a machine, for any test runner. `run` throws an error that says what is wrong. */
interface ModelTest {
  readonly title: string;
  readonly run: () => void | Promise<void>;
}

function expectNone(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/**
 * The tests of a machine: the plan has no fault, each path runs as planned, and the paths together take every transition and
 * see both outcomes of every guard. The last test counts what the others have run, so their order matters.
 */
export function modelTests(model: AnyModel, plan: Plan = planPaths(model)): readonly ModelTest[] {
  const runs: Run[] = [];
  const pathTests = [...plan.paths, ...plan.chainPaths].map((path) => ({
    title: pathTitle(path),
    async run() {
      const run = await runPath(model, path);
      runs.push(run);
      if (run.fault !== null) throw new Error(run.fault);
    },
  }));
  return [
    { title: 'paths cover every goal', run: () => expectNone(plan.faults) },
    ...pathTests,
    {
      title: 'every transition and both outcomes of every guard are covered',
      run() {
        const { uncovered, guards } = coverageOf(plan.definition, runs);
        const oneSided = [...guards].filter(([, outcomes]) => outcomes.size < 2).map(([name]) => `guard ${name}`);
        expectNone([...uncovered, ...oneSided].map((name) => `not covered: ${name}`));
      },
    },
  ];
}
