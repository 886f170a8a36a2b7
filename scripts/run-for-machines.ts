import { parseArgs } from 'node:util';
import { models } from '../machines/models.ts';
import { requireKnown } from './known-names.ts';
import { run } from './run.ts';

/** Runs the tests of a Playwright configuration for the machines that the command line names, or for all. */
export async function runForMachines(config: string): Promise<void> {
  const { positionals: names } = parseArgs({ allowPositionals: true });
  requireKnown({ machine: [names, models.map(({ machine }) => machine.id)] });
  const env = names.length > 0 ? { MACHINES: names.join(',') } : {};
  const { ok } = await run(['playwright', 'test', '-c', config], env);
  process.exitCode = ok ? 0 : 1;
}
