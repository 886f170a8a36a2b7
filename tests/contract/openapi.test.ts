import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { renewToken } from '../../contract/session.ts';
import { tokenStatus } from '../../machines/token.ts';
import { openapi } from '../../scripts/openapi/document.ts';
import { files } from '../../scripts/openapi/files.ts';

const generated = files(calls);
const document = generated['docs/openapi.json'];

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly $ref?: string }[];
}

const lint = async (source: string) => {
  // The specification defines topups/calendar/{year} and topups/{id}/next-topup-info, which the rule calls ambiguous.
  const rules = { 'no-ambiguous-paths': 'off' } as const;
  const config = await createConfig({ extends: ['recommended-strict'], rules });
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`);
};

describe('the OpenAPI document', () => {
  it('passes an independent linter', async () => {
    expect(await lint(document)).toEqual([]);
  });

  it('fails the linter when an example does not match its schema', async () => {
    const broken = document.replace('"needsOnboarding": false', '"needsOnboarding": "no"');
    expect(await lint(broken)).toEqual([expect.stringContaining('no-invalid-media-type-examples')]);
  });

  it('has the idempotency key of each change, except those that answer with an access token', () => {
    const withKey = Object.values(JSON.parse(document).paths)
      .flatMap((methods) => Object.values(methods as Record<string, Operation>))
      .filter(({ parameters = [] }) => parameters.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey'))
      .map(({ operationId }) => operationId);
    expect(withKey.sort()).toEqual(
      calls.flatMap(({ name, hasIdempotencyKey }) => (hasIdempotencyKey ? name : [])).sort(),
    );
    expect(withKey).toContain('orderTopup');
    expect(withKey).not.toContain('renewToken');
  });

  it('says the format, the sign and the unit of numbers and dates', () => {
    const { paths } = JSON.parse(document);
    const year = paths['/cardholder/accounts/v2/{id}/transactions/years/{year}'].get;
    const { properties: row } = year.responses[200].content['application/json'].schema.items;
    expect(row.id).toMatchObject({ type: 'integer', format: 'int64' });
    expect(row.transactionDate.format).toBe('date-time');
    expect(row.settlementAmount.properties.amount.description).toContain('negative when money leaves the account');
    const fee = paths['/cardholder/cards/fees/cardreplacement/{clientId}'].get.responses[200];
    expect(fee.content['application/json'].schema.properties.amount.description).toContain('kronor, not öre');
  });

  it('has an example and headers for each listed error', () => {
    const { paths } = JSON.parse(document);
    const { responses } = paths['/auth/auth/database'].post;
    expect(responses[429].headers).toHaveProperty('Retry-After');
    expect(responses[403].content['application/problem+json'].example).toMatchObject({
      status: 403,
      detail: 'Invalid user or user not authorized to access the application',
    });
  });

  it('has a token as its example that opens the portal', () => {
    expect(tokenStatus(renewToken.example.response.accessToken, Date.now())).toBe('live');
  });

  it('rejects two calls with the same path and method', () => {
    const [first] = calls;
    if (!first) throw new Error('no calls');
    expect(() => openapi([first, { ...first, name: 'again' }])).toThrow(/two calls have the same path and method/);
  });
});

describe('docs/contract.md', () => {
  const page = generated['docs/contract.md'];
  const rowOf = (name: string) => page.split('\n').find((line) => line.includes(`**${name}**`)) ?? '';

  it('has a row for every call and marks decisions', () => {
    for (const { name, method, path, origin } of calls) {
      expect(rowOf(name)).toContain(`\`${method} ${path}\``);
      expect(rowOf(name).startsWith('| ◆ '), name).toBe(origin !== 'spec');
    }
  });

  it('shows units, lists, optional fields and errors', () => {
    expect(rowOf('balance')).toContain('`amount: kronor (≤ 15000)`');
    expect(rowOf('topupCalendar')).toContain('`months[].topupDate: date or null`');
    expect(rowOf('logInWithPassword')).toContain('`mfaCode?: text`');
    expect(rowOf('collectSigning')).toContain('`hintCode?: text or null`');
    expect(rowOf('savePreferences')).toContain('`dailyPurchaseLimit?: öre (≥ 0)`');
    expect(rowOf('orderTopup')).toContain('409 Max top-ups already ordered');
  });
});
