import { Link } from 'react-router-dom';
import type { Flow } from '../data/flow.ts';
import type { ActionTransition } from '../state-tree.ts';
import { COVERED } from './CoverageBar.tsx';
import { FaultList } from './FaultList.tsx';
import { links, shortId } from './links.ts';
import { PathList } from './PathList.tsx';

/** A transition: when it happens, where it leads, what it does, and whether it was tested. */
export function TransitionPanel({ flow, transition }: { readonly flow: Flow; readonly transition: ActionTransition }) {
  const { id, state, event, guard, targets, actions, description } = transition;
  const covered = flow.coverage[id] ?? 'never';
  const paths = flow.paths.filter(({ steps }) => steps.some(({ transitions }) => transitions.includes(id)));
  return (
    <>
      <p className="kind">Transition</p>
      <h2 className="item">{event}</h2>
      <p>{description ?? 'The event and the guard say what this transition is.'}</p>
      <dl>
        <dt>From</dt>
        <dd>
          <Link to={links.state(flow.id, state)}>{shortId(state)}</Link>
        </dd>
        <dt>To</dt>
        <dd>
          {targets.length === 0 && 'the same state'}
          {targets.map((target) => (
            <Link key={target} to={links.state(flow.id, target)}>
              {shortId(target)}
            </Link>
          ))}
        </dd>
        <dt>Guard</dt>
        <dd>{guard ?? 'none'}</dd>
        <dt>Actions</dt>
        <dd>{actions.length > 0 ? actions.join(', ') : 'none'}</dd>
        <dt>Last result</dt>
        <dd>
          <span className="mark" data-covered={covered} /> {COVERED[covered]}
        </dd>
      </dl>
      <FaultList faults={flow.faults} transition={id} />
      <PathList flow={flow} paths={paths} title="Paths that take it" />
    </>
  );
}
