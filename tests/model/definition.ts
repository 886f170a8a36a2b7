import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export interface Transition {
  readonly id: string;
  /** The state it leaves, or stays in. */
  readonly state: string;
  /** The event as a person reads it: `month.order`, `after retry`, `orderTopup done`, `always`. */
  readonly event: string;
  readonly guard: string | null;
  readonly targets: readonly string[];
  readonly description: string | null;
}

interface State {
  readonly id: string;
  readonly description: string | null;
  /** Whether a machine can come to rest in it: a leaf that is not left in the very step that enters it. */
  readonly settles: boolean;
}

/** A state and an event whose every transition there is guarded, so that the event may be ignored. */
interface Ignorable {
  readonly state: string;
  readonly event: string;
}

/** Everything a machine is made of: what coverage is counted against. */
export interface Definition {
  readonly machine: string;
  readonly states: readonly State[];
  readonly transitions: readonly Transition[];
  readonly ignorable: readonly Ignorable[];
  readonly guards: readonly string[];
  /** What makes counting impossible. */
  readonly faults: readonly string[];
}

/** An event type as a person reads it; the machine's own events stand for themselves. */
export function readable(eventType: string, state: string): string {
  if (eventType === '') return 'always';
  // A machine that listens for such events of whomever names them itself.
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
 * Names a transition: its state, its event and its place among those for the same event. The name outlives
 * `machine.provide`. Null for the way into the initial state, which is no transition of the definition.
 */
export function transitionId(transition: AnyTransitionDefinition): string | null {
  const { source, eventType } = transition;
  const index = siblings(transition).indexOf(transition);
  return index < 0 ? null : `${source.id} · ${readable(eventType, source.id)} · ${index}`;
}

const nodesBelow = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesBelow)];

const isLeaf = (node: AnyStateNode) => node.type === 'atomic' || node.type === 'final';

/** The leaves that a snapshot rests in. */
export const leavesOf = (snapshot: AnyMachineSnapshot): AnyStateNode[] => snapshot._nodes.filter(isLeaf);

const hasWayOut = (transitions: readonly AnyTransitionDefinition[] = []) =>
  transitions.some(({ guard }) => guard === undefined);

function settles(node: AnyStateNode): boolean {
  const { parent } = node;
  const endsParent = node.type === 'final' && parent?.type === 'compound';
  return (
    isLeaf(node) &&
    !hasWayOut(node.always) &&
    !(endsParent && hasWayOut(parent.transitions.get(`xstate.done.state.${parent.id}`)))
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
    .filter(([type, list]) => !hasWayOut(list) && !/^xstate\.(done|error)\./.test(type))
    .map(([type]) => ({ state: node.id, event: readable(type, node.id) }));
}

/** Walks a machine's definition. */
export function definitionOf(machine: AnyStateMachine): Definition {
  const nodes = nodesBelow(machine.root).filter(({ type }) => type !== 'history');
  const listed = nodes.flatMap((node) =>
    transitionsOf(node).map((transition) => ({
      id: transitionId(transition) ?? '',
      state: node.id,
      event: readable(transition.eventType, node.id),
      guard: guardName(transition),
      guarded: transition.guard !== undefined,
      targets: transition.target?.map(({ id }) => id) ?? [],
      description: transition.description ?? null,
    })),
  );
  return {
    machine: machine.id,
    states: nodes.map((node) => ({ id: node.id, description: node.description ?? null, settles: settles(node) })),
    transitions: listed.map(({ guarded: _, ...transition }) => transition),
    ignorable: nodes.flatMap(ignorableIn),
    guards: Object.keys(machine.implementations.guards),
    faults: listed
      .filter(({ guarded, guard }) => guarded && guard === null)
      .map(({ id }) => `the guard of "${id}" has no name, so it cannot be counted`),
  };
}
