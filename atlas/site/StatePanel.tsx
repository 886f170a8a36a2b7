import { Link } from 'react-router-dom';
import type { Flow } from '../data/flow.ts';
import { inheritedTransitions } from '../state-transitions.ts';
import { type StateNode, statesBelow } from '../state-tree.ts';
import { CallList } from './CallList.tsx';
import { useOverview } from './data.ts';
import { links, shortId } from './links.ts';
import { TakeThere } from './live/TakeThere.tsx';
import { Names } from './Names.tsx';
import { PathList } from './PathList.tsx';
import { StatePictures } from './StatePictures.tsx';
import { TransitionList } from './TransitionList.tsx';

/** The entry or exit actions of a state. */
const Actions = ({
  flow,
  title,
  names,
}: {
  readonly flow: Flow;
  readonly title: string;
  readonly names: readonly string[];
}) =>
  names.length > 0 && (
    <>
      <h2>{title}</h2>
      <Names meanings={flow.meanings} kind="action" names={names} />
    </>
  );

/** Whether a leaf state is a state or one of its descendants. */
const isIn = (leaf: string, { id }: StateNode): boolean => leaf === id || leaf.startsWith(`${id}.`);

const passedOf = (paths: Flow['paths']): number => paths.filter(({ result }) => result === 'passed').length;

/** The paths that stay in a state, or that pass it on the way to another. */
function pathsThrough(
  { paths }: Flow,
  state: StateNode,
): { readonly paths: Flow['paths']; readonly isPassed: boolean } {
  const staying = paths.filter(({ steps }) => steps.some(({ leaves }) => leaves.some((leaf) => isIn(leaf, state))));
  if (staying.length > 0) return { paths: staying, isPassed: false };
  const ids = statesBelow(state).flatMap(({ transitions }) => transitions.map(({ id }) => id));
  const passing = paths.filter(({ steps }) =>
    steps.some(({ transitions }) => transitions.some((id) => ids.includes(id))),
  );
  return { paths: passing, isPassed: true };
}

/** Why the machine checks can be trusted in a state. */
function Checks({ paths, isPassed }: ReturnType<typeof pathsThrough>) {
  const { run } = useOverview();
  if (isPassed)
    return (
      <>
        <h2>What was checked</h2>
        <p>
          The machine never stays in this state. {paths.length} paths pass it on the way to another
          {run !== null && `, ${passedOf(paths)} of them passed in the last browser run`}.
        </p>
      </>
    );
  return (
    <>
      <h2>What was checked</h2>
      {run === null ? (
        <p>{paths.length} paths reach this state. Each time: the state and the transitions are those of the machine.</p>
      ) : (
        <p>
          {paths.length} paths reach this state, {passedOf(paths)} of them passed in the last browser run. Each time:
          the state and the transitions are those of the machine, the screen shows the state, each control can be
          pressed exactly when the machine can take its event, the pending calls are the right ones, and the console is
          empty.
        </p>
      )}
    </>
  );
}

/** A state: what it means, how it looks, where it leads, and the paths that reach it. */
export function StatePanel({ flow, state }: { readonly flow: Flow; readonly state: StateNode }) {
  const { run, pages } = useOverview();
  const all = statesBelow(flow.root).flatMap(({ transitions }) => transitions);
  const incoming = all.filter(({ targets, state: from }) => targets.includes(state.id) && from !== state.id);
  const through = pathsThrough(flow, state);
  return (
    <>
      <p className="kind">{state.kind === 'atomic' ? 'State' : `State (${state.kind})`}</p>
      <h2 className="item">{shortId(state.id)}</h2>
      {state.description !== null && <p>{state.description}</p>}
      <p className="section">{flow.section}</p>
      {pages.includes('live') && <TakeThere key={state.id} machine={flow.id} state={state.id} />}
      {run !== null && <StatePictures flow={flow} isIn={(leaf) => isIn(leaf, state)} />}
      <Actions flow={flow} title="Entry actions" names={state.entry} />
      <Actions flow={flow} title="Exit actions" names={state.exit} />
      {state.children.length > 0 && (
        <p>
          Contains{' '}
          {state.children.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={links.state(flow.id, id)}>{name}</Link>
            </span>
          ))}
        </p>
      )}
      <CallList calls={flow.calls.filter(({ actor }) => state.invokes.includes(actor))} />
      <TransitionList
        flow={flow}
        title="Leads to"
        transitions={state.transitions}
        inherited={inheritedTransitions(flow.root, state)}
      />
      <TransitionList flow={flow} title="Reached by" transitions={incoming} />
      <Checks {...through} />
      <PathList
        flow={flow}
        paths={through.paths}
        title={through.isPassed ? 'Paths that pass it' : 'Paths that reach it'}
      />
    </>
  );
}
