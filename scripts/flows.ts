/** Draws `docs/flows/` from the machines. */
import { drawnPages } from '../atlas/drawn.ts';
import { staleAmong } from '../atlas/pages.ts';
import { storedPages, storePages } from '../atlas/stored.ts';

const pages = drawnPages();
const changed = staleAmong(pages, storedPages());
storePages(pages);
console.log(changed.length > 0 ? `docs/flows: ${changed.join(', ')}` : 'docs/flows: nothing has changed');
