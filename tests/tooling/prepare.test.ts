import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('the output of an installation is not mixed with that of the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prepare-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  const npm = join(folder, 'npm.js');
  writeFileSync(npm, 'console.log("added 400 packages")');
  const args = ['scripts/prepare.js', '--run', process.execPath, '-p', '"{}"'];
  const env = { ...process.env, npm_execpath: npm };
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  expect(stdout).toBe('{}\n');
  expect(stderr).toContain('added 400 packages');
});
