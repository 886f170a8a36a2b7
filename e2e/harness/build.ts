import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { withNodeEnv } from '../../scripts/node-env.ts';
import { shared } from '../../vite.config.ts';

const root = join(import.meta.dirname, '../..');

/** The folder of the built harness. */
export const HARNESS_FOLDER = join(root, 'build/harness');

/** Builds the test harness into a folder; for other builds than that of the paths. */
export const buildHarnessInto = (outDir: string, plugins: readonly Plugin[] = []): Promise<void> =>
  withNodeEnv('development', () =>
    build({
      configFile: false,
      root: import.meta.dirname,
      mode: 'development',
      logLevel: 'error',
      ...shared,
      plugins: [...shared.plugins, ...plugins],
      build: { outDir, emptyOutDir: true, minify: false, modulePreload: false },
    }),
  );

/**
 * Builds the test harness: the sources of the portal with an entry that can restart it in the same page, with the plugins
 * and aliases of the portal. Only React is the development build, for its warnings and for StrictMode, which runs every
 * effect twice.
 */
export default async function buildHarness(): Promise<void> {
  await buildHarnessInto(HARNESS_FOLDER);
}
