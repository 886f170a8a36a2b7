import { join } from 'node:path';
import { build } from 'vite';
import { withNodeEnv } from '../../scripts/node-env.ts';
import { shared } from '../../vite.config.ts';

const root = join(import.meta.dirname, '../..');

/** The folder of the built harness. */
export const HARNESS_FOLDER = join(root, 'build/harness');

/**
 * Builds the test harness: the sources of the portal with an entry that can restart it in the same page, with the plugins
 * and aliases of the portal. Only React is the development build, for its warnings and for StrictMode, which runs every
 * effect twice.
 */
export default async function buildHarness(): Promise<void> {
  await withNodeEnv('development', () =>
    build({
      configFile: false,
      root: import.meta.dirname,
      mode: 'development',
      logLevel: 'error',
      ...shared,
      build: { outDir: HARNESS_FOLDER, emptyOutDir: true, minify: false, modulePreload: false },
    }),
  );
}
