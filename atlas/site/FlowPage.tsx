import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Flow, FlowPath } from '../data/flow.ts';
import { statesBelow } from '../state-tree.ts';
import { CoverageLegend } from './CoverageBar.tsx';
import { DiagramView, type Marks } from './DiagramView.tsx';
import { useFlow, useOverview } from './data.ts';
import { FlowPanel } from './FlowPanel.tsx';
import { links, shortId } from './links.ts';
import { useLiveStates } from './live/use-live.ts';
import { PageTitle } from './PageTitle.tsx';
import { PathPage } from './PathPage.tsx';
import { FlowRun } from './RunNotice.tsx';
import { SkipDiagram } from './Skip.tsx';
import { StatePanel } from './StatePanel.tsx';
import { TransitionPanel } from './TransitionPanel.tsx';

interface Props {
  readonly id: string;
  /** What is shown next to the diagram: `state`, `transition` or `path`; null for the flow itself. */
  readonly kind: string | null;
  /** Id of the state, transition or path, or number of the path. */
  readonly item: string | null;
  /** Number of the step of a path, from 1. */
  readonly step: string | null;
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
      {kind !== null && (
        <p role="alert" className="failure">
          There is no {kind} “{item}” in this flow. It may have a new name.
        </p>
      )}
      <FlowPanel flow={flow} />
    </>
  );
}

function marksOf({ kind, item }: Props, live: Marks['live']): Marks {
  const marked = new Set(item === null ? [] : [item]);
  return { states: kind === 'state' ? marked : NONE, transitions: kind === 'transition' ? marked : NONE, live };
}

/** The path with an id, or at a position. */
const pathOf = ({ paths }: Flow, item: string | null): FlowPath | undefined =>
  paths.find(({ id }) => id === item) ?? paths[Number(item) - 1];

/** The index of the step in an address; null if there is none. */
const stepIn = (step: string | null): number | null => (step !== null && /^\d+$/.test(step) ? Number(step) - 1 : null);

/** As in the styles. */
const NARROW = matchMedia('(width < 56rem)');

/** The panel next to the diagram; on a narrow page above it, so it is scrolled to. */
function SidePanel(props: Props) {
  const panel = useRef<HTMLElement>(null);
  const { item } = props;
  useEffect(() => {
    if (item !== null && NARROW.matches) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [item]);
  return (
    <aside ref={panel} id="panel" className="panel" data-chosen={item !== null || undefined}>
      <Panel {...props} />
    </aside>
  );
}

/** A machine: its diagram, and next to it a state, a transition or a path. */
export function FlowPage(props: Props) {
  const { id, kind, item, step } = props;
  const flow = useFlow(id);
  const { run } = useOverview();
  const live = useLiveStates(id);
  const path = kind === 'path' ? pathOf(flow, item) : undefined;
  return (
    <main className="flow">
      <PageTitle parts={[...(item !== null && !path ? [shortId(item)] : []), id]} />
      <header className="flow-heading">
        <h1>
          <Link to={links.flow(id)}>{id}</Link>
        </h1>
        <p>
          {flow.description} <span className="section">{flow.section}</span>
        </p>
        <CoverageLegend />
        {run !== null && <FlowRun id={id} run={flow.run} />}
        <SkipDiagram />
      </header>
      {path ? (
        <PathPage key={path.id} flow={flow} path={path} step={stepIn(step)} />
      ) : (
        <div className="columns">
          <DiagramView key={id} flow={flow} marks={marksOf(props, live)} />
          {/* A new panel starts at its top. */}
          <SidePanel key={`${id} ${kind} ${item}`} {...props} />
        </div>
      )}
    </main>
  );
}
