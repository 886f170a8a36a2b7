import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allowed, forbidden, type LintCase } from './import-cases.ts';

const report = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), message: z.string(), location: z.object({ path: z.string() }) }),
  ),
});
const RULES = /noRestrictedImports|noRestrictedGlobals|noConsole|^plugin$/;
const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
const root = join(import.meta.dirname, '../..').replaceAll('\\', '/');

/** Runs the linter once over all cases, each in its own file. Returns the messages of each. */
function lint(cases: readonly LintCase[]): Map<LintCase, readonly string[]> {
  const text = readFileSync(join(root, 'biome.json'), 'utf8').replaceAll('./scripts/', `${root}/scripts/`);
  const { vcs: _, ...config } = JSON.parse(text);
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  const files = new Map(
    cases.map((lintCase, index) => [lintCase.file.replace(/(\w+)((?:\.\w+)+)$/, `$1-${index}$2`), lintCase]),
  );
  for (const [path, { code }] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = report.parse(JSON.parse(stdout));
  const relevant = diagnostics.filter(({ category }) => RULES.test(category));
  return new Map(
    [...files].map(([path, lintCase]) => [
      lintCase,
      relevant.filter(({ location }) => location.path === path).map(({ message }) => message),
    ]),
  );
}

const messages = lint([...allowed, ...forbidden]);
afterAll(() => rmSync(folder, { recursive: true }));

it.each(allowed)('$file may contain $code', (lintCase) => {
  expect(messages.get(lintCase)).toEqual([]);
});

it.each(forbidden)('$file must not contain $code', (lintCase) => {
  expect(messages.get(lintCase)).toContainEqual(expect.stringMatching(lintCase.message));
});
