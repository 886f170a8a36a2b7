import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Path } from '@lunchkortet/model-engine/path';

/** The paths of all machines are planned once per run of `npm test`, because that takes half a minute. */
const FOLDER = join(import.meta.dirname, '../../reports/paths');
const fileOf = (machine: string): string => join(FOLDER, `${machine}.json`);

/** Deletes the paths of earlier runs. */
export const clearPathFiles = (): void => rmSync(FOLDER, { recursive: true, force: true });

/** Writes the paths of a machine to `reports/`. */
export function savePaths(machine: string, paths: readonly Path[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(machine), JSON.stringify(paths));
}

/** The saved paths of a machine; null if there are none. */
export function readPaths(machine: string): readonly Path[] | null {
  const file = fileOf(machine);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Path[]) : null;
}
