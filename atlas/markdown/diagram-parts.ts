import type { StateNode } from '../state-tree.ts';

/** A compound state that is drawn, and the compound states in it that are drawn as plain boxes. */
export interface DiagramPart {
  readonly root: StateNode;
  readonly boxes: readonly StateNode[];
}

/** More lines of text in one diagram make it too wide to be read on a page that is 1000 px wide. */
const MAX_LINES = 30;

/** A smaller compound state gets no diagram of its own. */
const MIN_LINES = 6;

/** Whether a state is a descendant of another one. */
export const isInside = (id: string, ancestor: string): boolean => id.startsWith(`${ancestor}.`);

/** The lines of text in a drawn state. The regions of a parallel state are drawn side by side: they count more. */
function linesIn(state: StateNode, boxes: readonly StateNode[]): number {
  const own = 1 + state.invokes.length + state.transitions.length;
  if (boxes.includes(state)) return own;
  const inside = state.children.reduce((total, child) => total + linesIn(child, boxes), 0);
  return own + (state.kind === 'parallel' ? state.children.length : 1) * inside;
}

function drawnCompounds(root: StateNode, boxes: readonly StateNode[]): StateNode[] {
  const drawn = root.children.filter((state) => state.children.length > 0 && !boxes.includes(state));
  const large = drawn.filter((state) => linesIn(state, boxes) >= MIN_LINES);
  return [...large, ...drawn.flatMap((state) => drawnCompounds(state, boxes))];
}

/** The diagrams of a state: the largest compound states get diagrams of their own until the rest is small enough. */
export function partsOf(root: StateNode): DiagramPart[] {
  const boxes: StateNode[] = [];
  while (linesIn(root, boxes) > MAX_LINES) {
    const [largest] = drawnCompounds(root, boxes).sort((a, b) => linesIn(b, boxes) - linesIn(a, boxes));
    if (!largest) break;
    boxes.push(largest);
  }
  const outermost = boxes.filter(({ id }) => !boxes.some((other) => isInside(id, other.id)));
  return [{ root, boxes: outermost }, ...outermost.flatMap(partsOf)];
}
