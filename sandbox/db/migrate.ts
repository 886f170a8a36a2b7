import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

const folder = join(import.meta.dirname, 'migrations');

/** Runs the numbered migrations that this file has not seen. `user_version` is the number of the last one. */
export function migrate(sqlite: DatabaseSync): void {
  const { user_version: done } = sqlite.prepare('PRAGMA user_version').get() as { user_version: number };
  for (const name of readdirSync(folder).sort()) {
    const number = Number.parseInt(name, 10);
    if (number <= done) continue;
    const statements = readFileSync(join(folder, name), 'utf8');
    sqlite.exec(`BEGIN IMMEDIATE; ${statements}; PRAGMA user_version = ${number}; COMMIT;`);
  }
}
