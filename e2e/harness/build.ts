import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { messagesPlugin } from '../../scripts/messages-plugin.ts';
import { withNodeEnv } from '../../scripts/node-env.ts';

const root = join(import.meta.dirname, '../..');

/** The folder of the built harness. */
export const HARNESS_FOLDER = join(root, 'build/harness');

/**
 * Builds the test harness: the sources of the portal with an entry that can restart it in the same page. It uses the
 * development build of React, for its warnings and for StrictMode, which runs every effect twice.
 */
export default async function buildHarness(): Promise<void> {
  await withNodeEnv('development', () =>
    build({
      configFile: false,
      root: import.meta.dirname,
      mode: 'development',
      logLevel: 'error',
      plugins: [react(), tailwindcss(), messagesPlugin(root)],
      build: { outDir: HARNESS_FOLDER, emptyOutDir: true, minify: false, modulePreload: false },
    }),
  );
}
