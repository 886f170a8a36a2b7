import type { Path } from '@lunchkortet/model-engine/path';

/** The leaf states that no earlier path reaches, by the index of the step that reaches them; -1 for the start. */
export type FirstVisits = ReadonlyMap<number, readonly string[]>;

/**
 * Finds where the paths of a machine reach each leaf state first. Steps after a stop event do not count: the screen of a
 * stopped machine is gone.
 */
export function firstVisits(
  paths: readonly Path[],
  stopEvents: readonly string[] = [],
): ReadonlyMap<Path, FirstVisits> {
  const visited = new Set<string>();
  const newOf = (leaves: readonly string[]) => {
    const found = leaves.filter((leaf) => !visited.has(leaf));
    for (const leaf of found) visited.add(leaf);
    return found;
  };
  return new Map(
    paths.map((path) => {
      const visits = new Map([[-1, newOf(path.initial.leaves)]]);
      for (const [step, { leaves, move }] of path.steps.entries()) {
        if (move.kind === 'event' && stopEvents.includes(move.type)) break;
        visits.set(step, newOf(leaves));
      }
      return [path, visits];
    }),
  );
}
