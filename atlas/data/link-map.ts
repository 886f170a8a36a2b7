import Elk from 'elkjs/lib/elk.bundled.js';
import type { ElkNode } from 'elkjs/lib/elk-api.js';
import { TEXT } from './diagram-graph.ts';
import { textWidth } from './text-size.ts';

/** A line from one named box to another. */
export interface MapLink {
  readonly from: string;
  readonly to: string;
  /** Whether it is drawn with dashes. */
  readonly isDashed: boolean;
}

/** The drawing of boxes with names and the links between them, px. */
export interface LinkMap {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
  readonly links: readonly (MapLink & { readonly points: readonly { readonly x: number; readonly y: number }[] })[];
}

const linkId = ({ from, to }: MapLink): string => `${from} → ${to}`;

/** Lays out boxes by the links between them, from left to right. */
export async function linkMapOf(ids: readonly string[], links: readonly MapLink[]): Promise<LinkMap> {
  const graph: ElkNode = {
    id: 'map',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'RIGHT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.layered.spacing.nodeNodeBetweenLayers': '48',
      'elk.spacing.nodeNode': '8',
    },
    children: ids.map((id) => ({ id, width: textWidth(id, TEXT.name) + 24, height: 30 })),
    edges: links.map((link) => ({ id: linkId(link), sources: [link.from], targets: [link.to] })),
  };
  const { width = 0, height = 0, children = [], edges = [] } = await new Elk().layout(graph);
  const byId = new Map(edges.map((edge) => [edge.id, edge.sections?.[0]]));
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    nodes: children.map(({ id, x = 0, y = 0, width: w = 0, height: h = 0 }) => ({ id, x, y, width: w, height: h })),
    links: links.map((link) => {
      const section = byId.get(linkId(link));
      const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
      return { ...link, points: points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })) };
    }),
  };
}
