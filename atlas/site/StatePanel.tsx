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

/** Why the machine checks can be trusted in a state. */
function Checks({ paths }: { readonly paths: Flow['paths'] }) {
  const { run } = useOverview();
  const passed = paths.filter(({ result }) => result === 'passed').length;
  return (
    <>
      <h2>What was checked</h2>
      {run === null ? (
        <p>{paths.length} paths reach this state. Each time: the state and the transitions are those of the machine.</p>
      ) : (
        <p>
          {paths.length} paths reach this state, {passed} of them passed in the last browser run. Each time: the state
          and the transitions are those of the machine, the screen shows the state, each control can be pressed exactly
          when the machine can take its event, the pending calls are the right ones, and the console is empty.
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
  const paths = flow.paths.filter(({ steps }) => steps.some(({ leaves }) => leaves.some((leaf) => isIn(leaf, state))));
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
      <Checks paths={paths} />
      <PathList flow={flow} paths={paths} title="Paths that reach it" />
    </>
  );
}
