import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIREFOX, WEBKIT, XVFB } from '../../scripts/programs.js';
import { obstacleOf, stages } from '../../scripts/stages.ts';
import { obstacleLines, totalLine } from '../../scripts/summary.ts';
import { savePath } from '../../scripts/system.js';

const folderWithPrograms = (programs: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  for (const [file, program] of Object.entries(programs)) savePath(join(folder, file), program);
  return folder;
};

test('a lane names the programs that are missing, and those that no longer work', () => {
  const folder = folderWithPrograms({ [FIREFOX.savedPath]: process.execPath, [XVFB.savedPath]: '/gone/Xvfb' });
  expect(obstacleOf([FIREFOX], folder)).toBeNull();
  expect(obstacleOf([XVFB], folder)).toMatch(/^no Xvfb on this system/);
  expect(obstacleOf([WEBKIT, FIREFOX, XVFB], folder)).toMatch(/^no WebKitWebDriver, no Xvfb on this system/);
});

test('the summary says what was not run, also in its last line', () => {
  const obstacles = [{ name: 'webkit', reason: 'no Xvfb on this system' }];
  expect(obstacleLines(obstacles)).toEqual(['NOT RUN webkit: no Xvfb on this system']);
  expect(totalLine(7, 0, obstacles)).toBe('7 passed, 0 failed; not run: webkit');
  expect(totalLine(7, 1, [])).toBe('7 passed, 1 failed');
});

test('each other engine has a lane that can be left out', () => {
  const lanes = stages.filter(({ env }) => env?.ENGINE !== undefined);
  expect(lanes.map(({ name, obstacle }) => [name, typeof obstacle])).toEqual([
    ['webkit', 'function'],
    ['firefox', 'function'],
  ]);
});
