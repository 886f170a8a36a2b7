/**
 * `npm run mutate:views`: puts small faults into the views, one at a time, and checks that the generated paths notice them in
 * the browser. Prints the faults that no path noticed or reached, and the share of the noticed ones by kind; writes
 * reports/view-faults.json. `-- <machine> …` checks the views of some machines only; `--texts` also leaves out and
 * exchanges texts that only the view knows.
 */
import { runForMachines } from './run-for-machines.ts';

await runForMachines('e2e/mutation.config.ts', { texts: 'TEXTS' });
