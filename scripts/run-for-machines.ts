import { parseArgs } from 'node:util';
import { models } from '../machines/models.ts';
import { run } from './run.ts';

/** Runs the tests of a Playwright configuration for the machines that the command line names, or for all. */
export async function runForMachines(config: string): Promise<void> {
  const { positionals: names } = parseArgs({ allowPositionals: true });
  const unknown = names.filter((name) => !models.some(({ machine }) => machine.id === name));
  if (unknown.length > 0) {
    console.error(
      `no such machine: ${unknown.join(', ')}. There are: ${models.map(({ machine }) => machine.id).join(', ')}`,
    );
    process.exitCode = 1;
    return;
  }
  const env = names.length > 0 ? { MACHINES: names.join(',') } : {};
  const { ok } = await run(['playwright', 'test', '-c', config], env);
  process.exitCode = ok ? 0 : 1;
}
