import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../docs/flows');

/** The pages in `docs/flows/`, by file name. */
export function readPages(): ReadonlyMap<string, string> {
  mkdirSync(folder, { recursive: true });
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Writes pages to `docs/flows/`, and deletes the files there that are not in `kept`. */
export function writePages(pages: ReadonlyMap<string, string>, kept: readonly string[]): void {
  for (const name of readPages().keys()) if (!kept.includes(name)) rmSync(join(folder, name));
  for (const [name, page] of pages) writeFileSync(join(folder, name), page);
}

/** The names of pages that are outdated or missing in `stored`. */
export const stalePages = (pages: ReadonlyMap<string, string>, stored: ReadonlyMap<string, string>): string[] =>
  [...pages.keys()].filter((name) => pages.get(name) !== stored.get(name)).sort();
