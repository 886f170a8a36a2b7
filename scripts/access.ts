/**
 * `npm run access`: checks the accessibility of every combination of states that the generated paths reach, in several
 * variants: language, width, dark colours, text of 200 %, forced colours, motion. Prints the findings as a table, writes
 * reports/access.json, and fails if there is a finding. `npm run access -- <machine> …` checks some machines only.
 */
import { runForMachines } from './run-for-machines.ts';

await runForMachines('e2e/access.config.ts');
