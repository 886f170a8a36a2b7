import { chosenPaths, isChosen, test } from './fault-test.ts';
import { RESULT } from './faults-reporter.ts';
import { faultsOf, views } from './faulty-build.ts';
import { type Fault, isText } from './make-faults.ts';
import { readReached } from './reached.ts';
import type { FlowPath } from './run-faults.ts';
import { ownersOf } from './view-owners.ts';

const paths = new Map(chosenPaths.map((path) => [path.name, path]));
// Set by `npm run mutate:views -- --texts`.
const withTexts = process.env.TEXTS !== undefined;
const isIncluded = ({ kind }: Fault) => withTexts || !isText(kind);

/** The frame of all pages is on every path. What as many as this do not notice counts as not noticed. */
const MOST_PATHS = 60;
const shortest = (all: readonly FlowPath[]) =>
  all.toSorted((a, b) => a.path.steps.length - b.path.steps.length).slice(0, MOST_PATHS);

let reached: ReturnType<typeof readReached> | undefined;

for (const view of views) {
  const owners = ownersOf(view);
  // Other machines may reach what these do not. Without a machine, a view is checked in a run of all machines only.
  if (owners.length > 0 ? !owners.every(isChosen) : process.env.MACHINES) continue;
  for (const fault of faultsOf([view]).filter(isIncluded))
    test(fault.id, async ({ runner }, { annotations }) => {
      reached ??= readReached();
      const all = (reached.get(fault.id) ?? []).flatMap((name) => paths.get(name) ?? []);
      const own = all.filter(({ flow }) => owners.includes(flow.model.machine.id));
      const candidates = own.length > 0 ? own : shortest(all);
      const failure = await runner.firstFailure(fault.id, candidates);
      const outcome = candidates.length === 0 ? 'unreached' : failure === null ? 'survived' : 'noticed';
      annotations.push({ type: RESULT, description: JSON.stringify({ ...fault, outcome, noticedBy: failure }) });
    });
}
