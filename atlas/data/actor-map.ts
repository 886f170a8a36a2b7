import Elk from 'elkjs/lib/elk.bundled.js';
import type { ElkNode } from 'elkjs/lib/elk-api.js';
import { TEXT } from './diagram-graph.ts';
import type { Flow } from './flow.ts';
import { textWidth } from './text-size.ts';

/** The root loads these with the signed-in part, or opens them as the screen of a route, so no machine lists them. */
const LOADED_BY_ROOT = ['access-gate'];
const ROOT = 'portal';
const SCREENS = 'screen-host';

/** One machine runs another. */
interface Owner {
  readonly owner: string;
  readonly child: string;
  /** Whether the code of the child is loaded through a port. */
  readonly isLoaded: boolean;
}

/** The drawing of the machines that run each other, px. */
export interface ActorMap {
  readonly width: number;
  readonly height: number;
  /** The middle of the machine that runs all others; null if the site does not show it. */
  readonly root: { readonly x: number; readonly y: number } | null;
  readonly nodes: readonly {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
  readonly links: readonly (Owner & { readonly points: readonly { readonly x: number; readonly y: number }[] })[];
}

/** Who runs whom. A machine without an owner is a screen, or a part that the root loads. */
function ownersOf(flows: readonly Pick<Flow, 'id' | 'children'>[]): Owner[] {
  const shown = new Set(flows.map(({ id }) => id));
  const listed = flows.flatMap(({ id, children }) =>
    children
      .filter(({ machine }) => shown.has(machine))
      .map(({ machine }) => ({ owner: id, child: machine, isLoaded: false })),
  );
  const owned = new Set(listed.map(({ child }) => child));
  const loaded = flows
    .filter(({ id }) => id !== ROOT && !owned.has(id))
    .map(({ id }) => ({ owner: LOADED_BY_ROOT.includes(id) ? ROOT : SCREENS, child: id, isLoaded: true }))
    .filter(({ owner }) => shown.has(owner));
  return [...listed, ...loaded];
}

const linkId = ({ owner, child }: Owner): string => `${owner} → ${child}`;

const graphOf = (flows: readonly Pick<Flow, 'id' | 'children'>[], owners: readonly Owner[]): ElkNode => ({
  id: 'actors',
  layoutOptions: {
    'elk.algorithm': 'layered',
    'elk.direction': 'RIGHT',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.layered.spacing.nodeNodeBetweenLayers': '48',
    'elk.spacing.nodeNode': '8',
  },
  children: flows.map(({ id }) => ({ id, width: textWidth(id, TEXT.name) + 24, height: 30 })),
  edges: owners.map((owner) => ({ id: linkId(owner), sources: [owner.owner], targets: [owner.child] })),
});

/** Lays out the machines by who runs whom, from left to right. */
export async function actorMapOf(flows: readonly Pick<Flow, 'id' | 'children'>[]): Promise<ActorMap> {
  const owners = ownersOf(flows);
  const { width = 0, height = 0, children = [], edges = [] } = await new Elk().layout(graphOf(flows, owners));
  const nodes = children.map(({ id, x = 0, y = 0, width: w = 0, height: h = 0 }) => ({
    id,
    x,
    y,
    width: w,
    height: h,
  }));
  const root = nodes.find(({ id }) => id === ROOT);
  const byId = new Map(edges.map((edge) => [edge.id, edge.sections?.[0]]));
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    root: root ? { x: root.x + root.width / 2, y: root.y + root.height / 2 } : null,
    nodes,
    links: owners.map((owner) => {
      const section = byId.get(linkId(owner));
      const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
      return { ...owner, points: points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })) };
    }),
  };
}
