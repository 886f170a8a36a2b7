import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { files } from '../../scripts/openapi/files.ts';

describe.each(Object.entries(files(calls)))('%s', (file, contents) => {
  it('is up to date with `npm run openapi`', () => {
    expect(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')).toBe(contents);
  });
});
