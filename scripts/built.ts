import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that the built portal is made from. */
const SOURCES = [
  '{src,machines,contract,locales}/**/*.{ts,tsx,css,json,svg}',
  'public/**/*.*',
  'index.html',
  '{vite,tailwind}.config.ts',
  'scripts/*-plugin.ts',
  'package-lock.json',
];
const RECORD = 'build/portal.sources';

/** Contents and not times, because a checkout gives every file the time of the checkout. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Whether `build/portal` is what the sources of this moment would give. */
export function isBuilt(root: string): boolean {
  const record = join(root, RECORD);
  const isThere = existsSync(join(root, 'build/portal/index.html')) && existsSync(record);
  return isThere && readFileSync(record, 'utf8') === fingerprint(root);
}

export const noteBuilt = (root: string): void => writeFileSync(join(root, RECORD), fingerprint(root));
