/** `npm run contract:check`: compares the answers of a running backend with the contract. Sends no change without `--changes`. */
import { resolve } from 'node:path';
import type { Adapter } from '../contract/adapter.ts';
import { calls } from '../contract/calls.ts';
import { tryChanges } from './contract-check/changes.ts';
import { cacheNotes, checkContract } from './contract-check/check.ts';
import { corsNotes } from './contract-check/cors.ts';
import { readOptions } from './contract-check/options.ts';
import { passes, report } from './contract-check/print.ts';
import { tokenNotes } from './contract-check/token.ts';

try {
  const { json, origin, changes, adapter: file, ...options } = readOptions(process.argv.slice(2), process.env);
  const adapter: Adapter | undefined = file === null ? undefined : (await import(resolve(file))).default;
  const backend = { ...options, fetch, adapter };
  const year = new Date().getFullYear();
  const results = await checkContract(calls, backend, year);
  const tried = changes ? await tryChanges(backend, year) : null;
  const notes = [
    ...cacheNotes(results),
    ...tokenNotes(options.token, Date.now()),
    ...(origin === null ? [] : await corsNotes(calls, backend, origin)),
    ...(tried?.notes ?? []),
  ];
  const isRight = passes(results, notes);
  const changed = tried && { undone: tried.undone, untried: tried.untried };
  const all = { passes: isRight, calls: results, notes, changes: changed };
  console.log(json ? JSON.stringify(all, null, 2) : report(results, notes, changed));
  process.exitCode = isRight ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
