import { join } from 'node:path';

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** The index of the icons imports them all, used or not; which ones travel is for the bundler to see. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;

/**
 * Names the file that a module travels in: what the first page needs makes two files, its libraries and the rest,
 * whatever it shares with later pages; null leaves a module to the bundler.
 */
export function firstPageFiles(root: string): (id: string, graph: Graph) => string | null {
  const needed = new Set<string>();
  const collect = (id: string, graph: Graph) => {
    if (needed.has(id) || ICON.test(id)) return;
    needed.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) collect(imported, graph);
  };
  return (id, graph) => {
    collect(join(root, 'src/app/main.tsx'), graph);
    if (!needed.has(id)) return null;
    return id.includes('/node_modules/') ? 'libraries' : 'portal';
  };
}
