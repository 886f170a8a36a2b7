import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Arrow, right, wrong } from './arrows.ts';

const report = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), message: z.string(), location: z.object({ path: z.string() }) }),
  ),
});
const RULES = /noRestrictedImports|noRestrictedGlobals|noConsole|^plugin$/;
const folder = mkdtempSync(join(tmpdir(), 'zones-'));
const root = join(import.meta.dirname, '../..').replaceAll('\\', '/');

/** Runs the linter once over all fixtures, each in a place of its own so that its messages can be told apart. */
function lint(arrows: readonly Arrow[]): Map<Arrow, readonly string[]> {
  const text = readFileSync(join(root, 'biome.json'), 'utf8').replaceAll('./scripts/', `${root}/scripts/`);
  const { vcs: _, ...config } = JSON.parse(text);
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  const places = new Map(arrows.map((arrow, at) => [arrow.file.replace(/(\w+)(\.\w+)+$/, `$1-${at}$2`), arrow]));
  for (const [path, { code }] of places) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = report.parse(JSON.parse(stdout));
  const relevant = diagnostics.filter(({ category }) => RULES.test(category));
  return new Map(
    [...places].map(([path, arrow]) => [
      arrow,
      relevant.filter(({ location }) => location.path === path).map(({ message }) => message),
    ]),
  );
}

const said = lint([...right, ...wrong]);
afterAll(() => rmSync(folder, { recursive: true }));

it.each(right)('lets $file say $code', (arrow) => {
  expect(said.get(arrow)).toEqual([]);
});

it.each(wrong)('stops $file from saying $code', (arrow) => {
  expect(said.get(arrow)).toContainEqual(expect.stringMatching(arrow.says));
});
