import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { messagesPlugin } from '../../scripts/messages-plugin.ts';

const root = join(import.meta.dirname, '../..');

/** Where the built stage stands. */
export const HARNESS_FOLDER = join(root, 'build/stage');

/**
 * Builds the stage: the portal's own sources behind another entry, which can start it again and again in one page.
 * React is the one for development, which says aloud what it dislikes and runs every effect twice.
 */
export default async function buildStage(): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'development';
  try {
    await build({
      configFile: false,
      root: import.meta.dirname,
      mode: 'development',
      logLevel: 'error',
      plugins: [react(), tailwindcss(), messagesPlugin(root)],
      build: { outDir: HARNESS_FOLDER, emptyOutDir: true, minify: false, modulePreload: false },
    });
  } finally {
    process.env.NODE_ENV = before;
  }
}
