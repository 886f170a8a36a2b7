import { Link } from 'react-router-dom';
import type { Flow } from '../data/flow.ts';
import type { ActionTransition } from '../state-tree.ts';
import { COVERED } from './CoverageBar.tsx';
import { useOverview } from './data.ts';
import { FaultList } from './FaultList.tsx';
import { links, shortId } from './links.ts';
import { Names } from './Names.tsx';
import { PathList } from './PathList.tsx';
import { delayIn } from './sentences.ts';

/** A transition: when it happens, where it leads, what it does, and whether it was tested. */
export function TransitionPanel({ flow, transition }: { readonly flow: Flow; readonly transition: ActionTransition }) {
  const { id, state, event, guard, targets, actions, description } = transition;
  const { run } = useOverview();
  const delay = delayIn(event);
  const covered = flow.coverage[id] ?? 'never';
  const paths = flow.paths.filter(({ steps }) => steps.some(({ transitions }) => transitions.includes(id)));
  return (
    <>
      <p className="kind">Transition</p>
      <h2 className="item">{event}</h2>
      {description !== null && <p>{description}</p>}
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
        {delay !== null && (
          <>
            <dt>Delay</dt>
            <dd>
              <Names meanings={flow.meanings} kind="delay" names={[delay]} />
            </dd>
          </>
        )}
        <dt>Guard</dt>
        <dd>{guard === null ? 'none' : <Names meanings={flow.meanings} kind="guard" names={[guard]} />}</dd>
        <dt>Actions</dt>
        <dd>{actions.length > 0 ? <Names meanings={flow.meanings} kind="action" names={actions} /> : 'none'}</dd>
        <dt>Last result</dt>
        <dd>
          <span className="mark" data-covered={covered} /> {COVERED[covered]}
        </dd>
      </dl>
      {run !== null && <FaultList faults={flow.faults} transition={id} />}
      <PathList flow={flow} paths={paths} title="Paths that take it" />
    </>
  );
}
