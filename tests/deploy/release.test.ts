import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes a build whose page loads one chunk of its own and one that all builds have. */
function makeBuild(number: number): string {
  const build = join(folder, `build-${number}`);
  mkdirSync(join(build, 'assets'), { recursive: true });
  for (const name of ['index.html', 'index.html.br', 'index.html.gz'])
    writeFileSync(join(build, name), `page ${number}`);
  for (const name of [`main-${number}.js`, 'shared.js']) writeFileSync(join(build, 'assets', name), name);
  return build;
}

const SCRIPT = join('deploy', 'release.sh');
/** The arguments that release a build. */
const argsOf = (number: number) => [makeBuild(number), join(folder, 'portal'), '2'];

const release = (number: number) => execFileSync('sh', [SCRIPT, ...argsOf(number)]);

/** Releases a build on a server with this name. Another server releases again after each file that this one publishes. */
function releaseBeside(number: number, server: string, other: number): void {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const path = `${process.env.PATH}`;
  const commands = {
    mv: `printf '%s\\n' "$1" >>'${join(folder, 'moved')}'; PATH='${path}'; mv "$@"; sh '${SCRIPT}' ${argsOf(other).join(' ')} </dev/null`,
    uname: `echo ${server}`,
  };
  for (const [name, body] of Object.entries(commands))
    writeFileSync(join(bin, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  execFileSync('sh', [SCRIPT, ...argsOf(number)], { env: { ...process.env, PATH: `${bin}:${path}` } });
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

it('a release keeps its chunks while another server releases', () => {
  release(1);
  release(2);
  releaseBeside(3, 'server-a', 2);
  expect(served()).toEqual(['main-2.js', 'main-3.js', 'shared.js']);
  const moved = readFileSync(join(folder, 'moved'), 'utf8').trim().split('\n');
  expect(moved).toHaveLength(6);
  for (const file of moved) expect(file).toMatch(/\/new-server-a-\d+$/);
});

it('a release leaves no other file behind', () => {
  release(1);
  expect(readdirSync(folder).sort()).toEqual(['build-1', 'portal', 'releases']);
});

/** Starts the container of a release. All containers share the folder `files`, and lose their folder `temp` when they stop. */
function startContainer(number: number, name = `container-${number}`, settings = 'sandbox/settings'): void {
  const container = join(folder, name);
  rmSync(join(container, 'temp'), { recursive: true, force: true });
  mkdirSync(join(container, 'temp'), { recursive: true });
  for (const script of ['start.sh', 'release.sh']) cpSync(join('deploy', script), join(container, script));
  cpSync(makeBuild(number), join(container, 'build'), { recursive: true });
  mkdirSync(join(folder, 'files'), { recursive: true });
  if (!existsSync(join(container, 'files'))) symlinkSync(join(folder, 'files'), join(container, 'files'));
  cpSync(join('deploy', settings), join(container, 'settings'), { recursive: true });
  writeFileSync(join(container, 'nginx'), '#!/bin/sh\n', { mode: 0o755 });
  writeFileSync(join(container, 'uname'), `#!/bin/sh\necho ${name}\n`, { mode: 0o755 });
  execFileSync('sh', ['start.sh'], {
    cwd: container,
    env: { ...process.env, PATH: `${container}:${process.env.PATH}` },
    stdio: 'pipe',
  });
}

it('a container with a fixed name goes back to an earlier release', () => {
  for (const number of [1, 2, 1]) startContainer(number, 'portal');
  expect(readFileSync(join(folder, 'files/portal/index.html'), 'utf8')).toBe('page 1');
});

it('a container that restarts does not replace the page of a newer release, and a new one does', () => {
  const page = () => readFileSync(join(folder, 'files/portal/index.html'), 'utf8');
  startContainer(1);
  startContainer(2);
  startContainer(1);
  expect(page()).toBe('page 2');
  startContainer(1, 'another-container');
  expect(page()).toBe('page 1');
});

it('a container does not start with the values of the example, nor with an expired address for weaknesses', () => {
  expect(() => startContainer(1, 'portal', 'settings')).toThrow('settings/ still has values of the example');
  const settings = join(folder, 'portal/settings');
  rmSync(settings, { recursive: true });
  expect(() => startContainer(1, 'portal', '../tests/deploy/expired')).toThrow(
    'settings/security.txt has expired: 2020',
  );
});
