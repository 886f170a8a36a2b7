import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { noteBuilt } from './scripts/built.ts';
import { preloadPlugin } from './scripts/preload-plugin.ts';
import { shippingPlugin } from './scripts/shipping-plugin.ts';
import { wordsPlugin } from './scripts/words-plugin.ts';

const root = import.meta.dirname;

// The portal's messages arrive parsed; without its parser react-intl is half as big.
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js')),
};

// What every page needs travels as one file: it compresses better and changes seldom.
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|xstate|@xstate|react-intl|intl-messageformat|@formatjs|jwt-decode|use-sync-external-store|cookie|set-cookie-parser)\//;

// The router's entry names its development build; the other one says the same without the warnings.
const quietRouter = {
  find: /^react-router$/,
  replacement: fileURLToPath(import.meta.resolve('react-router'))
    .replace('/development/', '/production/')
    .replace(/\.js$/, '.mjs'),
};

const setupFiles = ['tests/setup.ts'];
// `npm run check` leaves out what takes long: path tests of big machines and the like are named `*.slow.test.ts`.
const slow = process.env.QUICK ? ['tests/**/*.slow.test.{ts,tsx}'] : [];
const seen = ['tests/{views,ui}/**/*.test.{ts,tsx}'];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    wordsPlugin(root),
    shippingPlugin(),
    preloadPlugin(),
    { name: 'note-sources', apply: 'build', writeBundle: () => noteBuilt(root) },
  ],
  resolve: { alias: process.env.VITEST ? [] : [withoutParser, quietRouter] },
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
          'React.forwardRef',
        ],
      },
      output: { codeSplitting: { groups: [{ name: 'libraries', test: LIBRARIES }] } },
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
