/**
 * `npm run access`: checks the accessibility of every combination of states that the generated paths reach, in several
 * variants: language, width, dark colours, text of 200 %, forced colours, motion. Prints the findings as a table, writes
 * reports/access.json, and fails if there is a finding. `npm run access -- <machine> …` checks some machines only.
 */
import { parseArgs } from 'node:util';
import { models } from '../machines/models.ts';
import { run } from './run.ts';

const { positionals: names } = parseArgs({ allowPositionals: true });
const unknown = names.filter((name) => !models.some(({ machine }) => machine.id === name));

if (unknown.length > 0) {
  console.error(
    `no such machine: ${unknown.join(', ')}. There are: ${models.map(({ machine }) => machine.id).join(', ')}`,
  );
  process.exitCode = 1;
} else {
  const env = names.length > 0 ? { MACHINES: names.join(',') } : {};
  const { ok } = await run(['playwright', 'test', '-c', 'playwright.access.config.ts'], env);
  process.exitCode = ok ? 0 : 1;
}
