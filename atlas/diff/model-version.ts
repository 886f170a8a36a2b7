import type { AnyModel } from '@lunchkortet/model-engine/model';
import type { AtlasAdapter } from '../adapter.ts';
import type { Version } from './changes.ts';
import { flowDefinition } from './machine-diff.ts';

/**
 * A version of another project: its machines without their source. `pages` are its Markdown pages by file name; they list the
 * paths that may have to be tested again.
 */
export const modelVersion = (
  models: readonly AnyModel[],
  pages: ReadonlyMap<string, string>,
  { placeOf }: AtlasAdapter = {},
): Version => ({
  flows: models.map((model) => flowDefinition(model, placeOf?.(model.machine))),
  sources: new Map([...pages].map(([name, page]) => [`docs/flows/${decodeURIComponent(name)}`, page])),
});
