import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyModel } from '../../machines/model.ts';
import type { Path } from '../../tests/model/path.ts';
import { planPaths } from '../../tests/model/plan.ts';

const FOLDER = join(import.meta.dirname, '../../reports/paths');
const fileOf = ({ machine }: AnyModel): string => join(FOLDER, `${machine.id}.json`);

/** Set by Playwright in its workers. */
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;

/**
 * The paths of a model. To plan those of all models takes half a minute, so the main process of Playwright, which loads
 * the test files first, saves them for the workers. They inherit its environment.
 */
export function plannedPaths(model: AnyModel): readonly Path[] {
  const file = fileOf(model);
  if (isWorker && process.env.PATHS_ARE_PLANNED && existsSync(file))
    return JSON.parse(readFileSync(file, 'utf8')) as Path[];
  const { paths } = planPaths(model);
  if (!isWorker) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, JSON.stringify(paths));
    process.env.PATHS_ARE_PLANNED = 'true';
  }
  return paths;
}
