/** `npm run flows`: generates `docs/flows/` from the machines. `npm run flows -- <machine> …` only the pages of some. */

import { planPaths } from '@lunchkortet/model-engine/plan';
import { readPages, stalePages, writePages } from '../atlas/markdown/page-files.ts';
import { fileNames, generatePages } from '../atlas/markdown/pages.ts';
import { portalAdapter } from '../atlas/portal/portal-adapter.ts';
import { models } from '../machines/models.ts';
import { requireKnown } from './known-names.ts';
import { readSources } from './other-version.ts';
import { root } from './run.ts';

const names = process.argv.slice(2);
requireKnown({ machine: [names, models.map(({ machine }) => machine.id)] });
const chosen = names.length === 0 ? models : models.filter(({ machine }) => names.includes(machine.id));

try {
  const pages = generatePages(models, chosen, (model) => planPaths(model).paths, portalAdapter(readSources(root)));
  const changed = stalePages(pages, readPages());
  writePages(pages, fileNames(models));
  console.log(changed.length > 0 ? `docs/flows: ${changed.join(', ')}` : 'docs/flows: no changes');
} catch (error) {
  // Such as a machine that names no section of the specification.
  console.log(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
