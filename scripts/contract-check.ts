/** `npm run contract:check`: compares the answers of a running backend with the contract. Sends no change. */
import { calls } from '../contract/calls.ts';
import { checkContract } from './contract-check/check.ts';
import { readOptions } from './contract-check/options.ts';
import { passes, report } from './contract-check/print.ts';

try {
  const { json, ...backend } = readOptions(process.argv.slice(2), process.env);
  const results = await checkContract(calls, { ...backend, fetch }, new Date().getFullYear());
  console.log(json ? JSON.stringify({ passes: passes(results), calls: results }, null, 2) : report(results));
  process.exitCode = passes(results) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
