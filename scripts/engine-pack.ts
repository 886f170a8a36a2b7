/**
 * `npm run engine:pack`: builds the package of the model engine, as it can be published, in build/engine: JavaScript, types,
 * README and licence. In this repository its source is used as it is, because of the link that npm makes for a workspace.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

const source = join(root, 'engine');

/** Writes the package into a folder, which is deleted before. Throws if the engine does not compile. */
export function packEngine(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const { status, stdout } = spawnSync('tsc', ['-p', source, '--outDir', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the engine does not compile:\n${stdout}`);
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const exports = { './*': { types: './*.d.ts', default: './*.js' } };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`);
  cpSync(join(source, 'README.md'), join(folder, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

if (import.meta.main) packEngine(join(root, 'build/engine'));
