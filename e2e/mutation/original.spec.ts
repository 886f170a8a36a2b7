import { chosenPaths, test } from './fault-test.ts';
import { writeReached } from './reached.ts';

for (const path of chosenPaths)
  test(path.name, async ({ runner }, { workerIndex }) => {
    writeReached(workerIndex, path.name, await runner.run(path, null));
  });
