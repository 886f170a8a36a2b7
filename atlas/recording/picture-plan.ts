import type { Path } from '@lunchkortet/model-engine/path';

/** A look that is to be pictured, and where a path has it first. */
export interface PlannedPicture {
  /** What the step looks like, unique within the machine. */
  readonly look: string;
  /** Sorted ids of the leaves. */
  readonly leaves: readonly string[];
  /** The index in `path.steps`; -1 for the start. */
  readonly step: number;
  /** Whether no earlier picture shows these leaves. */
  readonly isFirst: boolean;
}

/** A path and the pictures to take on it. */
export interface PicturedPath {
  readonly path: Path;
  readonly pictures: readonly PlannedPicture[];
}

/** What a path looks like at its start and after each step. Of steps that look the same, one is pictured. */
export type LooksOf = (path: Path) => readonly string[];

/** Steps look the same if they end in the same leaf states. */
const sortedLeaves: LooksOf = ({ initial, steps }) =>
  [initial, ...steps].map(({ leaves }) => leaves.toSorted().join(' '));

type Candidate = Omit<PlannedPicture, 'isFirst'>;

/** The looks of a path, each where it is seen first. A stopped machine has no screen. */
function looksOn(path: Path, stopEvents: readonly string[], looksOf: LooksOf): ReadonlyMap<string, Candidate> {
  const found = new Map<string, Candidate>();
  const looks = looksOf(path);
  const add = (leaves: readonly string[], step: number) => {
    const look = looks[step + 1] ?? '';
    if (!found.has(look)) found.set(look, { look, leaves: leaves.toSorted(), step });
  };
  add(path.initial.leaves, -1);
  for (const [step, { leaves, move }] of path.steps.entries()) {
    if (move.kind === 'event' && stopEvents.includes(move.type)) break;
    add(leaves, step);
  }
  return found;
}

/**
 * Chooses paths that together have every look that any path has: always the path with the most new looks per step (greedy
 * set cover). By default, each combination of leaf states is a look.
 */
export function planPictures(
  paths: readonly Path[],
  stopEvents: readonly string[] = [],
  looksOf: LooksOf = sortedLeaves,
): readonly PicturedPath[] {
  const candidates = paths.map((path) => ({ path, looks: looksOn(path, stopEvents, looksOf) }));
  const missing = new Set(candidates.flatMap(({ looks }) => [...looks.keys()]));
  const chosen: PicturedPath[] = [];
  const seen = new Set<string>();
  const withFirst = (picture: Candidate): PlannedPicture => {
    const key = picture.leaves.join(' ');
    const isFirst = !seen.has(key);
    seen.add(key);
    return { ...picture, isFirst };
  };
  while (missing.size > 0) {
    const [best] = candidates
      .map(({ path, looks }) => ({ path, pictures: [...looks.values()].filter(({ look }) => missing.has(look)) }))
      .toSorted((a, b) => b.pictures.length / costOf(b.path) - a.pictures.length / costOf(a.path));
    if (best === undefined) break;
    for (const { look } of best.pictures) missing.delete(look);
    chosen.push({ path: best.path, pictures: best.pictures.map(withFirst) });
  }
  return chosen;
}

/** To start the portal takes as long as a few steps. */
const costOf = ({ steps }: Path): number => steps.length + 3;
