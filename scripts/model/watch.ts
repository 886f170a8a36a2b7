import { watch } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run.ts';

const FOLDERS = ['contract', 'e2e/harness', 'e2e/model', 'locales', 'machines', 'src', 'tests/model'];
/** An editor writes a file in several steps; ms. */
const PAUSE = 100;

/** Runs a command, and again whenever a source file has been saved. A change during a run starts another run. */
export function repeatOnSave(command: readonly [string, ...string[]]): void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isChanged = false;
  const start = async () => {
    if (isRunning) {
      isChanged = true;
      return;
    }
    isRunning = true;
    do {
      isChanged = false;
      const { seconds } = await run(command);
      console.log(`\n${seconds.toFixed(1)} s. Waits for a change; Ctrl+C ends.\n`);
    } while (isChanged);
    isRunning = false;
  };
  for (const folder of FOLDERS) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(start, PAUSE);
    });
  }
  void start();
}
