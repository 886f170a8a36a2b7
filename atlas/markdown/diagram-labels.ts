import { numbered } from '../state-transitions.ts';
import type { ActionTransition, StateNode } from '../state-tree.ts';
import { escapeLabel } from './mermaid-text.ts';

/** A longer name of an event is broken at its dot, because wide labels make a diagram too wide to read. */
const LONG_EVENT = 14;

/** `savePreferences done` is shown as `done` in a state that runs only that actor, because the state names it. */
function eventOf({ invokes }: StateNode, { event, guard }: ActionTransition): string[] {
  if (event === 'always' && guard !== null) return [];
  const [actor, result] = event.split(' ');
  if (invokes.length === 1 && invokes[0] === actor && result) return [result];
  return [event];
}

function partsOf(state: StateNode, transition: ActionTransition): string[] {
  const guard = transition.guard === null ? [] : [`[${transition.guard}]`];
  const [first = '', ...others] = [...eventOf(state, transition), ...guard].map(escapeLabel);
  // A label that starts with `1.` would be a list for Mermaid.
  return [numbered(state, transition, first), ...others];
}

/** The label of an arrow: the event, and the guard on a line of its own. */
export const arrowLabel = (state: StateNode, transition: ActionTransition): string =>
  partsOf(state, transition)
    .flatMap((part) => (part.length > LONG_EVENT ? part.split(/(?<=\.)/) : [part]))
    .join('<br/>');

/** The text inside a state: its actors and the events that do not leave it. */
export function stateText(state: StateNode): string[] {
  const internal = state.transitions.filter(({ targets }) => targets.length === 0);
  const lines = internal.map((transition) => partsOf(state, transition).join(' '));
  return [
    ...(state.kind === 'history' ? ['history'] : []),
    ...state.invokes.map((actor) => `runs ${actor}`),
    ...new Set(lines),
  ];
}
