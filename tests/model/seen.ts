import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Where the browser's workers leave what they have seen. */
const folder = join(import.meta.dirname, '../../reports/model-browser');
const record = z.object({ machine: z.string(), transitions: z.array(z.string()) });

/** Forgets what earlier runs have seen. */
export const forgetSeen = (): void => rmSync(folder, { recursive: true, force: true });

/** Notes the transitions that one worker has seen in the browser. */
export function noteSeen(machine: string, worker: number, transitions: Iterable<string>): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${machine}.${worker}.json`);
  writeFileSync(file, `${JSON.stringify({ machine, transitions: [...transitions].toSorted() }, null, 2)}\n`);
}

/** Ids of the transitions that any worker has seen in the browser. */
export function readSeen(): ReadonlySet<string> {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Set(texts.flatMap((text) => z.parse(record, JSON.parse(text)).transitions));
}
