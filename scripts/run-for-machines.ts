import { parseArgs } from 'node:util';
import { models } from '../machines/models.ts';
import { requireKnown } from './known-names.ts';
import { run } from './run.ts';

/**
 * Runs the tests of a Playwright configuration for the machines that the command line names, or for all. `flags`: other
 * options of the command, each with the variable that it sets for the tests.
 */
export async function runForMachines(config: string, flags: Readonly<Record<string, string>> = {}): Promise<void> {
  const options = Object.fromEntries(Object.keys(flags).map((flag) => [flag, { type: 'boolean' as const }]));
  const { values, positionals: names } = parseArgs({ options, allowPositionals: true });
  requireKnown({ machine: [names, models.map(({ machine }) => machine.id)] });
  const chosen = Object.keys(values).map((flag) => [flags[flag], 'true']);
  const env = { ...Object.fromEntries(chosen), ...(names.length > 0 && { MACHINES: names.join(',') }) };
  const { ok } = await run(['playwright', 'test', '-c', config], env);
  process.exitCode = ok ? 0 : 1;
}
