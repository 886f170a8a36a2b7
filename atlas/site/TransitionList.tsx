import { Link } from 'react-router-dom';
import type { Flow } from '../data/flow.ts';
import { numbered } from '../state-transitions.ts';
import { type ActionTransition, statesBelow } from '../state-tree.ts';
import { COVERED } from './CoverageBar.tsx';
import { links, shortId } from './links.ts';

interface Props {
  readonly flow: Flow;
  readonly title: string;
  readonly transitions: readonly ActionTransition[];
  /** Transitions of the states around the state of the page; they are marked. */
  readonly inherited?: readonly ActionTransition[];
}

/** The event of a transition, numbered if it is one of several branches. */
function eventWords({ root }: Flow, transition: ActionTransition): string {
  const source = statesBelow(root).find(({ id }) => id === transition.state);
  return source ? numbered(source, transition, transition.event) : transition.event;
}

/** Transitions, each a link, with how they are covered. */
export const TransitionList = ({ flow, title, transitions, inherited = [] }: Props) =>
  transitions.length + inherited.length > 0 && (
    <>
      <h2>{title}</h2>
      <ul>
        {[...transitions, ...inherited].map((transition) => {
          const { id, state, guard, targets } = transition;
          const covered = flow.coverage[id] ?? 'never';
          const to = targets.length > 0 ? targets.map(shortId).join(' + ') : 'stays';
          return (
            <li key={id}>
              <span
                className="mark"
                data-covered={covered}
                role="img"
                aria-label={COVERED[covered]}
                title={COVERED[covered]}
              />{' '}
              <Link to={links.transition(flow.id, id)}>
                {shortId(state)}: {eventWords(flow, transition)}
                {guard !== null && ` [${guard}]`} → {to}
              </Link>
              {inherited.includes(transition) && (
                <>
                  {' '}
                  of the state around it, <Link to={links.state(flow.id, state)}>{shortId(state)}</Link>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
