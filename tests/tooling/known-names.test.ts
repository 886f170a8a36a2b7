import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requireCount, requireKnown } from '../../scripts/known-names.ts';
import { root } from '../../scripts/run.ts';

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'error').mockImplementation((text: string) => void lines.push(...text.split('\n')));
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
});
afterEach(() => vi.restoreAllMocks());

test('every unknown name ends the command, which prints the known ones', () => {
  const known = ['balance', 'accounts', 'balance'];
  const ask = () =>
    requireKnown({ call: [['balance', 'balanse'], known], page: ['/hom', ['/home']], fault: [undefined, []] });
  expect(ask).toThrow('exit 1');
  expect(lines).toEqual([
    'no such call: balanse. There are: balance, accounts',
    'no such page: /hom. There are: /home',
  ]);
});

test('known names, and none, are accepted', () => {
  requireKnown({ call: [['balance'], ['balance']], page: [undefined, []] });
  expect(process.exit).not.toHaveBeenCalled();
});

test.each(['two', '0', '1.5'])('%s is no number of workers', (value) => {
  expect(() => requireCount('workers', value)).toThrow('exit 1');
  expect(lines).toEqual([`--workers must be a whole number above 0, not ${value}`]);
});

test('a page that does not make the call is reported by the command, before it opens a browser', () => {
  const script = join(root, 'scripts/tolerance.ts');
  const args = [script, '--call', 'currencies', '--page', '/home'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: 60_000 });
  expect([status, stderr.trim()]).toEqual([1, '/home does not make the call currencies']);
});
