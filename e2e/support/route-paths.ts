import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TABLE = join(import.meta.dirname, '../../src/app/routes.ts');

/** The paths of the route table. It is read as text, because Node cannot import the views that it names. */
export const ROUTE_PATHS: readonly string[] = [
  ...readFileSync(TABLE, 'utf8').matchAll(/^ {2}route\('([^']+)'/gm),
].flatMap(([, path]) => path ?? []);
