import { NO_PAYLOAD } from '@lunchkortet/model-engine/move';
import type { Path } from '@lunchkortet/model-engine/path';
import type { MessageId } from '../../machines/message.ts';
import type { AnyFlow } from '../model/flow.ts';
import { flows } from '../model/flows.ts';
import type { HarnessPage } from '../model/harness-page.ts';
import { isControl } from '../model/offered-controls.ts';
import { plannedPaths } from '../model/planned-paths.ts';
import type { Variant } from './photographer.ts';

/** Where a sample begins: after a step of a path. */
export interface SamplePlace {
  readonly flow: AnyFlow;
  readonly path: Path;
  /** The index in `path.steps`; -1 for the start. */
  readonly step: number;
}

/** A look that no path of a model has: at its place something else happens than the path goes on with. */
export interface Sample extends SamplePlace {
  /** What happens, in words: `collectOrder answers (failed, cancelled)`. */
  readonly instead: string;
  /** The messages that must be on the page afterwards. */
  readonly texts: readonly MessageId[];
  readonly act: (harness: HarnessPage) => Promise<unknown>;
  /** What the browser must be like before the portal starts. */
  readonly before?: (harness: HarnessPage) => Promise<unknown>;
  /** What ends with the sample, although the page stays; `before` and `act` began it. */
  readonly undo?: (harness: HarnessPage) => Promise<unknown>;
  /** Default: each language and each size once. */
  readonly variants?: readonly Variant[];
}

/** The flow of a machine. Throws if there is none. */
export function flowOf(machine: string): AnyFlow {
  const flow = flows.find(({ model }) => model.machine.id === machine);
  if (flow === undefined) throw new Error(`there is no flow of ${machine}`);
  return flow;
}

type IsWanted = (step: Path['steps'][number], before: Path['initial']) => boolean;

/** The place that is soonest reached after a step that `isWanted`, from the first start. Throws if no path has such a step. */
export function placeAfter(flow: AnyFlow, isWanted: IsWanted): SamplePlace {
  const starts = Object.keys(flow.model.starts);
  const startOf = ({ path }: SamplePlace) => starts.indexOf(path.start);
  const [place] = plannedPaths(flow.model)
    .map((path) => ({
      flow,
      path,
      step: path.steps.findIndex((step, index) => isWanted(step, path.steps[index - 1] ?? path.initial)),
    }))
    .filter(({ step }) => step !== -1)
    .toSorted((a, b) => a.step - b.step || startOf(a) - startOf(b));
  if (place === undefined) throw new Error(`no path of ${flow.model.machine.id} has such a step`);
  return place;
}

/** A start of a model, before any step; default: the first. Throws if no path begins there. */
export function atStart(flow: AnyFlow, start = Object.keys(flow.model.starts)[0]): SamplePlace {
  const path = plannedPaths(flow.model).find((one) => one.start === start);
  if (path === undefined) throw new Error(`no path of ${flow.model.machine.id} begins with ${start}`);
  return { flow, path, step: -1 };
}

/** Performs the gesture of an event; `label` names its case. */
export function gesture(harness: HarnessPage, flow: AnyFlow, type: string, label = NO_PAYLOAD): Promise<unknown> {
  const wanted = flow.gestures[type];
  if (wanted === undefined) throw new Error(`there is no gesture for ${type}`);
  if (!isControl(wanted)) return wanted(harness, label);
  const control = wanted.at(harness.page, label);
  return wanted.act ? wanted.act(control, label, harness) : control.click();
}
