import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { numbered } from '../state-transitions.ts';
import { type ActionTransition, type StateNode, statesBelow } from '../state-tree.ts';
import { textWidth } from './text-size.ts';

/** Font sizes and line heights of the diagrams, px. The styles of the site use the same. */
export const TEXT = { name: 14, line: 12, lineHeight: 17, nameHeight: 24 } as const;

const PADDING = 14;
/** Longer labels of an arrow get the guard on a line of its own. */
const LABEL_LENGTH = 26;

/** One line of text in a diagram. */
export interface Line {
  readonly text: string;
  /** Id of the transition that the line stands for; null if it is other text. */
  readonly transition: string | null;
}

const guardOf = ({ guard }: ActionTransition): string => (guard === null ? '' : `[${guard}]`);
const eventOf = ({ event }: ActionTransition): string => (event === 'always' ? '' : event);

/** The lines for a transition: the event and the guard. A transition with neither is shown as `always`. */
function transitionLines(state: StateNode, transition: ActionTransition): Line[] {
  const [first = 'always', ...others] = [eventOf(transition), guardOf(transition)].filter(Boolean);
  const parts = [numbered(state, transition, first), ...others];
  const line = (text: string): Line => ({ text, transition: transition.id });
  const text = parts.join(' ');
  return parts.length > 1 && text.length > LABEL_LENGTH ? parts.map(line) : [line(text)];
}

/** The text inside a state: its actors, and the events that do not leave it. */
export function stateLines(state: StateNode): Line[] {
  const { kind, invokes, transitions } = state;
  const internal = transitions.filter(({ targets }) => targets.length === 0);
  return [
    ...(kind === 'history' ? [{ text: 'history', transition: null }] : []),
    ...invokes.map((actor) => ({ text: `runs ${actor}`, transition: null })),
    ...internal.flatMap((transition) =>
      transitionLines(state, transition).map((line) => ({ ...line, text: `· ${line.text}` })),
    ),
  ];
}

const widest = (lines: readonly Line[]): number => Math.max(0, ...lines.map(({ text }) => textWidth(text, TEXT.line)));

/** The id of the arrow between two states. It stands for all transitions between them. */
const arrowId = (from: string, to: string): string => `${from} → ${to}`;

/** The labels of all arrows, by the arrow's id. */
export function arrowLines(root: StateNode): ReadonlyMap<string, readonly Line[]> {
  const arrows = statesBelow(root).flatMap((state) =>
    state.transitions.flatMap((transition) =>
      transition.targets.map((target) => ({
        id: arrowId(state.id, target),
        lines: transitionLines(state, transition),
      })),
    ),
  );
  const byId = Map.groupBy(arrows, ({ id }) => id);
  return new Map([...byId].map(([id, group]) => [id, group.flatMap(({ lines }) => lines)]));
}

function elkNode(state: StateNode): ElkNode {
  const lines = stateLines(state);
  const width = Math.max(textWidth(state.name, TEXT.name), widest(lines)) + 2 * PADDING;
  const height = TEXT.nameHeight + lines.length * TEXT.lineHeight + PADDING;
  if (state.children.length === 0) return { id: state.id, width, height };
  return {
    id: state.id,
    children: state.children.map(elkNode),
    layoutOptions: {
      'elk.padding': `[top=${height + 6},left=${PADDING},right=${PADDING},bottom=${PADDING}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
}

function elkEdge([id, lines]: [string, readonly Line[]]): ElkExtendedEdge {
  const [from = '', to = ''] = id.split(' → ');
  const label = { id: `${id} label`, text: id, width: widest(lines) + 4, height: lines.length * TEXT.lineHeight };
  return { id, sources: [from], targets: [to], labels: [label] };
}

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeLabel': '4',
};

/** The graph of a machine for elkjs. The root is a box around the states, because it can have transitions of its own. */
export const elkGraph = (root: StateNode): ElkNode => ({
  id: 'diagram',
  layoutOptions: OPTIONS,
  children: [elkNode(root)],
  edges: [...arrowLines(root)].map(elkEdge),
});
