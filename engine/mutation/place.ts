import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nodesBelow, readable } from '../definition.ts';

/** Where a transition is in its machine; the same in each copy of the machine. */
export interface Place {
  readonly state: string;
  /** Empty for `always`. */
  readonly eventType: string;
  readonly index: number;
}

/** All states of a machine with its root, without history states. */
export const nodesOf = ({ root }: AnyStateMachine): AnyStateNode[] =>
  nodesBelow(root).filter(({ type }) => type !== 'history');

/** The transitions of a state, by event type. */
export const transitionLists = (node: AnyStateNode): [string, AnyTransitionDefinition[]][] => [
  ...node.transitions,
  ...(node.always ? [['', node.always] as [string, AnyTransitionDefinition[]]] : []),
];

/** All transitions for one event of a state. */
export function branchesAt(machine: AnyStateMachine, { state, eventType }: Omit<Place, 'index'>) {
  const node = machine.getStateNodeById(state);
  return (eventType === '' ? node.always : node.transitions.get(eventType)) ?? [];
}

/** The transition at a place. Throws if there is none. */
export function transitionAt(machine: AnyStateMachine, place: Place): AnyTransitionDefinition {
  const transition = branchesAt(machine, place)[place.index];
  if (transition === undefined) throw new Error(`${place.state} has no such transition`);
  return transition;
}

/** The id of a state without the name of its machine. */
export const stateInWords = (id: string): string => `'${id.slice(id.indexOf('.') + 1)}'`;

function eventInWords(eventType: string, state: string): string {
  const event = readable(eventType, state);
  if (event === 'always') return 'at once';
  if (event === 'done') return 'when its last state is reached';
  if (event.startsWith('after ')) return event;
  return event
    .replace(/ done$/, ' answers')
    .replace(/ error$/, ' fails')
    .replace(/^(?!.* (answers|fails)$)/, 'on ');
}

/** The name of an action or a guard. */
export function nameOf(implementation: unknown): string {
  if (typeof implementation === 'string') return implementation;
  if (typeof implementation === 'function') return implementation.name || 'unnamed';
  return (implementation as { readonly type: string }).type;
}

/** A transition in words: `'checking' when accountCards answers, if isMissing`. */
export function placeInWords({ source, eventType, guard }: AnyTransitionDefinition): string {
  const condition = guard === undefined ? '' : `, if ${nameOf(guard)}`;
  return `${stateInWords(source.id)} ${eventInWords(eventType, source.id)}${condition}`;
}
