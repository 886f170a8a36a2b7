import { Link } from 'react-router-dom';
import type { Flow } from '../data/flow.ts';
import type { ActionTransition } from '../state-tree.ts';
import { COVERED } from './CoverageBar.tsx';
import { links, shortId } from './links.ts';

interface Props {
  readonly flow: Flow;
  readonly title: string;
  readonly transitions: readonly ActionTransition[];
}

/** Transitions, each a link, with how they are covered. */
export const TransitionList = ({ flow, title, transitions }: Props) =>
  transitions.length > 0 && (
    <>
      <h2>{title}</h2>
      <ul>
        {transitions.map(({ id, state, event, guard, targets }) => {
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
                {shortId(state)}: {event}
                {guard !== null && ` [${guard}]`} → {to}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
