import { type ActionTransition, type StateNode, statesBelow } from './state-tree.ts';

/**
 * A text for a transition, with its position in front if its state has several for the event: `(2) month.order`. The first
 * whose guard holds is taken.
 */
export function numbered({ transitions }: StateNode, { id, event }: ActionTransition, text: string): string {
  const branches = transitions.filter((transition) => transition.event === event);
  return branches.length > 1 ? `(${branches.findIndex((branch) => branch.id === id) + 1}) ${text}` : text;
}

/** The states around a state, from the innermost. */
const ancestorsOf = (root: StateNode, { id }: StateNode): StateNode[] =>
  statesBelow(root)
    .filter((other) => id.startsWith(`${other.id}.`))
    .toReversed();

/** Timers and ends are of one state: those of a nested state do not hide those of the state around it. */
const isOfOneState = (event: string): boolean => event === 'done' || event.startsWith('after ');

/**
 * The transitions of the states around a state, from the innermost, that can be taken in the state: none for an event that a
 * state further inside always takes itself.
 */
export function inheritedTransitions(root: StateNode, state: StateNode): ActionTransition[] {
  // A machine never rests in a history state.
  if (state.kind === 'history') return [];
  const taken = new Set<string>();
  return [state, ...ancestorsOf(root, state)].flatMap((around) => {
    const free = around.transitions.filter(({ event }) => !taken.has(event));
    for (const { event, guard } of around.transitions) if (guard === null && !isOfOneState(event)) taken.add(event);
    return around === state ? [] : free;
  });
}
