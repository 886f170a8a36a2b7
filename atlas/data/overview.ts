import type { Run } from '../recording/recording.ts';
import { statesBelow } from '../state-tree.ts';
import type { ActorMap } from './actor-map.ts';
import type { Covered } from './coverage.ts';
import type { Flow } from './flow.ts';

/** A machine in the overview, with its figures. */
export interface FlowSummary {
  readonly id: string;
  readonly description: string;
  readonly section: string;
  readonly states: number;
  readonly transitions: number;
  readonly paths: number;
  readonly failedPaths: number;
  /** The number of transitions, by how they are covered. */
  readonly covered: Readonly<Record<Covered, number>>;
}

/** The last browser run. */
export interface RunSummary {
  readonly commit: string;
  /** ISO 8601, UTC. */
  readonly finishedAt: string;
  /** Whether the run was made with other sources than the site. */
  readonly isStale: boolean;
}

/** The first page of the site. */
export interface Overview {
  readonly commit: string;
  readonly run: RunSummary | null;
  readonly flows: readonly FlowSummary[];
  readonly actors: ActorMap;
}

/** The sources of a site: a commit, and whether files differ from it. */
export interface Sources {
  readonly commit: string;
  readonly isDirty: boolean;
}

/** The figures of a machine. */
export function summaryOf({ id, description, section, root, paths, coverage }: Flow): FlowSummary {
  const kinds = Object.values(coverage);
  const count = (kind: Covered) => kinds.filter((covered) => covered === kind).length;
  return {
    id,
    description,
    section,
    states: statesBelow(root).length,
    transitions: kinds.length,
    paths: paths.length,
    failedPaths: paths.filter(({ result }) => result === 'failed').length,
    covered: { browser: count('browser'), machine: count('machine'), failed: count('failed'), never: count('never') },
  };
}

/** A run is stale if its sources differ from those of the site, or may differ. */
export function runSummary(run: Run | null, { commit, isDirty }: Sources): RunSummary | null {
  if (run === null) return null;
  return {
    commit: run.commit,
    finishedAt: run.finishedAt,
    isStale: run.commit !== commit || run.isDirty || isDirty,
  };
}
