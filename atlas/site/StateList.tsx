import { Link } from 'react-router-dom';
import type { Flow } from '../data/flow.ts';
import type { StateNode } from '../state-tree.ts';
import { links } from './links.ts';

interface Props {
  readonly flow: Flow;
  readonly states: readonly StateNode[];
}

/** The states of a machine as nested lists: the content of the diagram for those who cannot see it. */
export const StateList = ({ flow, states }: Props) => (
  <ul>
    {states.map((state) => (
      <li key={state.id}>
        <Link to={links.state(flow.id, state.id)}>{state.name}</Link>{' '}
        <span className="hint">
          {state.transitions.length} {state.transitions.length === 1 ? 'transition' : 'transitions'}
        </span>
        {state.children.length > 0 && <StateList flow={flow} states={state.children} />}
      </li>
    ))}
  </ul>
);
