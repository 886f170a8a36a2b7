import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { openapi, printed } from '../../scripts/openapi/document.ts';

const lint = async (source: string) => {
  // The paths are the specification's own: topups/calendar/{year} and topups/{id}/next-topup-info differ by their ends.
  const rules = { 'no-ambiguous-paths': 'off' } as const;
  const config = await createConfig({ extends: ['recommended-strict'], rules });
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`);
};

describe('the OpenAPI document', () => {
  it('satisfies an independent linter', async () => {
    expect(await lint(printed(calls))).toEqual([]);
  });

  it('would not satisfy it with an example that breaks its schema', async () => {
    const broken = printed(calls).replace('"needsOnboarding": false', '"needsOnboarding": "no"');
    expect(await lint(broken)).toEqual([expect.stringContaining('no-invalid-media-type-examples')]);
  });

  it('is fresh: `npm run openapi` would change nothing', () => {
    const stored = readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8');
    expect(stored).toBe(printed(calls));
  });

  it('names every call once', () => {
    const [first] = calls;
    if (!first) throw new Error('no calls');
    expect(() => openapi([first, { ...first, name: 'again' }])).toThrow(/two calls have the same path and method/);
  });
});
