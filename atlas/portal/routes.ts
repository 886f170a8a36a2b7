import type { RouteTable } from '../adapter.ts';
import type { Sources } from '../source/module.ts';

const TABLE = 'src/app/routes.ts';

/** Reads the route table. As text, because Node cannot import the views that it names. */
export function routesIn(sources: Sources): RouteTable {
  const text = sources.get(TABLE) ?? '';
  return {
    pages: [...text.matchAll(/^ {2}route\('([^']+)'/gm)].flatMap(([, path]) => path ?? []),
    redirects: [...text.matchAll(/\{ path: '([^']+)', to: '([^']+)' \}/g)].map(([, from = '', to = '']) => ({
      from,
      to,
    })),
  };
}
