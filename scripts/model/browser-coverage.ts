import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Each Playwright worker writes one file per machine here. */
const folder = join(import.meta.dirname, '../../reports/model-browser');
const record = z.object({ machine: z.string(), transitions: z.array(z.string()) });

/** Deletes the coverage of earlier runs. */
export const clearBrowserCoverage = (): void => rmSync(folder, { recursive: true, force: true });

/** Stores the ids of the transitions that one worker has covered. */
export function writeBrowserCoverage(machine: string, worker: number, transitions: Iterable<string>): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${machine}.${worker}.json`);
  writeFileSync(file, `${JSON.stringify({ machine, transitions: [...transitions].toSorted() }, null, 2)}\n`);
}

/** Ids of the transitions that all workers have covered. */
export function readBrowserCoverage(): ReadonlySet<string> {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Set(texts.flatMap((text) => z.parse(record, JSON.parse(text)).transitions));
}
