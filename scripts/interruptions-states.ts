/**
 * `npm run interruptions:states`: interrupts every combination of states that the generated paths reach: a reload, another
 * page, a log-out in another tab, a lost connection, a double click on each control. Fails if an interruption loses or
 * repeats something. `npm run interruptions:states -- <machine> …` interrupts some machines only.
 */
import { runForMachines } from './run-for-machines.ts';

await runForMachines('e2e/interruptions.config.ts');
