import { createHash } from 'node:crypto';
import type { Evaluation } from '@lunchkortet/model-engine/evaluate';
import type { AnyModel } from '@lunchkortet/model-engine/model';
import type { MachineResult } from '@lunchkortet/model-engine/mutation/mutate-machine';
import type { Path } from '@lunchkortet/model-engine/path';
import { describeMove, pathTitle } from '@lunchkortet/model-engine/path-title';
import type { CallDescription } from '../adapter.ts';
import type { MachineRun, Picture } from '../recording/recording.ts';
import type { Meaning } from '../source/meanings.ts';
import { inStateTree, purposeOf, type StateNode, stateTreeOf } from '../state-tree.ts';
import { type Child, callsOf, childrenOf, type FlowCall } from './actors.ts';
import { type Covered, coverageOf, type Results } from './coverage.ts';
import { type Diagram, diagramOf } from './diagram.ts';

/** One step of a path: what happens, and where the machine is then. */
interface FlowStep {
  /** Position in the path, from 0. */
  readonly index: number;
  /** In words: `month order`, `orderTopup fails (offline)`. The first step is the start. */
  readonly text: string;
  /** Ids of the active leaf states. */
  readonly leaves: readonly string[];
  /** Ids of the transitions of the step. */
  readonly transitions: readonly string[];
  /** What the step looks like: its pictures have the same. Null if the machine was stopped: its screen is gone. */
  readonly look: string | null;
}

/** A picture, and where it was taken. */
export interface FlowPicture
  extends Pick<Picture, 'look' | 'leaves' | 'language' | 'size' | 'file' | 'shown' | 'instead'> {
  /** Index in the paths of the flow. */
  readonly path: number;
  /** Index in the steps of that path. */
  readonly step: number;
}

/** A test path with its result in the last browser run. */
export interface FlowPath {
  /** Of its title: it stays when other paths come and go. */
  readonly id: string;
  readonly title: string;
  readonly steps: readonly FlowStep[];
  readonly result: 'passed' | 'failed' | 'notRun';
  /** Index in `steps`; null unless the path failed. */
  readonly failedStep: number | null;
  readonly error: string | null;
  /** A picture of the failed step, below `failures/`. */
  readonly picture: string | null;
  readonly trace: string | null;
}

/** Everything that the site shows about one machine. */
export interface Flow {
  readonly id: string;
  readonly description: string;
  readonly section: string;
  readonly root: StateNode;
  /** What its guards, actions and delays mean. */
  readonly meanings: readonly Meaning[];
  readonly diagram: Diagram;
  readonly calls: readonly FlowCall[];
  readonly children: readonly Child[];
  readonly invariants: readonly string[];
  /** What is wrong with the machine or its model, by the tests outside the browser; missing if nothing is. */
  readonly problems?: readonly string[];
  readonly paths: readonly FlowPath[];
  /** The results in the browser; null if there are none. They are current if nothing of the flow has changed since. */
  readonly run: { readonly finishedAt: string; readonly isCurrent: boolean } | null;
  /** By id of the transition. */
  readonly coverage: Readonly<Record<string, Covered>>;
  readonly pictures: readonly FlowPicture[];
  /** Whether something of the flow has changed since its pictures were taken. */
  readonly arePicturesOutdated: boolean;
  /** Faults that `npm run mutate` put into the machine; null if it did not run. */
  readonly faults: readonly FlowFault[] | null;
}

/** A small fault in a transition, and what noticed it. */
export interface FlowFault {
  /** Id of the transition. */
  readonly transition: string;
  /** In words: `goes to 'canceled' instead of 'ordered'`. */
  readonly text: string;
  /** The invariant, the step of a path or the missing coverage that noticed it; null if nothing did. */
  readonly noticedBy: string | null;
  /** Why nothing can notice it; null unless the model gives a reason. */
  readonly equivalent: string | null;
}

/** The faults in the transitions of a machine. */
const faultsOf = (result: MachineResult): readonly FlowFault[] =>
  result.faults.flatMap(({ transition, fault, killedBy, equivalent }) =>
    transition === null
      ? []
      : [{ transition, text: fault.slice(fault.indexOf(': ') + 2), noticedBy: killedBy?.by ?? null, equivalent }],
  );

function flowPath(path: Path, looks: readonly (string | null)[], results: Results): FlowPath {
  const title = pathTitle(path);
  const result = results[title];
  const start: FlowStep = {
    index: 0,
    text: `start: ${path.start}`,
    leaves: path.initial.leaves,
    transitions: path.initial.transitions,
    look: looks[0] ?? null,
  };
  const steps = path.steps.map(({ move, leaves, transitions }, index) => ({
    index: index + 1,
    text: describeMove(move),
    leaves,
    transitions,
    look: looks[index + 1] ?? null,
  }));
  const isFailed = result?.ok === false;
  return {
    id: createHash('sha256').update(title).digest('hex').slice(0, 8),
    title,
    steps: [start, ...steps],
    result: result ? (result.ok ? 'passed' : 'failed') : 'notRun',
    failedStep: isFailed ? (result.failedStep ?? -1) + 1 : null,
    error: isFailed ? result.error : null,
    picture: isFailed ? result.picture : null,
    trace: isFailed ? result.trace : null,
  };
}

/** What test runs recorded about all machines. */
export interface Recorded {
  readonly pictures: readonly Picture[];
  /** Null if `npm run mutate` did not run. */
  readonly mutations: readonly MachineResult[] | null;
}

/** What is known about one machine besides its model. */
interface Known extends Recorded {
  readonly calls: readonly CallDescription[];
  readonly meanings: readonly Meaning[];
  /** What a path looks like at its start and after each step. */
  readonly looksOf: (path: Path) => readonly string[];
  readonly run: MachineRun | undefined;
  /** What the machine is made of now. */
  readonly inputs: string | undefined;
  readonly arePicturesOutdated: boolean;
}

/** The looks of a path; null from the step on that stops the machine. */
function looksBeforeStop(path: Path, { stopEvents = [] }: AnyModel, looksOf: Known['looksOf']): (string | null)[] {
  const stop = path.steps.findIndex(({ move }) => move.kind === 'event' && stopEvents.includes(move.type));
  return looksOf(path).map((look, index) => (stop === -1 || index <= stop ? look : null));
}

/** The pictures of a machine. Those of paths that do not exist any more are left out. */
function picturesOf(machine: string, titles: readonly string[], pictures: readonly Picture[]): FlowPicture[] {
  return pictures
    .filter((picture) => picture.machine === machine && titles.includes(picture.path))
    .map(({ look, leaves, language, size, file, shown, instead, path, step }) => {
      const place = { path: titles.indexOf(path), step: step + 1, ...(instead !== undefined && { instead }) };
      return { look, leaves, language, size, file, shown, ...place };
    });
}

/** The data of one machine. */
export async function flowOf(
  model: AnyModel,
  { plan, coverage, faults: problems }: Evaluation,
  { calls, meanings, pictures, mutations, looksOf, run, inputs, arePicturesOutdated }: Known,
): Promise<Flow> {
  const results = run?.results ?? {};
  const { machine, invariants } = model;
  const faults = mutations?.find((result) => result.machine === machine.id);
  const root = stateTreeOf(machine);
  const paths = plan.paths.map((path) => inStateTree(machine, path));
  const ids = plan.definition.transitions.map(({ id }) => id);
  return {
    id: machine.id,
    ...purposeOf(machine),
    root,
    meanings,
    diagram: await diagramOf(root),
    calls: callsOf(machine, calls),
    children: childrenOf(machine),
    invariants: Object.keys(invariants),
    ...(problems.length > 0 && { problems }),
    paths: paths.map((path) => flowPath(path, looksBeforeStop(path, model, looksOf), results)),
    run: run ? { finishedAt: run.finishedAt, isCurrent: run.inputs === inputs } : null,
    coverage: coverageOf(ids, coverage.covered, paths, results),
    pictures: picturesOf(machine.id, paths.map(pathTitle), pictures),
    arePicturesOutdated,
    faults: faults ? faultsOf(faults) : null,
  };
}
