import type { Flow } from './flow.ts';
import { type LinkMap, linkMapOf, type MapLink } from './link-map.ts';

/** The root loads these with the signed-in part, or opens them as the screen of a route, so no machine lists them. */
const LOADED_BY_ROOT = ['access-gate'];
const ROOT = 'portal';
const SCREENS = 'screen-host';

/** The drawing of the machines that run each other. A dashed link: the code of the machine is loaded through a port. */
export interface ActorMap extends LinkMap {
  /** The middle of the machine that runs all others; null if the site does not show it. */
  readonly root: { readonly x: number; readonly y: number } | null;
}

/** Who runs whom. A machine without an owner is a screen, or a part that the root loads. */
function ownersOf(flows: readonly Pick<Flow, 'id' | 'children'>[]): MapLink[] {
  const shown = new Set(flows.map(({ id }) => id));
  const listed = flows.flatMap(({ id, children }) =>
    children
      .filter(({ machine }) => shown.has(machine))
      .map(({ machine }) => ({ from: id, to: machine, isDashed: false })),
  );
  const owned = new Set(listed.map(({ to }) => to));
  const loaded = flows
    .filter(({ id }) => id !== ROOT && !owned.has(id))
    .map(({ id }) => ({ from: LOADED_BY_ROOT.includes(id) ? ROOT : SCREENS, to: id, isDashed: true }))
    .filter(({ from }) => shown.has(from));
  return [...listed, ...loaded];
}

/** Lays out the machines by who runs whom, from left to right. */
export async function actorMapOf(flows: readonly Pick<Flow, 'id' | 'children'>[]): Promise<ActorMap> {
  const map = await linkMapOf(
    flows.map(({ id }) => id),
    ownersOf(flows),
  );
  const root = map.nodes.find(({ id }) => id === ROOT);
  return { ...map, root: root ? { x: root.x + root.width / 2, y: root.y + root.height / 2 } : null };
}
