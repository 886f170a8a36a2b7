import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routesIn } from '../../atlas/portal/routes.ts';

const TABLE = 'src/app/routes.ts';

/** The paths of the route table. */
export const ROUTE_PATHS: readonly string[] = routesIn(
  new Map([[TABLE, readFileSync(join(import.meta.dirname, '../..', TABLE), 'utf8')]]),
).pages;
