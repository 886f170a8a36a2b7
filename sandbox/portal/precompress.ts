import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|txt|webmanifest)$/;

/** Writes a `.br` and a `.gz` next to each built text asset. Asset names contain a hash, so existing ones are up to date. */
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
