import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './scripts/messages-plugin.ts';
import { BUILD_TARGET } from './scripts/old-browsers/targets.ts';

const root = import.meta.dirname;

// Messages are parsed at build time, so react-intl needs no parser: https://formatjs.github.io/docs/guides/performance
const withoutMessageParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js')),
};

// Excel files are zipped in the worker that writes them, because fflate cannot start workers of its own (decision 12).
const fflateSync = { find: /^fflate$/, replacement: `${root}/src/ports/workbook/fflate-sync.ts` };

// The package of the router names only its development build, which has more warnings.
const productionRouter = {
  find: /^react-router$/,
  replacement: `${root}/node_modules/react-router/dist/production/index.mjs`,
};

const UI = /\/src\/ui\/(?!Dialog\.)|\/lucide-react\//;
/** Small modules of several pages. */
const SHARED = /\/(contract|machines|src\/screens)\/(?!.*\.model)/;
/** What every signed-in page needs. Nearly every page opens a dialog. */
const SIGNED_IN =
  /\/src\/app\/layout\/(SignedIn|SettingsLayout)\.tsx$|\/machines\/access-gate\/access-gate\.ts$|\/src\/ui\/Dialog\.tsx$/;

const setupFiles = ['tests/setup.ts'];
// `npm run check` leaves out the slow tests, such as the paths of large machines.
const slow = process.env.QUICK ? ['tests/**/*.slow.test.{ts,tsx}'] : [];
const viewTests = ['tests/{views,ui}/**/*.test.{ts,tsx}'];
/** View tests that replace `location`, which the global object of a VM context does not allow. */
const locationTests = ['tests/ui/load-code.test.ts', 'tests/views/config.test.ts'];

/** What the portal and the harness of the generated paths are built with, so that what is tested is what is released. */
export const shared = {
  plugins: [react(), tailwindcss(), messagesPlugin(root)],
  resolve: { alias: [withoutMessageParser, fflateSync, productionRouter] },
};

export default defineConfig({
  ...shared,
  resolve: { alias: process.env.VITEST ? [] : [...shared.resolve.alias] },
  build: {
    outDir: 'build/portal',
    target: BUILD_TARGET,
    // The content security policy forbids inline scripts and styles, and data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Maps chunks to source files, for scripts/bench.ts.
    manifest: true,
    // Most licences ask for their text in copies.
    license: { fileName: 'licences.txt' },
    sourcemap: 'hidden',
    rolldownOptions: {
      output: {
        // Each group is one file: the matching modules and, unless stated otherwise, everything that they import.
        codeSplitting: {
          groups: [
            // What the entry needs: it must not wait for main.tsx. Vite's part is its loader of dynamic imports.
            { name: 'loader', test: /vite\/preload-helper|\/src\/ui\/server-reachable\.ts$/, priority: 3 },
            // Both run in tasks of their own, before the portal (src/app/start.ts). The second has xstate, zod and the contract.
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            { name: 'machines', test: /\/machines\/portal\/portal\.ts$/, priority: 3 },
            { name: 'portal', test: /\/src\/app\/main\.tsx$/, priority: 2 },
            // Components and icons of two or more files. Without this group each would be a file of its own.
            // With all that they import: a cycle of this file and `signed-in` would run one of them too early.
            { name: 'ui', test: UI, minShareCount: 2, priority: 1 },
            { name: 'signed-in', test: SIGNED_IN },
            { name: 'shared', test: SHARED, minShareCount: 3, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  test: {
    // Vitest leaves one core to itself, but its main process is nearly idle.
    maxWorkers: '100%',
    // Six times the default: on a machine with other work, a test of 1 s takes more than 5 s.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'logic',
          // Modules are loaded once for all files of a process: loading them for each file takes a quarter of the time.
          isolate: false,
          globalSetup: ['tests/shared-folder.ts'],
          environment: 'node',
          setupFiles,
          include: ['tests/**/*.test.ts'],
          exclude: [...viewTests, ...slow],
        },
      },
      {
        extends: true,
        test: {
          name: 'views',
          // A new context for each file instead of a new process: jsdom and React are loaded once, which halves the time.
          pool: 'vmForks',
          environment: 'jsdom',
          setupFiles,
          include: viewTests,
          exclude: [...locationTests, ...slow],
        },
      },
      {
        extends: true,
        test: { name: 'location', environment: 'jsdom', setupFiles, include: locationTests },
      },
    ],
  },
});
