import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { precompress } from '../../scripts/precompress.ts';

test('every text file gets a compressed copy beside it, again after a change', () => {
  const root = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'assets'));
  for (const file of ['index.html', 'assets/main.js', 'assets/sv.json', 'assets/font.woff2'])
    writeFileSync(join(root, file), `old ${file}`);
  precompress(root);
  writeFileSync(join(root, 'index.html'), 'new');
  precompress(root);
  const read = (file: string) => readFileSync(join(root, file));
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe('new');
  expect(gunzipSync(read('index.html.gz')).toString()).toBe('new');
  expect(brotliDecompressSync(read('assets/sv.json.br')).toString()).toBe('old assets/sv.json');
  expect(readdirSync(join(root, 'assets')).toSorted()).toEqual(
    ['font.woff2', ...['main.js', 'sv.json'].flatMap((name) => [name, `${name}.br`, `${name}.gz`])].toSorted(),
  );
});
