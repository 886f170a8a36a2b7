import type { AnyStateNode } from 'xstate';
import { type Definition, leavesOf, readable } from './definition.ts';
import type { Edge, GraphNode } from './graph.ts';
import type { AnyModel } from './model.ts';
import { type Move, NO_PAYLOAD } from './move.ts';

/** Coverage goals, each named so that a report can say which one is missed. */
const goal = {
  transition: (id: string) => `the transition "${id}"`,
  ignored: (state: string, event: string) => `"${event}" being ignored in ${state}`,
  state: (leaf: string) => `the state ${leaf}`,
  guard: (name: string, outcome: boolean) => `the guard ${name} being ${outcome}`,
  start: (name: string) => `the start '${name}'`,
  case: (source: string, label: string) => `the case '${label}' of ${source}`,
  ignoredCase: (source: string, label: string) => `the case '${label}' of ${source} being ignored`,
  chain: (leaf: string, transitions: readonly string[]) => `from ${leaf} ${transitions.join(', then ')}`,
};

const isIgnored = ({ ignoredCases }: AnyModel, type: string, label: string) =>
  ignoredCases?.[type]?.[label] !== undefined;

/** The cases that are taken although the model says that the machine ignores them. */
export const takenIgnoredCases = (model: AnyModel, reachable: ReadonlySet<string>): string[] =>
  Object.entries(model.ignoredCases ?? {}).flatMap(([type, cases = {}]) =>
    Object.keys(cases)
      .map((label) => goal.case(type, label))
      .filter((taken) => reachable.has(taken)),
  );

/** The goals of a definition and a model, whether or not a path can meet them. */
export function requiredGoals(definition: Definition, model: AnyModel): string[] {
  const events = Object.entries(model.events).flatMap(([type, cases = {}]) =>
    cases === NO_PAYLOAD
      ? []
      : Object.keys(cases).map((label) =>
          isIgnored(model, type, label) ? goal.ignoredCase(type, label) : goal.case(type, label),
        ),
  );
  const replies = Object.entries(model.actors).flatMap(([actor, fixtures]) =>
    typeof fixtures === 'object'
      ? [...Object.keys(fixtures.done), ...Object.keys(fixtures.error)].map((label) => goal.case(actor, label))
      : [],
  );
  return [
    ...definition.transitions.map(({ id }) => goal.transition(id)),
    ...definition.ignorable.map(({ state, event }) => goal.ignored(state, event)),
    ...definition.states.filter(({ isStable }) => isStable).map(({ id }) => goal.state(id)),
    ...definition.guards.flatMap((name) => [goal.guard(name, true), goal.guard(name, false)]),
    ...Object.keys(model.starts).map(goal.start),
    ...events,
    ...replies,
  ];
}

/** A case is met where a transition takes it; one that the model lists as ignored, where none does. */
function caseGoals(model: AnyModel, move: Move, isTaken: boolean): string[] {
  if (move.kind === 'event') {
    const { type, label } = move;
    if (label === NO_PAYLOAD) return [];
    if (isTaken) return [goal.case(type, label)];
    return isIgnored(model, type, label) ? [goal.ignoredCase(type, label)] : [];
  }
  return move.kind === 'done' || move.kind === 'error' ? [goal.case(move.actor, move.label)] : [];
}

/** The readable event of a move in a state; null if the move cannot be ignored. */
function eventIn(move: Move, state: string): string | null {
  if (move.kind === 'event') return move.type;
  return move.kind === 'timer' ? readable(move.event, state) : null;
}

function ignoredGoals(
  { ignorable, transitions }: Definition,
  from: GraphNode,
  move: Move,
  taken: readonly string[],
): string[] {
  const active = new Set(from.state.snapshot._nodes.map(({ id }) => id));
  const sources = new Set(transitions.filter(({ id }) => taken.includes(id)).map(({ state }) => state));
  return ignorable
    .filter(({ state, event }) => active.has(state) && !sources.has(state) && eventIn(move, state) === event)
    .map(({ state, event }) => goal.ignored(state, event));
}

const withAncestors = (node: AnyStateNode): string[] => [node.id, ...(node.parent ? withAncestors(node.parent) : [])];

/** Each leaf that an edge leaves, with the chain of transitions that its move causes. */
export function chainsOf({ transitions }: Definition, { from, outcome: { microsteps }, to }: Edge): string[] {
  if (from === null || to === null) return [];
  const [first = []] = microsteps;
  const sources = transitions.filter(({ id }) => first.includes(id)).map(({ state }) => state);
  const chain = microsteps.flat();
  return leavesOf(from.state.snapshot)
    .filter((leaf) => withAncestors(leaf).some((id) => sources.includes(id)))
    .map(({ id }) => goal.chain(id, chain));
}

/** The goals that one edge meets, apart from chains. */
export function goalsOf(definition: Definition, model: AnyModel, { start, from, move, outcome, to }: Edge): string[] {
  if (to === null) return [];
  const common = [
    ...outcome.microsteps.flat().map(goal.transition),
    ...outcome.guards.map(({ name, outcome }) => goal.guard(name, outcome)),
    ...leavesOf(outcome.state.snapshot).map(({ id }) => goal.state(id)),
  ];
  if (from === null || move === null) return [...common, goal.start(start)];
  const [taken = []] = outcome.microsteps;
  return [...common, ...caseGoals(model, move, taken.length > 0), ...ignoredGoals(definition, from, move, taken)];
}
