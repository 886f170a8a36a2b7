import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The module that src/app/main.tsx starts the portal with, and the one that replaces it. */
const ORIGINAL = './portal.tsx';
const REPLACEMENT = join(import.meta.dirname, '../atlas/live/portal-tab/start-portal.ts');

/** Lets the flow atlas follow the portal. Only `npm start` and `npm run dev` use it: no other build contains that code. */
export const livePlugin = (): Plugin => ({
  name: 'live',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === ORIGINAL && importer?.endsWith('/src/app/main.tsx') ? REPLACEMENT : undefined,
});
