import Elk from 'elkjs/lib/elk.bundled.js';
import type { ElkEdgeSection, ElkNode } from 'elkjs/lib/elk-api.js';
import { type StateNode, statesBelow } from '../state-tree.ts';
import { arrowLines, elkGraph, type Line, stateLines } from './diagram-graph.ts';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A state as it is drawn. */
export interface Box extends Rectangle {
  /** Id of the state. */
  readonly id: string;
  readonly name: string;
  readonly kind: StateNode['kind'];
  readonly isInitial: boolean;
  /** Whether the state is a region of a parallel state. */
  readonly isRegion: boolean;
  readonly lines: readonly Line[];
}

/** All transitions from one state to another. */
export interface Arrow {
  /** Ids of the states. */
  readonly from: string;
  readonly to: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly label: Rectangle & { readonly lines: readonly Line[] };
}

/** The drawing of a machine, px. Boxes come before the boxes inside them. */
export interface Diagram {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

const rectangle = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rectangle>): Rectangle => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.ceil(width),
  height: Math.ceil(height),
});

const pointsOf = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection) =>
  [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));

const nodesBelow = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesBelow)];

function boxesOf(root: StateNode, drawn: ReadonlyMap<string, ElkNode>): Box[] {
  const states = statesBelow(root);
  const initial = new Set(states.map((state) => state.initial));
  const regions = new Set(states.filter(({ kind }) => kind === 'parallel').flatMap(({ children }) => children));
  return states.map((state) => ({
    id: state.id,
    name: state.name,
    kind: state.kind,
    isInitial: initial.has(state.id),
    isRegion: regions.has(state) && state.kind !== 'history',
    lines: stateLines(state),
    ...rectangle(drawn.get(state.id) ?? {}),
  }));
}

/** Lays out the states and transitions of a machine. */
export async function diagramOf(root: StateNode): Promise<Diagram> {
  const layout = await new Elk().layout(elkGraph(root));
  const lines = arrowLines(root);
  const drawn = new Map(nodesBelow(layout).map((node) => [node.id, node]));
  return {
    width: Math.ceil(layout.width ?? 0),
    height: Math.ceil(layout.height ?? 0),
    boxes: boxesOf(root, drawn),
    arrows: (layout.edges ?? []).map(({ id, sources, targets, sections, labels }) => ({
      from: sources[0] ?? '',
      to: targets[0] ?? '',
      points: sections?.[0] ? pointsOf(sections[0]) : [],
      label: { ...rectangle(labels?.[0] ?? {}), lines: lines.get(id) ?? [] },
    })),
  };
}
