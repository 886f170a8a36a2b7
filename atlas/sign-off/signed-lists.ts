import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignedRow } from './checklist.ts';
import { readCsv } from './csv.ts';

const FOLDER = join(import.meta.dirname, '../../docs/sign-off');

/** The rows of all lists that were filled in. */
export function readSignedLists(folder = FOLDER): SignedRow[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  return files.toSorted().flatMap((name) => readCsv(name, readFileSync(join(folder, name), 'utf8')));
}
