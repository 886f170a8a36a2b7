import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Publishes a build whose page loads one chunk of its own and one that all builds have. */
function release(number: number): void {
  const build = join(folder, `build-${number}`);
  mkdirSync(join(build, 'assets'), { recursive: true });
  for (const name of ['index.html', 'index.html.br', 'index.html.gz'])
    writeFileSync(join(build, name), `page ${number}`);
  for (const name of [`main-${number}.js`, 'shared.js']) writeFileSync(join(build, 'assets', name), name);
  execFileSync('sh', [join('deploy', 'release.sh'), build, join(folder, 'portal'), '2']);
}

const served = () => readdirSync(join(folder, 'portal/assets')).sort();

it('a release keeps the chunks of the one before it, and a second run with the same build changes nothing', () => {
  release(1);
  release(2);
  release(2);
  expect(served()).toEqual(['main-1.js', 'main-2.js', 'shared.js']);
  release(3);
  expect(served()).toEqual(['main-2.js', 'main-3.js', 'shared.js']);
  for (const name of ['index.html', 'index.html.br'])
    expect(readFileSync(join(folder, 'portal', name), 'utf8')).toBe('page 3');
});
