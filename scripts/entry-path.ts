import { createEnvironment } from '@lunchkortet/model-engine/environment';
import type { AnyModel } from '@lunchkortet/model-engine/model';
import { flows } from '../e2e/model/flows.ts';
import { inputFor } from '../machines/model-adapter/portal-adapter.ts';

/** The address at which a start of a model begins in the browser. Throws if the machine has no test there. */
export function entryPath(model: AnyModel, start: string): string {
  const flow = flows.find((one) => one.model.machine === model.machine);
  const given = model.starts[start];
  if (!flow || !given) throw new Error(`${model.machine.id} has no test in the browser that starts with ${start}`);
  return flow.entryPoint(inputFor(createEnvironment(model, given))).path;
}
