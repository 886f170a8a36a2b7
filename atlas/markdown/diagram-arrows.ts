import { type ActionTransition, type StateNode, statesBelow } from '../state-tree.ts';
import { arrowLabel } from './diagram-labels.ts';
import { type DiagramPart, isInside } from './diagram-parts.ts';

/** An arrow between two drawn states. */
export interface Arrow {
  /** Id of the state where it starts. */
  readonly from: string;
  /** Whether it stands for every state in `from`: it ends in one of them. */
  readonly isFromAny: boolean;
  /** Id of the state where it ends; that state may be outside the diagram's root. */
  readonly to: string;
  /** Empty if it starts inside a box, which has a diagram of its own. */
  readonly label: string;
}

const boxAround = ({ boxes }: DiagramPart, id: string): StateNode | undefined =>
  boxes.find((box) => isInside(id, box.id));

/** The state in which a compound state starts, as far as it is drawn. */
function entryOf(part: DiagramPart, id: string): string {
  const initial = statesBelow(part.root).find((state) => state.id === id)?.initial;
  return initial && !boxAround(part, initial) ? entryOf(part, initial) : id;
}

function arrowOf(part: DiagramPart, source: StateNode, transition: ActionTransition, target: string): Arrow | null {
  const label = arrowLabel(source, transition);
  const [from, to] = [boxAround(part, source.id), boxAround(part, target)];
  if (from) {
    const leaves = target !== from.id && to !== from;
    return leaves ? { from: from.id, isFromAny: false, to: to?.id ?? target, label: '' } : null;
  }
  if (to) {
    const inside = target.slice(to.id.length + 1);
    // The box's own diagram shows what does not leave it.
    return to === source ? null : { from: source.id, isFromAny: false, to: to.id, label: `${label}<br/>→ ${inside}` };
  }
  // Mermaid cannot draw an arrow from a state to the compound state around it.
  const isAround = target === source.id || isInside(source.id, target);
  const end = isAround ? entryOf(part, target) : target;
  return { from: source.id, isFromAny: isInside(end, source.id), to: end, label };
}

/** The arrows of a diagram. Transitions of its root that leave the root are in the diagram around it. */
export function arrowsOf(part: DiagramPart): Arrow[] {
  const { root } = part;
  const leavesRoot = (state: StateNode, target: string) =>
    state === root && target !== root.id && !isInside(target, root.id);
  return statesBelow(root).flatMap((state) =>
    state.transitions.flatMap((transition) =>
      transition.targets
        .filter((target) => !leavesRoot(state, target))
        .flatMap((target) => arrowOf(part, state, transition, target) ?? []),
    ),
  );
}
