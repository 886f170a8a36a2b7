import type { AnyModel } from '@lunchkortet/model-engine/model';
import type { Place } from '../adapter.ts';
import { type ActionTransition, type StateNode, statesBelow, stateTreeOf } from '../state-tree.ts';
import type { Change } from './change.ts';
import { type Difference, difference } from './difference.ts';
import type { Group } from './groups.ts';

/** What is compared of a machine. */
export interface FlowDefinition {
  readonly id: string;
  readonly root: StateNode;
  readonly invariants: readonly string[];
  /** Where to see it; only of the newer version. */
  readonly place?: Place;
}

/** What is compared of the machine of a model. */
export const flowDefinition = ({ machine, invariants }: AnyModel, place?: Place): FlowDefinition => ({
  id: machine.id,
  root: stateTreeOf(machine),
  invariants: Object.keys(invariants),
  ...(place && { place }),
});

/** A transition without what is only for readers. */
export interface ComparedTransition {
  readonly state: string;
  readonly event: string;
  readonly guard: string | null;
  readonly targets: readonly string[];
  readonly actions: readonly string[];
}

/** How a machine differs between two versions. */
export interface MachineChange {
  /** Ids of states. */
  readonly states: Difference<string>;
  readonly transitions: Difference<ComparedTransition>;
  readonly changes: readonly Change[];
}

/** The id of a state without that of its machine. */
export const shortId = (id: string): string => id.slice(id.indexOf('.') + 1);

/** A transition in words: `orderable: month.order [isOpen] → ordering (setMonth)`. */
function transitionWords({ state, event, guard, targets, actions }: ComparedTransition): string {
  const to = targets.length > 0 ? targets.map(shortId).join(' + ') : 'stays';
  const done = actions.length > 0 ? ` (${actions.join(', ')})` : '';
  return `${shortId(state)}: ${event}${guard === null ? '' : ` [${guard}]`} → ${to}${done}`;
}

const compared = ({ state, event, guard, targets, actions }: ActionTransition): ComparedTransition => ({
  state,
  event,
  guard,
  targets,
  actions,
});

const keyOf = (transition: ComparedTransition): string => JSON.stringify(compared(transition as ActionTransition));

const change = (group: Group, text: string, states: readonly string[]): Change => ({ group, text, states, file: null });

/** What is compared of a state that both versions have, besides its transitions. */
const FACETS: readonly (readonly [Group, string, (state: StateNode) => string])[] = [
  ['can', 'kind', ({ kind }) => kind],
  ['can', 'initial state', ({ initial }) => (initial === null ? 'none' : shortId(initial))],
  ['can', 'entry actions', ({ entry }) => entry.join(', ')],
  ['can', 'exit actions', ({ exit }) => exit.join(', ')],
  [
    'server',
    'actors',
    ({ invokes, sources }) =>
      invokes.map((id, at) => (id === sources[at] ? id : `${id} runs ${sources[at]}`)).join(', '),
  ],
  ['words', 'description', ({ description }) => description ?? ''],
];

const orNone = (text: string): string => (text === '' ? 'none' : text);

const facetChanges = (before: StateNode, after: StateNode): Change[] =>
  FACETS.flatMap(([group, name, read]) => {
    const [was, is] = [read(before), read(after)];
    return was === is
      ? []
      : [change(group, `${shortId(after.id)}: ${name}: ${orNone(was)} → ${orNone(is)}`, [after.id])];
  });

/** The transitions of a state by their event, in the order in which their guards are tried. */
const byEvent = ({ transitions }: StateNode) => Map.groupBy(transitions, ({ event }) => event);

function orderChanges(before: StateNode, after: StateNode): Change[] {
  const old = byEvent(before);
  return [...byEvent(after)].flatMap(([event, transitions]) => {
    const [was, is] = [old.get(event) ?? [], transitions].map((list) => list.map(keyOf));
    const common = (list: readonly string[] = [], other: readonly string[] = []) =>
      list.filter((key) => other.includes(key));
    if (common(was, is).join() === common(is, was).join()) return [];
    const order = transitions.map(
      ({ guard, targets }) => `[${guard ?? 'otherwise'}] → ${targets.map(shortId).join(' + ') || 'stays'}`,
    );
    return [
      change('when', `${shortId(after.id)}: the branches of ${event} have another order: ${order.join(', ')}`, [
        after.id,
      ]),
    ];
  });
}

function descriptionChanges(before: StateNode, after: StateNode): Change[] {
  const old = new Map(before.transitions.map((transition) => [keyOf(transition), transition.description]));
  return after.transitions.flatMap((transition) => {
    const key = keyOf(transition);
    const [was, is] = [old.get(key) ?? '', transition.description ?? ''];
    if (!old.has(key) || was === is) return [];
    return [change('words', `${transitionWords(transition)}: description: ${orNone(was)} → ${orNone(is)}`, [after.id])];
  });
}

/** A transition that differs only in its guard is a change of when it happens; another one is a change of what can happen. */
function transitionChanges({ added, removed }: Difference<ComparedTransition>): Change[] {
  const withoutGuard = (transition: ComparedTransition) => keyOf({ ...transition, guard: null });
  const groupOf = (transition: ComparedTransition, others: readonly ComparedTransition[]): Group =>
    others.some((other) => withoutGuard(other) === withoutGuard(transition)) ? 'when' : 'can';
  const line = (sign: string, others: readonly ComparedTransition[]) => (transition: ComparedTransition) =>
    change(groupOf(transition, others), `${sign} ${transitionWords(transition)}`, [transition.state]);
  return [...removed.map(line('−', added)), ...added.map(line('+', removed))];
}

/** Compares two versions of a machine. A transition with another target or other actions is a new one. */
export function diffMachines(before: FlowDefinition, after: FlowDefinition): MachineChange {
  const [old, current] = [statesBelow(before.root), statesBelow(after.root)];
  const ids = (list: readonly StateNode[]) => list.map(({ id }) => id);
  const transitionsIn = (list: readonly StateNode[]) => list.flatMap((state) => state.transitions.map(compared));
  const states = difference(ids(old), ids(current));
  const transitions = difference(transitionsIn(old), transitionsIn(current));
  const invariants = difference(before.invariants, after.invariants);
  const pairs = current.flatMap((state) => {
    const same = old.find(({ id }) => id === state.id);
    return same ? [[same, state] as const] : [];
  });
  return {
    states,
    transitions,
    changes: [
      ...states.removed.map((id) => change('can', `− state ${shortId(id)}`, [id])),
      ...states.added.map((id) => change('can', `+ state ${shortId(id)}`, [id])),
      ...transitionChanges(transitions),
      ...pairs.flatMap(([was, is]) => [
        ...orderChanges(was, is),
        ...facetChanges(was, is),
        ...descriptionChanges(was, is),
      ]),
      ...invariants.removed.map((name) => change('promised', `− ${name}`, [])),
      ...invariants.added.map((name) => change('promised', `+ ${name}`, [])),
    ],
  };
}
