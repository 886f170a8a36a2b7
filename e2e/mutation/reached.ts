import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Each worker that runs the original writes one file here, with a line for each path. */
const FOLDER = join(import.meta.dirname, '../../reports/view-faults');
const entry = z.object({ path: z.string(), faults: z.array(z.string()) });

/** Deletes what earlier runs have reached. */
export const clearReached = (): void => rmSync(FOLDER, { recursive: true, force: true });

/** Stores the faults whose code a path executes. */
export function writeReached(worker: number, path: string, faults: readonly string[]): void {
  mkdirSync(FOLDER, { recursive: true });
  appendFileSync(join(FOLDER, `${worker}.jsonl`), `${JSON.stringify({ path, faults })}\n`);
}

/** The names of the paths that execute the code of each fault. */
export function readReached(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of readdirSync(FOLDER)) {
    for (const line of readFileSync(join(FOLDER, file), 'utf8').trim().split('\n')) {
      const { path, faults } = z.parse(entry, JSON.parse(line));
      for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), path]);
    }
  }
  return found;
}
