import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { noteBuilt } from './scripts/built.ts';
import { doorPlugin } from './scripts/door-plugin.ts';
import { firstPageFiles } from './scripts/first-page.ts';
import { shippingPlugin } from './scripts/shipping-plugin.ts';
import { slimPlugin } from './scripts/slim-plugin.ts';
import { messagesPlugin } from './scripts/messages-plugin.ts';

const root = import.meta.dirname;

// The portal's messages arrive parsed; without its parser react-intl is half as big.
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js')),
};

// The router's entry names its development build; the other one says the same without the warnings.
const quietRouter = {
  find: /^react-router$/,
  replacement: fileURLToPath(import.meta.resolve('react-router'))
    .replace('/development/', '/production/')
    .replace(/\.js$/, '.mjs'),
};

// React has the store hook built in; what stands in for it in older versions stays at home.
const builtInStore = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
];

// Zips in the worker that it finds itself in; see the file.
const zipHere = { find: /^fflate$/, replacement: `${root}/src/ports/workbook/zip-here.ts` };

const setupFiles = ['tests/setup.ts'];
// `npm run check` leaves out what takes long: path tests of big machines and the like are named `*.slow.test.ts`.
const slow = process.env.QUICK ? ['tests/**/*.slow.test.{ts,tsx}'] : [];
const seen = ['tests/{views,ui}/**/*.test.{ts,tsx}'];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    slimPlugin(),
    messagesPlugin(root),
    shippingPlugin(),
    doorPlugin(root),
    { name: 'note-sources', apply: 'build', writeBundle: () => noteBuilt(root) },
  ],
  resolve: { alias: process.env.VITEST ? [] : [withoutParser, quietRouter, zipHere, ...builtInStore] },
  build: {
    outDir: 'build/portal',
    // The content security policy allows no inline script, style or data address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Names the chunks by their sources, for scripts/bench.ts.
    manifest: true,
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: [
          'forwardRef',
          'createContext',
          'memo',
          'createFormattedComponent',
          'import_react.forwardRef',
          'import_react.memo',
          'import_react.createContext',
          'React.forwardRef',
        ],
      },
      output: {
        codeSplitting: {
          groups: [
            // What fetches the rest: the script that begins must not wait for the rest to have it.
            { name: 'fetching', test: /preload-helper/, priority: 1 },
            { name: firstPageFiles(root), debugName: 'first page' },
            // Small pieces that nearly every page is made of: one file of them is smaller than ten, and sooner here.
            { name: 'pieces', test: /\/src\/(ui|screens)\/|\/lucide-react\//, minShareCount: 7 },
          ],
        },
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
          exclude: [...seen, ...slow],
        },
      },
      { extends: true, test: { name: 'views', environment: 'jsdom', setupFiles, include: seen, exclude: slow } },
    ],
  },
});
