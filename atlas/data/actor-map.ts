import type { AtlasAdapter } from '../adapter.ts';
import type { Flow } from './flow.ts';
import { type LinkMap, linkMapOf, type MapLink } from './link-map.ts';

type Loading = AtlasAdapter['loading'];

/** The drawing of the machines that run each other. A dashed link: the code of the machine is loaded when it is needed. */
export interface ActorMap extends LinkMap {
  /** The middle of the machine that runs all others; null if the site does not show it. */
  readonly root: { readonly x: number; readonly y: number } | null;
}

/** Who runs whom. */
function ownersOf(flows: readonly Pick<Flow, 'id' | 'children'>[], loading: Loading): MapLink[] {
  const shown = new Set(flows.map(({ id }) => id));
  const listed = flows.flatMap(({ id, children }) =>
    [...new Set(children.map(({ machine }) => machine))]
      .filter((machine) => shown.has(machine))
      .map((machine) => ({ from: id, to: machine, isDashed: false })),
  );
  if (!loading) return listed;
  const owned = new Set(listed.map(({ to }) => to));
  const loaded = flows
    .filter(({ id }) => id !== loading.root && !owned.has(id))
    .map(({ id }) => ({ from: loading.loaderOf(id), to: id, isDashed: true }))
    .filter(({ from }) => shown.has(from));
  return [...listed, ...loaded];
}

/** Lays out the machines by who runs whom, from left to right. */
export async function actorMapOf(
  flows: readonly Pick<Flow, 'id' | 'children'>[],
  loading?: Loading,
): Promise<ActorMap> {
  const map = await linkMapOf(
    flows.map(({ id }) => id),
    ownersOf(flows, loading),
  );
  const root = map.nodes.find(({ id }) => id === loading?.root);
  return { ...map, root: root ? { x: root.x + root.width / 2, y: root.y + root.height / 2 } : null };
}
