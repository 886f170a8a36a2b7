import type { Path } from '@lunchkortet/model-engine/path';

/** A combination of leaf states that is to be pictured, and where a path reaches it first. */
export interface PlannedPicture {
  /** The number of the combination, unique within the machine. */
  readonly number: number;
  /** Sorted ids of the leaves. */
  readonly leaves: readonly string[];
  /** The index in `path.steps`; -1 for the start. */
  readonly step: number;
}

/** A path and the pictures to take on it. */
export interface PicturedPath {
  readonly path: Path;
  readonly pictures: readonly PlannedPicture[];
}

type Combination = Omit<PlannedPicture, 'number'>;

const keyOf = ({ leaves }: Combination): string => leaves.join(' ');

/** The combinations on a path, each where it is reached first. A stopped machine has no screen. */
function combinationsOn({ initial, steps }: Path, stopEvents: readonly string[]): ReadonlyMap<string, Combination> {
  const found = new Map<string, Combination>();
  const add = (leaves: readonly string[], step: number) => {
    const combination = { leaves: leaves.toSorted(), step };
    const key = keyOf(combination);
    if (!found.has(key)) found.set(key, combination);
  };
  add(initial.leaves, -1);
  for (const [step, { leaves, move }] of steps.entries()) {
    if (move.kind === 'event' && stopEvents.includes(move.type)) break;
    add(leaves, step);
  }
  return found;
}

/**
 * Chooses paths that together reach every combination of leaves that any path reaches: always the path with the most
 * new combinations per step (greedy set cover).
 */
export function planPictures(paths: readonly Path[], stopEvents: readonly string[] = []): readonly PicturedPath[] {
  const candidates = paths.map((path) => ({ path, combinations: combinationsOn(path, stopEvents) }));
  const missing = new Set(candidates.flatMap(({ combinations }) => [...combinations.keys()]));
  const chosen: PicturedPath[] = [];
  let number = 0;
  while (missing.size > 0) {
    const [best] = candidates
      .map(({ path, combinations }) => ({
        path,
        pictures: [...combinations.values()].filter((combination) => missing.has(keyOf(combination))),
      }))
      .toSorted((a, b) => b.pictures.length / costOf(b.path) - a.pictures.length / costOf(a.path));
    if (best === undefined) break;
    for (const picture of best.pictures) missing.delete(keyOf(picture));
    chosen.push({
      path: best.path,
      pictures: best.pictures.map((picture) => {
        number += 1;
        return { ...picture, number };
      }),
    });
  }
  return chosen;
}

/** To start the portal takes as long as a few steps. */
const costOf = ({ steps }: Path): number => steps.length + 3;
