import { test as base } from '@playwright/test';
import { flows } from '../model/flows.ts';
import { FAULTY_HARNESS } from './faulty-build.ts';
import { FaultRunner, pathsOf } from './run-faults.ts';

// Set by `npm run mutate:views -- <machine>`.
const chosen = process.env.MACHINES?.split(',');

/** Whether a machine takes part in the run. */
export const isChosen = (machine: string): boolean => chosen?.includes(machine) ?? true;
export const chosenPaths = pathsOf(flows.filter(({ model }) => isChosen(model.machine.id)));

/** A worker runs all its paths in one page. */
export const test = base.extend<object, { readonly runner: FaultRunner }>({
  runner: [
    async ({ browser }, use) => {
      const runner = new FaultRunner(browser, FAULTY_HARNESS);
      await use(runner);
      await runner.close();
    },
    { scope: 'worker' },
  ],
});
test.use({ trace: 'off' });
