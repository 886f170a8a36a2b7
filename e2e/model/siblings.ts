import type { AnyStateNode } from 'xstate';
import { type AnyFlow, TRANSIENT } from './flow.ts';

const withAncestors = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent ? [...withAncestors(node.parent), node] : [node];

/** Whether two states are never active together: the innermost state that contains both is not parallel. */
function isExclusive(first: AnyStateNode, second: AnyStateNode): boolean {
  const others = withAncestors(second);
  const common = withAncestors(first).findLast((node) => others.includes(node));
  return first !== second && common?.type === 'compound';
}

/**
 * The siblings of a leaf state, by id: the visible leaf states that are never active together with it, beside it or
 * beside one of its parents.
 */
export function siblingsOf({ model: { machine }, assertions }: AnyFlow, leaf: string): readonly string[] {
  const node = machine.getStateNodeById(leaf);
  return Object.keys(assertions)
    .filter((name) => assertions[name] !== TRANSIENT)
    .map((name) => machine.getStateNodeById(`${machine.id}.${name}`))
    .filter((other) => isExclusive(node, other))
    .map(({ id }) => id);
}

interface TwinsOfLeaf {
  /** They hold. */
  readonly hold: readonly string[];
  /** They may hold, or not. */
  readonly mayHold: readonly string[];
}

/** The siblings of a leaf that are listed as its twins: whose assertions hold there, and whose may hold. */
export function twinsOf(flow: AnyFlow, leaf: string): TwinsOfLeaf {
  const { id } = flow.model.machine;
  const name = leaf.slice(id.length + 1);
  const here = (flow.twins ?? []).filter((twins) => ('in' in twins ? twins.in : twins.states).includes(name));
  const siblings = siblingsOf(flow, leaf);
  const among = (names: readonly string[]) =>
    siblings.filter((sibling) => names.includes(sibling.slice(id.length + 1)));
  const mayHold = among(here.flatMap((twins) => ('mayHold' in twins ? twins.mayHold : [])));
  const hold = among(
    here.flatMap((twins) => ('alsoHold' in twins ? twins.alsoHold : 'states' in twins ? twins.states : [])),
  );
  return { hold: hold.filter((sibling) => !mayHold.includes(sibling)), mayHold };
}
