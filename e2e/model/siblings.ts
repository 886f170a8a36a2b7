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

/** The siblings of a leaf that are listed as its twins: their assertions hold there too. */
export function twinsOf(flow: AnyFlow, leaf: string): readonly string[] {
  const { id } = flow.model.machine;
  const name = leaf.slice(id.length + 1);
  const listed = (flow.twins ?? []).flatMap((twins) => {
    const { places, held } =
      'in' in twins ? { places: twins.in, held: twins.alsoHold } : { places: twins.states, held: twins.states };
    return places.includes(name) ? held : [];
  });
  return siblingsOf(flow, leaf).filter((sibling) => listed.includes(sibling.slice(id.length + 1)));
}
