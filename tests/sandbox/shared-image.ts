import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * A database that is made once per test run instead of once per test file: seeding all personas takes a second of
 * processor time. It is renamed when it is complete, because another test file may read it.
 */
export function sharedImage(make: () => Uint8Array): Uint8Array {
  const file = join(inject('sharedFolder'), 'seeded.db');
  if (existsSync(file)) return readFileSync(file);
  const image = make();
  const incomplete = `${file}.${randomUUID()}`;
  writeFileSync(incomplete, image);
  renameSync(incomplete, file);
  return image;
}
