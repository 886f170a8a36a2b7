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

/** What is known of the results in the browser: of how many flows, and how many have changed since. */
export interface RunSummary {
  readonly current: number;
  readonly changed: number;
  readonly none: number;
  /** When the last of them finished, ISO 8601, UTC; null if there is none. */
  readonly finishedAt: string | null;
}

/** A page of the site that not every application has. */
export type OptionalPage = 'journeys' | 'texts' | 'changes' | 'sign-off' | 'live';

/** The first page of the site. */
export interface Overview {
  /** Null if it is not known. */
  readonly commit: string | null;
  /** Null for an application without tests in the browser. */
  readonly run: RunSummary | null;
  readonly pages: readonly OptionalPage[];
  /** Titles of the chapters of the specification, by their number. */
  readonly chapters: Readonly<Record<string, string>>;
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

/** Counts the results of the flows by whether they are still right. */
export function runSummary(flows: readonly Pick<Flow, 'run'>[]): RunSummary {
  const count = (isCounted: (run: Flow['run']) => boolean) => flows.filter(({ run }) => isCounted(run)).length;
  return {
    current: count((run) => run?.isCurrent === true),
    changed: count((run) => run?.isCurrent === false),
    none: count((run) => run === null),
    finishedAt:
      flows
        .flatMap(({ run }) => run?.finishedAt ?? [])
        .toSorted()
        .at(-1) ?? null,
  };
}
