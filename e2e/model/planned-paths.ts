import type { Path } from '@lunchkortet/model-engine/path';
import { planPaths } from '@lunchkortet/model-engine/plan';
import type { AnyModel } from '../../machines/model.ts';
import { readPaths, savePaths } from '../../scripts/model/path-files.ts';

/** Set by Playwright in its workers. */
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
/** Read once: the main process sets it after the first model, when the files of the other models are still old. */
const arePlanned = process.env.PATHS_ARE_PLANNED !== undefined;

/** Several tests of one file ask for the paths of the same model. */
const known = new Map<AnyModel, readonly Path[]>();

/**
 * The paths of a model. `npm test` has planned them before (`PATHS_ARE_PLANNED`). Otherwise the main process of
 * Playwright, which loads the test files first, saves them for the workers. They inherit its environment.
 */
export function plannedPaths(model: AnyModel): readonly Path[] {
  const paths = known.get(model) ?? readOrPlan(model);
  known.set(model, paths);
  return paths;
}

function readOrPlan(model: AnyModel): readonly Path[] {
  const { id } = model.machine;
  const saved = arePlanned ? readPaths(id) : null;
  if (saved) return saved;
  const { paths } = planPaths(model);
  if (!isWorker) {
    savePaths(id, paths);
    process.env.PATHS_ARE_PLANNED = 'true';
  }
  return paths;
}
