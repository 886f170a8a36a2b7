import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/run.ts';

/** The packages that the product was ordered with, each with a file that uses it. */
const ORDERED: Readonly<Record<string, string>> = {
  react: 'src/app/portal.tsx',
  'react-dom': 'src/app/portal.tsx',
  xstate: 'machines/portal/portal.setup.ts',
  'xstate/graph': 'tests/model/oracle.ts',
  '@xstate/react': 'src/app/PortalView.tsx',
  'react-router-dom': 'src/app/AddressRouter.tsx',
  ky: 'src/ports/http.ts',
  zod: 'contract/account.ts',
  '@formatjs/intl': 'src/ports/workbook/save.ts',
  'react-intl': 'src/app/LanguageProvider.tsx',
  'jwt-decode': 'machines/token.ts',
  '@radix-ui/react-dialog': 'src/ui/Dialog.tsx',
  '@radix-ui/react-toast': 'src/ui/Toast.tsx',
  '@radix-ui/react-tabs': 'src/ui/Tabs.tsx',
  tailwindcss: 'src/app/styles.css',
  vitest: 'tests/tooling/ordered-packages.test.ts',
  '@playwright/test': 'playwright.config.ts',
};

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test.each(Object.entries(ORDERED))('%s is a dependency, and %s uses it', (name, file) => {
  const [scopeOrName = '', rest] = name.split('/');
  const installed = name.startsWith('@') ? `${scopeOrName}/${rest}` : scopeOrName;
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([installed]);
  expect(readFileSync(join(root, file), 'utf8')).toMatch(new RegExp(`(from|@import) ['"]${name}(/[^'"]*)?['"]`));
});
