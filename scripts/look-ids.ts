import type { AnyModel } from '@lunchkortet/model-engine/model';
import type { Path } from '@lunchkortet/model-engine/path';
import { looksOf } from '../e2e/atlas/looks.ts';
import { flows } from '../e2e/model/flows.ts';

/** The ids of the looks of a path. Throws if the machine has no test in the browser. */
export function lookIds({ machine }: AnyModel, path: Path): readonly string[] {
  const flow = flows.find(({ model }) => model.machine === machine);
  if (!flow) throw new Error(`${machine.id} has no flow in e2e/model/flows`);
  return looksOf(flow, path).map(({ id }) => id);
}
