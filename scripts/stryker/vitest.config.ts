import { defineConfig } from 'vitest/config';
import { messagesPlugin } from '../messages-plugin.ts';
import { root } from '../run.ts';
import { groups } from './groups.ts';

/** The tests of one group, which scripts/stryker.ts names. Stryker runs them in a copy of the project. */
export default defineConfig({
  plugins: [messagesPlugin(root)],
  test: {
    setupFiles: ['tests/setup.ts'],
    include: [...(groups[process.env.STRYKER_GROUP ?? '']?.tests ?? [])],
  },
});
