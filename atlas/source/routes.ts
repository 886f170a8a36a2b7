import type { Sources } from './module.ts';

/** The paths of the pages of the portal, and the paths that lead to one of them. */
export interface RouteTable {
  readonly pages: readonly string[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

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
