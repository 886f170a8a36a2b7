import type { Evaluation } from '@lunchkortet/model-engine/evaluate';
import type { MachineResult } from '@lunchkortet/model-engine/mutation/mutate-machine';
import type { Path } from '@lunchkortet/model-engine/path';
import { describeMove, pathTitle } from '@lunchkortet/model-engine/path-title';
import type { AnyModel } from '../../machines/model.ts';
import { purposeOf } from '../markdown/page.ts';
import type { Picture } from '../recording/recording.ts';
import type { Meaning } from '../source/meanings.ts';
import { type StateNode, stateTreeOf } from '../state-tree.ts';
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
}

/** A test path with its result in the last browser run. */
export interface FlowPath {
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
  readonly paths: readonly FlowPath[];
  /** By id of the transition. */
  readonly coverage: Readonly<Record<string, Covered>>;
  readonly pictures: readonly Omit<Picture, 'text' | 'machine'>[];
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

function flowPath(path: Path, results: Results): FlowPath {
  const title = pathTitle(path);
  const result = results[title];
  const start: FlowStep = {
    index: 0,
    text: `start: ${path.start}`,
    leaves: path.initial.leaves,
    transitions: path.initial.transitions,
  };
  const steps = path.steps.map(({ move, leaves, transitions }, index) => ({
    index: index + 1,
    text: describeMove(move),
    leaves,
    transitions,
  }));
  const isFailed = result?.ok === false;
  return {
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
  readonly meanings: readonly Meaning[];
}

/** The data of one machine. `results` are those of its paths in the last browser run. */
export async function flowOf(
  { machine, invariants }: AnyModel,
  { plan, coverage }: Evaluation,
  results: Results,
  { meanings, pictures, mutations }: Known,
): Promise<Flow> {
  const faults = mutations?.find((result) => result.machine === machine.id);
  const root = stateTreeOf(machine);
  const ids = plan.definition.transitions.map(({ id }) => id);
  return {
    id: machine.id,
    ...purposeOf(machine),
    root,
    meanings,
    diagram: await diagramOf(root),
    calls: callsOf(machine),
    children: childrenOf(machine),
    invariants: Object.keys(invariants),
    paths: plan.paths.map((path) => flowPath(path, results)),
    coverage: coverageOf(ids, coverage.covered, plan.paths, results),
    pictures: pictures
      .filter((picture) => picture.machine === machine.id)
      .map(({ leaves, language, size, file }) => ({ leaves, language, size, file })),
    faults: faults ? faultsOf(faults) : null,
  };
}
