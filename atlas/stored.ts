import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../docs/flows');

/** The pages in `docs/flows/`, by file name. */
export function storedPages(): ReadonlyMap<string, string> {
  mkdirSync(folder, { recursive: true });
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Makes `docs/flows/` hold these pages and no others. */
export function storePages(pages: ReadonlyMap<string, string>): void {
  for (const name of storedPages().keys()) if (!pages.has(name)) rmSync(join(folder, name));
  for (const [name, page] of pages) writeFileSync(join(folder, name), page);
}
