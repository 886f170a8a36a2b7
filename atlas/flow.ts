import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { definitionOf, type Transition, transitionId } from '../tests/model/definition.ts';

/** A transition with the actions it takes; `targets` is empty when the state is not left. */
export interface Arrow extends Transition {
  readonly actions: readonly string[];
}

/** A state as it is drawn: its place in the tree, what runs in it, and the ways out. */
export interface FlowState {
  readonly id: string;
  readonly name: string;
  readonly kind: AnyStateNode['type'];
  readonly description: string | null;
  /** The child that is entered first; null unless compound. */
  readonly initial: string | null;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** Actors that run while the state lasts. */
  readonly invokes: readonly string[];
  readonly arrows: readonly Arrow[];
  readonly children: readonly FlowState[];
}

/** An action as the machine names it, with what it is given if that is fixed; an inline `assign` has only its kind. */
function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  const isNamed = (typeof action === 'object' || typeof action === 'function') && action !== null && 'type' in action;
  if (!isNamed) return 'inline';
  const name = String(action.type).replace('xstate.', '');
  const params = 'params' in action && typeof action.params === 'object' ? Object.values(action.params ?? {}) : [];
  return params.length > 0 ? `${name} (${params.join(', ')})` : name;
}

/** Only the actions that are written down: a timer adds some of its own. */
const written = (actions: unknown): string[] => (actions === undefined ? [] : [actions].flat().map(actionName));

const outOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

/** The states of a machine as a tree. Throws when a transition is not in the definition that coverage counts against. */
export function flowOf(machine: AnyStateMachine): FlowState {
  const counted = new Map(definitionOf(machine).transitions.map((transition) => [transition.id, transition]));
  const arrowOf = (transition: AnyTransitionDefinition): Arrow => {
    const found = counted.get(transitionId(transition) ?? '');
    if (!found) throw new Error(`${machine.id}: a transition of ${transition.source.id} is not counted`);
    return { ...found, actions: transition.actions.map(actionName) };
  };
  const stateOf = (node: AnyStateNode): FlowState => ({
    id: node.id,
    name: node.key,
    kind: node.type,
    description: node.description ?? null,
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    entry: written(node.config.entry),
    exit: written(node.config.exit),
    invokes: node.invoke.map(({ id }) => id),
    arrows: outOf(node).map(arrowOf),
    children: Object.values(node.states).map(stateOf),
  });
  return stateOf(machine.root);
}

/** A state and all below it, in the order of the definition. */
export const statesIn = (state: FlowState): FlowState[] => [state, ...state.children.flatMap(statesIn)];
