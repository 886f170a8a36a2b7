import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { doorModel } from '@lunchkortet/model-engine/example/door';
import { kettleModel } from '@lunchkortet/model-engine/example/kettle';
import { modelTests } from '@lunchkortet/model-engine/model-tests';
import { mutateMachine } from '@lunchkortet/model-engine/mutation/mutate-machine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packEngine } from '../../scripts/engine-pack.ts';
import { root } from '../../scripts/run.ts';

let folder: string;

/** An example of the engine as another project would write it. */
const example = (name: string) =>
  readFileSync(join(root, `engine/example/${name}.ts`), 'utf8').replace(
    '../model.ts',
    '@lunchkortet/model-engine/model',
  );

const TEST = `
import { modelTests } from '@lunchkortet/model-engine/model-tests';
import { mutateMachine } from '@lunchkortet/model-engine/mutation/mutate-machine';
import { doorModel } from './door.ts';
import { kettleModel } from './kettle.ts';

for (const model of [doorModel, kettleModel]) {
  const tests = modelTests(model);
  for (const { run } of tests) await run();
  const { mutants, killed } = mutateMachine(model);
  console.log(model.machine.id, tests.length, mutants, killed);
}
`;

const CONFIG = {
  compilerOptions: {
    target: 'es2024',
    module: 'nodenext',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  },
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'other-project-'));
  packEngine(join(folder, 'node_modules/@lunchkortet/model-engine'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG));
  for (const name of ['door', 'kettle']) writeFileSync(join(folder, `${name}.ts`), example(name));
  writeFileSync(join(folder, 'test.ts'), TEST);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The ends of the range of the package; the newest is that of the portal. */
test.each(['xstate-oldest', 'xstate'])('another project can use the packed engine with %s', (version) => {
  const link = join(folder, 'node_modules/xstate');
  rmSync(link, { force: true });
  symlinkSync(join(root, 'node_modules', version), link, 'dir');
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  expect(run('tsc', '-p', '.').stdout).toBe('');
  const { stdout, stderr } = run('node', 'test.ts');
  expect(stderr).toBe('');
  const expected = [doorModel, kettleModel].map((model) => {
    const { mutants, killed } = mutateMachine(model);
    return `${model.machine.id} ${modelTests(model).length} ${mutants} ${killed}\n`;
  });
  expect(stdout).toBe(expected.join(''));
});

test('the oldest XState of the tests is that of the package', () => {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const { peerDependencies } = read('engine/package.json');
  expect(peerDependencies.xstate).toBe(`>=${read('node_modules/xstate-oldest/package.json').version} <6`);
});
