import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export interface Transition {
  readonly id: string;
  /** Id of the source state. */
  readonly state: string;
  /** A readable name of the event: `handle.pressed`, `after autoLock`, `checkCode done`, `always`. */
  readonly event: string;
  readonly guard: string | null;
  readonly targets: readonly string[];
  readonly description: string | null;
}

interface State {
  readonly id: string;
  readonly description: string | null;
  /** Whether the machine can stay in this state: a leaf that is not left again in the same macrostep. */
  readonly isStable: boolean;
}

/** A state and an event that it can ignore, because all its transitions for the event are guarded. */
interface Ignorable {
  readonly state: string;
  readonly event: string;
}

/** The parts of a machine that coverage is counted against. */
export interface Definition {
  readonly machine: string;
  readonly states: readonly State[];
  readonly transitions: readonly Transition[];
  readonly ignorable: readonly Ignorable[];
  readonly guards: readonly string[];
  /** Problems that make it impossible to count coverage. */
  readonly faults: readonly string[];
}

/** The readable name of an event type of XState (`xstate.done.actor.x` → `x done`); other types are returned as is. */
export function readable(eventType: string, state: string): string {
  if (eventType === '') return 'always';
  // A wildcard such as `xstate.error.actor.*` has no actor to name.
  if (eventType.endsWith('*')) return eventType;
  const [, kind = '', rest = ''] = /^xstate\.(after|done\.actor|error\.actor|done\.state)\.(.*)$/.exec(eventType) ?? [];
  switch (kind) {
    case 'after':
      return `after ${rest.slice(0, -(state.length + 1))}`;
    case 'done.actor':
      return `${rest} done`;
    case 'error.actor':
      return `${rest} error`;
    case 'done.state':
      return 'done';
    default:
      return eventType;
  }
}

const siblings = ({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] =>
  (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];

/**
 * Identifies a transition by its state, its event and its index among the transitions for that event. The id is the
 * same after `machine.provide`. Null for the transition into the initial state, which the definition does not list.
 */
export function transitionId(transition: AnyTransitionDefinition): string | null {
  const { source, eventType } = transition;
  const index = siblings(transition).indexOf(transition);
  return index < 0 ? null : `${source.id} · ${readable(eventType, source.id)} · ${index}`;
}

/** A state node and all below it. */
export const nodesBelow = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesBelow),
];

const isLeaf = (node: AnyStateNode) => node.type === 'atomic' || node.type === 'final';

/** The active leaf states of a snapshot. */
export const leavesOf = (snapshot: AnyMachineSnapshot): AnyStateNode[] => snapshot._nodes.filter(isLeaf);

/** The states that a snapshot remembers, by id of the history state. */
export const historyIds = ({ historyValue }: AnyMachineSnapshot): (readonly [string, readonly string[]])[] =>
  Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)] as const);

const hasUnguarded = (transitions: readonly AnyTransitionDefinition[] = []) =>
  transitions.some(({ guard }) => guard === undefined);

function isStable(node: AnyStateNode): boolean {
  const { parent } = node;
  const endsParent = node.type === 'final' && parent?.type === 'compound';
  return (
    isLeaf(node) &&
    !hasUnguarded(node.always) &&
    !(endsParent && hasUnguarded(parent.transitions.get(`xstate.done.state.${parent.id}`)))
  );
}

function guardName({ guard }: AnyTransitionDefinition): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object') return guard.type;
  return 'check' in guard ? guard.name : null;
}

const transitionsOf = (node: AnyStateNode) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])];

function ignorableIn(node: AnyStateNode): Ignorable[] {
  return [...node.transitions]
    .filter(([type, list]) => !hasUnguarded(list) && !/^xstate\.(done|error)\./.test(type))
    .map(([type]) => ({ state: node.id, event: readable(type, node.id) }));
}

/** An event called `done` and the end of a compound state would have one id in the same state. */
const repeatedIds = (ids: readonly string[]) =>
  ids
    .filter((id, index) => ids.indexOf(id) < index)
    .map((id) => `two transitions are called "${id}": give the event another name`);

/** XState makes up a name for logic that `invoke` has itself. The model cannot list it, and its code would run. */
const unnamedActors = ({ id, invoke }: AnyStateNode) =>
  invoke
    .filter(({ src }) => typeof src !== 'string' || src.startsWith('xstate.invoke.'))
    .map((actor) => `the actor ${actor.id} of ${id} has no name: list it in the actors of setup`);

/** Lists the states, transitions and guards of a machine. */
export function definitionOf(machine: AnyStateMachine): Definition {
  const nodes = nodesBelow(machine.root).filter(({ type }) => type !== 'history');
  const transitions = nodes.flatMap((node) =>
    transitionsOf(node).map((transition) => ({
      id: transitionId(transition) ?? '',
      state: node.id,
      event: readable(transition.eventType, node.id),
      guard: guardName(transition),
      isGuarded: transition.guard !== undefined,
      targets: transition.target?.map(({ id }) => id) ?? [],
      description: transition.description ?? null,
    })),
  );
  return {
    machine: machine.id,
    states: nodes.map((node) => ({ id: node.id, description: node.description ?? null, isStable: isStable(node) })),
    transitions: transitions.map(({ isGuarded: _, ...transition }) => transition),
    ignorable: nodes.flatMap(ignorableIn),
    guards: Object.keys(machine.implementations.guards),
    faults: [
      ...transitions
        .filter(({ isGuarded, guard }) => isGuarded && guard === null)
        .map(({ id }) => `the guard of "${id}" has no name, so it cannot be counted`),
      ...repeatedIds(transitions.map(({ id }) => id)),
      ...nodes.flatMap(unnamedActors),
      ...(machine.id.includes('.')
        ? [`the id '${machine.id}' has a dot, so its states cannot be found by their ids`]
        : []),
    ],
  };
}
