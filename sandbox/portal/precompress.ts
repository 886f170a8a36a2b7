import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|txt|webmanifest)$/;

/** Puts a `.br` and a `.gz` beside every text file among the built assets, whose names change with their contents. */
export function precompress(root: string): void {
  const folder = join(root, 'assets');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((file) => TEXT.test(file))) {
    const file = join(folder, name);
    if (existsSync(`${file}.br`)) continue;
    const contents = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(contents, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(contents));
  }
}
