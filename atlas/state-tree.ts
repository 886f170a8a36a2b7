import { definitionOf, nodesBelow, type Transition, transitionId } from '@lunchkortet/model-engine/definition';
import type { Checkpoint, Path } from '@lunchkortet/model-engine/path';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A transition and its actions; `targets` is empty if the state is not left. */
export interface ActionTransition extends Transition {
  readonly actions: readonly string[];
}

/** A state with everything that its page shows. */
export interface StateNode {
  /** The path of the state below the id of the machine, also if the machine gives the state an id of its own. */
  readonly id: string;
  readonly name: string;
  readonly kind: AnyStateNode['type'];
  readonly description: string | null;
  /** Id of the initial child state; null unless the state is compound. */
  readonly initial: string | null;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** Ids of the actors that run in the state. */
  readonly invokes: readonly string[];
  /** What each of them runs: the name of an actor in the machine's setup. */
  readonly sources: readonly string[];
  readonly transitions: readonly ActionTransition[];
  readonly children: readonly StateNode[];
}

/** The name of an action with its constant parameters. An inline `assign` has no name: the kind is used. */
function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  const isNamed = (typeof action === 'object' || typeof action === 'function') && action !== null && 'type' in action;
  if (!isNamed) return 'inline';
  const name = String(action.type).replace('xstate.', '');
  const params = 'params' in action && typeof action.params === 'object' ? Object.values(action.params ?? {}) : [];
  return params.length > 0 ? `${name} (${params.join(', ')})` : name;
}

/** The names of configured actions. XState adds more to `entry` and `exit` for timers; those are not listed. */
const actionNames = (actions: unknown): string[] => (actions === undefined ? [] : [actions].flat().map(actionName));

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

const pathId = ({ machine, path }: AnyStateNode): string => [machine.id, ...path].join('.');

function initialOf({ initial: { target } }: AnyStateNode): string | null {
  const [first] = target ?? [];
  return first ? pathId(first) : null;
}

/** The states of a machine as a tree. Throws if a transition is missing in the definition that coverage uses. */
export function stateTreeOf(machine: AnyStateMachine): StateNode {
  const definitions = new Map(definitionOf(machine).transitions.map((transition) => [transition.id, transition]));
  const withActions = (transition: AnyTransitionDefinition): ActionTransition => {
    const definition = definitions.get(transitionId(transition) ?? '');
    if (!definition) throw new Error(`${machine.id}: a transition of ${transition.source.id} is not in the definition`);
    return {
      ...definition,
      state: pathId(transition.source),
      targets: (transition.target ?? []).map(pathId),
      actions: transition.actions.map(actionName),
    };
  };
  const stateOf = (node: AnyStateNode): StateNode => ({
    id: pathId(node),
    name: node.key,
    kind: node.type,
    description: node.description ?? null,
    initial: node.type === 'compound' ? initialOf(node) : null,
    entry: actionNames(node.config.entry),
    exit: actionNames(node.config.exit),
    invokes: node.invoke.map(({ id }) => id),
    sources: node.invoke.map(({ src }) => (typeof src === 'string' ? src : 'inline')),
    transitions: transitionsOf(node).map(withActions),
    children: Object.values(node.states).map(stateOf),
  });
  return stateOf(machine.root);
}

/** A path with the ids that the tree has. The model engine names a state by the id that the machine may have given to it. */
export function inStateTree(machine: AnyStateMachine, { initial, steps, ...path }: Path): Path {
  const ids = new Map(nodesBelow(machine.root).map((node) => [node.id, pathId(node)]));
  const placed = <T extends Checkpoint>(step: T): T => ({
    ...step,
    leaves: step.leaves.map((id) => ids.get(id) ?? id),
  });
  return { ...path, initial: placed(initial), steps: steps.map(placed) };
}

/** What a machine says of itself; empty if it says nothing: its description and its section of the specification. */
export const purposeOf = ({ root: { description = '', meta } }: AnyStateMachine) => ({
  description,
  section: typeof meta?.section === 'string' ? meta.section : '',
});

/** A state and all its descendants, in the order of the definition. */
export const statesBelow = (state: StateNode): StateNode[] => [state, ...state.children.flatMap(statesBelow)];
