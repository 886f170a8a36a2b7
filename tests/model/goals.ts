import type { AnyStateNode } from 'xstate';
import type { AnyModel } from '../../machines/model.ts';
import { type Definition, leavesOf, readable } from './definition.ts';
import type { Edge, Place } from './graph.ts';
import { BARE, type Move } from './move.ts';

/** Each goal is named by a sentence, so that one that is missed can be read. */
const goal = {
  drive: (transition: string) => `drive "${transition}"`,
  ignore: (state: string, event: string) => `ignore "${event}" in ${state}`,
  rest: (leaf: string) => `come to rest in ${leaf}`,
  guard: (name: string, outcome: boolean) => `see ${name} ${outcome}`,
  start: (name: string) => `start with '${name}'`,
  case: (what: string, label: string) => `use the case '${label}' of ${what}`,
  choice: (leaf: string, transitions: readonly string[]) => `in ${leaf} take ${transitions.join(', then ')}`,
};

/** What the definition and the fixtures ask for, whether it can be found or not. */
export function requiredGoals(definition: Definition, model: AnyModel): string[] {
  const events = Object.entries(model.events).flatMap(([type, cases]) =>
    cases === BARE ? [] : Object.keys(cases).map((label) => goal.case(type, label)),
  );
  const replies = Object.entries(model.actors).flatMap(([actor, fixtures]) =>
    typeof fixtures === 'object'
      ? [...Object.keys(fixtures.done), ...Object.keys(fixtures.error)].map((label) => goal.case(actor, label))
      : [],
  );
  return [
    ...definition.transitions.map(({ id }) => goal.drive(id)),
    ...definition.ignorable.map(({ state, event }) => goal.ignore(state, event)),
    ...definition.states.filter(({ settles }) => settles).map(({ id }) => goal.rest(id)),
    ...definition.guards.flatMap((name) => [goal.guard(name, true), goal.guard(name, false)]),
    ...Object.keys(model.starts).map(goal.start),
    ...events,
    ...replies,
  ];
}

function caseOf(move: Move): string[] {
  if (move.kind === 'event') return move.label === BARE ? [] : [goal.case(move.type, move.label)];
  return move.kind === 'done' || move.kind === 'error' ? [goal.case(move.actor, move.label)] : [];
}

/** How the definition calls the event of a move in a state; null when the move is none that could be ignored. */
function eventIn(move: Move, state: string): string | null {
  if (move.kind === 'event') return move.type;
  return move.kind === 'timer' ? readable(move.event, state) : null;
}

function ignoredBy(
  { ignorable, transitions }: Definition,
  from: Place,
  move: Move,
  taken: readonly string[],
): string[] {
  const active = new Set(from.situation.snapshot._nodes.map(({ id }) => id));
  const movers = new Set(transitions.filter(({ id }) => taken.includes(id)).map(({ state }) => state));
  return ignorable
    .filter(({ state, event }) => active.has(state) && !movers.has(state) && eventIn(move, state) === event)
    .map(({ state, event }) => goal.ignore(state, event));
}

const lineOf = (node: AnyStateNode): string[] => [node.id, ...(node.parent ? lineOf(node.parent) : [])];

/** A leaf together with everything that a move sets off from it. */
function choicesBy({ transitions }: Definition, from: Place, microsteps: readonly (readonly string[])[]): string[] {
  const [first = []] = microsteps;
  const movers = transitions.filter(({ id }) => first.includes(id)).map(({ state }) => state);
  const chain = microsteps.flat();
  return leavesOf(from.situation.snapshot)
    .filter((leaf) => lineOf(leaf).some((id) => movers.includes(id)))
    .map(({ id }) => goal.choice(id, chain));
}

/** The goals that one edge meets. */
export function goalsOf(definition: Definition, { start, from, move, outcome, to }: Edge): string[] {
  if (to === null) return [];
  const arrived = leavesOf(outcome.situation.snapshot).map(({ id }) => goal.rest(id));
  const always = [
    ...outcome.microsteps.flat().map(goal.drive),
    ...outcome.guards.map(({ name, outcome }) => goal.guard(name, outcome)),
    ...arrived,
  ];
  if (from === null || move === null) return [...always, goal.start(start)];
  const [taken = []] = outcome.microsteps;
  return [
    ...always,
    ...caseOf(move),
    ...ignoredBy(definition, from, move, taken),
    ...choicesBy(definition, from, outcome.microsteps),
  ];
}
