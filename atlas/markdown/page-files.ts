import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../docs/flows');

/** The pages in `docs/flows/`, by file name. */
export function readPages(): ReadonlyMap<string, string> {
  mkdirSync(folder, { recursive: true });
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Writes pages to `docs/flows/` and deletes all others there. */
export function writePages(pages: ReadonlyMap<string, string>): void {
  for (const name of readPages().keys()) if (!pages.has(name)) rmSync(join(folder, name));
  for (const [name, page] of pages) writeFileSync(join(folder, name), page);
}

/** The names of pages that are outdated, missing or superfluous in `stored`. */
export const stalePages = (pages: ReadonlyMap<string, string>, stored: ReadonlyMap<string, string>): string[] =>
  [...new Set([...pages.keys(), ...stored.keys()])].filter((name) => pages.get(name) !== stored.get(name)).sort();
