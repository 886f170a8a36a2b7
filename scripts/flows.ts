/** `npm run flows`: generates `docs/flows/` from the machines. */
import { readPages, stalePages, writePages } from '../atlas/markdown/page-files.ts';
import { generatePages } from '../atlas/markdown/pages.ts';
import { planPaths } from '../engine/plan.ts';

const pages = generatePages((model) => planPaths(model).paths);
const changed = stalePages(pages, readPages());
writePages(pages);
console.log(changed.length > 0 ? `docs/flows: ${changed.join(', ')}` : 'docs/flows: no changes');
