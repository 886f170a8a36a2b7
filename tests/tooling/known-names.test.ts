import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/run.ts';

/** Runs a command that must end before it opens a browser. */
function runCommand(script: string, ...args: readonly string[]) {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts', script), ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, lines: stderr.trim().split('\n') };
}

test.each([
  ['faults.ts', '--call', 'balanse', 'call', 'balance'],
  ['interruptions.ts', '--interruption', 'relod', 'interruption', 'reload'],
  ['model.ts', '--machine-only', 'topup', 'machine', 'topups'],
])('%s %s %s fails, and prints the known names', (script, first, name, what, known) => {
  const { status, lines } = runCommand(script, first, name);
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^no such ${what}: ${name}\\. There are: .*${known}\\b`))]);
});

test('a number of workers must be a whole number above 0', () => {
  const { status, lines } = runCommand('interruptions.ts', '--workers', 'two');
  expect(status).toBe(1);
  expect(lines).toEqual(['--workers must be a whole number above 0, not two']);
});

test('every unknown name of a command is reported', () => {
  const { lines } = runCommand(
    'faults.ts',
    '--call',
    'balance',
    '--call',
    'balanse',
    '--page',
    '/hom',
    '--fault',
    '501',
  );
  expect(lines.map((line) => line.split('.')[0])).toEqual([
    'no such call: balanse',
    'no such page: /hom',
    'no such fault: 501',
  ]);
});

test('a page that does not make the call is reported', () => {
  const { status, lines } = runCommand('tolerance.ts', '--call', 'currencies', '--page', '/home');
  expect(status).toBe(1);
  expect(lines).toEqual(['/home does not make the call currencies']);
});
