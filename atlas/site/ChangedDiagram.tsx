import type { FlowChange } from '../diff/change.ts';
import type { ComparedTransition } from '../diff/machine-diff.ts';
import { type ActionTransition, statesBelow } from '../state-tree.ts';
import { DiagramView } from './DiagramView.tsx';
import { useFlow } from './data.ts';

const isSame = (a: ComparedTransition, b: ActionTransition): boolean =>
  a.state === b.state && a.event === b.event && a.guard === b.guard && a.targets.join() === b.targets.join();

const NONE: ReadonlySet<string> = new Set();

/** The diagram of a machine that has changed, with what was added to it. Suspends while it loads. */
export function ChangedDiagram({ change }: { readonly change: FlowChange }) {
  const flow = useFlow(change.flow);
  const added = statesBelow(flow.root)
    .flatMap(({ transitions }) => transitions)
    .filter((transition) => change.transitions.added.some((other) => isSame(other, transition)));
  const marks = {
    states: new Set(change.states.added),
    transitions: new Set(added.map(({ id }) => id)),
    live: NONE,
  };
  if (marks.states.size + marks.transitions.size === 0) return null;
  return (
    <>
      <p className="hint">What was added is marked. What was removed is only in the list.</p>
      <DiagramView flow={flow} marks={marks} />
    </>
  );
}
