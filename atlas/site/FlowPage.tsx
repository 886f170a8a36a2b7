import { Link } from 'react-router-dom';
import { statesBelow } from '../state-tree.ts';
import { CoverageLegend } from './CoverageBar.tsx';
import { DiagramView, type Marks } from './DiagramView.tsx';
import { useFlow } from './data.ts';
import { FlowPanel } from './FlowPanel.tsx';
import { links } from './links.ts';
import { useLiveStates } from './live/use-live.ts';
import { PathPage } from './PathPage.tsx';
import { StatePanel } from './StatePanel.tsx';
import { TransitionPanel } from './TransitionPanel.tsx';

interface Props {
  readonly id: string;
  /** What is shown next to the diagram: `state`, `transition` or `path`; null for the flow itself. */
  readonly kind: string | null;
  /** Id of the state or transition, or number of the path. */
  readonly item: string | null;
}

const NONE: ReadonlySet<string> = new Set();

function Panel({ id, kind, item }: Props) {
  const flow = useFlow(id);
  const state = kind === 'state' ? statesBelow(flow.root).find((node) => node.id === item) : undefined;
  if (state) return <StatePanel flow={flow} state={state} />;
  const transition =
    kind === 'transition'
      ? statesBelow(flow.root)
          .flatMap(({ transitions }) => transitions)
          .find((one) => one.id === item)
      : undefined;
  if (transition) return <TransitionPanel flow={flow} transition={transition} />;
  return (
    <>
      {kind !== null && <p role="alert">This {kind} does not exist any more.</p>}
      <FlowPanel flow={flow} />
    </>
  );
}

function marksOf({ kind, item }: Props, live: Marks['live']): Marks {
  const marked = new Set(item === null ? [] : [item]);
  return { states: kind === 'state' ? marked : NONE, transitions: kind === 'transition' ? marked : NONE, live };
}

/** A machine: its diagram, and next to it a state, a transition or a path. */
export function FlowPage(props: Props) {
  const { id, kind, item } = props;
  const flow = useFlow(id);
  const live = useLiveStates(id);
  const path = kind === 'path' ? flow.paths[Number(item) - 1] : undefined;
  return (
    <main className="flow">
      <header className="flow-heading">
        <h1>
          <Link to={links.flow(id)}>{id}</Link>
        </h1>
        <p>
          {flow.description} <span className="section">{flow.section}</span>
        </p>
        <CoverageLegend />
      </header>
      {path ? (
        <PathPage key={path.title} flow={flow} path={path} number={Number(item)} />
      ) : (
        <div className="columns">
          <DiagramView key={id} flow={flow} marks={marksOf(props, live)} />
          <aside className="panel">
            <Panel {...props} />
          </aside>
        </div>
      )}
    </main>
  );
}
