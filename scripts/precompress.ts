import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TEXT = '**/*.{js,css,svg,json,html}';

/** Writes a `.br` and a `.gz` next to each text file of a built site. */
export function precompress(root: string): void {
  for (const name of globSync(TEXT, { cwd: root })) {
    const file = join(root, name);
    const contents = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(contents, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(contents));
  }
}
