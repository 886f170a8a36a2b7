import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './scripts/messages-plugin.ts';
import { stripDescriptionsPlugin } from './scripts/strip-descriptions-plugin.ts';

const root = import.meta.dirname;

// Messages are parsed at build time, so react-intl needs no parser: https://formatjs.github.io/docs/guides/performance
const withoutMessageParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js')),
};

// Excel files are written in a worker, where fflate cannot start workers of its own; see the file.
const zipInSameWorker = { find: /^fflate$/, replacement: `${root}/src/ports/workbook/zip-here.ts` };

const setupFiles = ['tests/setup.ts'];
// `npm run check` leaves out the slow tests, such as the paths of large machines.
const slow = process.env.QUICK ? ['tests/**/*.slow.test.{ts,tsx}'] : [];
const viewTests = ['tests/{views,ui}/**/*.test.{ts,tsx}'];

export default defineConfig({
  plugins: [react(), tailwindcss(), messagesPlugin(root), stripDescriptionsPlugin()],
  resolve: { alias: process.env.VITEST ? [] : [withoutMessageParser, zipInSameWorker] },
  build: {
    outDir: 'build/portal',
    // The content security policy forbids inline scripts and styles, and data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Maps chunks to source files, for scripts/bench.ts.
    manifest: true,
    sourcemap: 'hidden',
    rolldownOptions: {
      output: {
        // The log-in page is one file: main.tsx with everything that it imports, instead of one file for each module
        // that another page imports too.
        codeSplitting: { groups: [{ name: 'portal', test: /\/src\/app\/main\.tsx$/ }] },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'logic',
          environment: 'node',
          setupFiles,
          include: ['tests/**/*.test.ts'],
          exclude: [...viewTests, ...slow],
        },
      },
      {
        extends: true,
        test: { name: 'views', environment: 'jsdom', setupFiles, include: viewTests, exclude: slow },
      },
    ],
  },
});
