import { type ActionTransition, type StateNode, statesBelow } from '../state-tree.ts';

/** What is compared of a machine. */
export interface FlowDefinition {
  readonly id: string;
  readonly root: StateNode;
  readonly invariants: readonly string[];
}

/** What two versions do not have in common. */
interface Difference<T> {
  readonly added: readonly T[];
  readonly removed: readonly T[];
}

/** A transition without what is only for readers. */
export interface ComparedTransition {
  readonly state: string;
  readonly event: string;
  readonly guard: string | null;
  readonly targets: readonly string[];
  readonly actions: readonly string[];
}

/** How a machine differs between two versions. */
export interface FlowChange {
  readonly flow: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** Ids of states. */
  readonly states: Difference<string>;
  readonly transitions: Difference<ComparedTransition>;
  readonly guards: Difference<string>;
  readonly invariants: Difference<string>;
}

function difference<T>(before: readonly T[], after: readonly T[]): Difference<T> {
  const keyOf = (item: T) => JSON.stringify(item);
  const [old, current] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  return {
    added: after.filter((item) => !old.has(keyOf(item))),
    removed: before.filter((item) => !current.has(keyOf(item))),
  };
}

const compared = ({ state, event, guard, targets, actions }: ActionTransition): ComparedTransition => ({
  state,
  event,
  guard,
  targets,
  actions,
});

function partsOf(flow: FlowDefinition | undefined) {
  const states = flow ? statesBelow(flow.root) : [];
  const transitions = states.flatMap((state) => state.transitions.map(compared));
  return {
    states: states.map(({ id }) => id),
    transitions,
    guards: [...new Set(transitions.flatMap(({ guard }) => guard ?? []))],
    invariants: flow?.invariants ?? [],
  };
}

const isEmpty = ({ added, removed }: Difference<unknown>): boolean => added.length + removed.length === 0;

function changeOf(flow: string, before?: FlowDefinition, after?: FlowDefinition): FlowChange {
  const [old, current] = [partsOf(before), partsOf(after)];
  return {
    flow,
    kind: before ? (after ? 'changed' : 'removed') : 'added',
    states: difference(old.states, current.states),
    transitions: difference(old.transitions, current.transitions),
    guards: difference(old.guards, current.guards),
    invariants: difference(old.invariants, current.invariants),
  };
}

/** The machines that differ between two versions, by id. A transition with another target or other actions is a new one. */
export function diffFlows(before: readonly FlowDefinition[], after: readonly FlowDefinition[]): FlowChange[] {
  const ids = [...new Set([...before, ...after].map(({ id }) => id))].sort();
  const find = (flows: readonly FlowDefinition[], id: string) => flows.find((flow) => flow.id === id);
  return ids
    .map((id) => changeOf(id, find(before, id), find(after, id)))
    .filter(({ states, transitions, invariants }) => ![states, transitions, invariants].every(isEmpty));
}
