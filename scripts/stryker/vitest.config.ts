import { statSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { messagesPlugin } from '../messages-plugin.ts';
import { root } from '../run.ts';
import { groups } from './groups.ts';

/** Runs the small test files first: a fault is noticed sooner than in the default order, which starts with the slow ones. */
class SmallFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sizeOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size;
    return files.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  }
}

/** The tests of one group, which scripts/stryker.ts names. Stryker runs them in a copy of the project. */
export default defineConfig({
  plugins: [messagesPlugin(root)],
  test: {
    setupFiles: ['tests/setup.ts'],
    sequence: { sequencer: SmallFilesFirst },
    include: [...(groups[process.env.STRYKER_GROUP ?? '']?.tests ?? [])],
  },
});
