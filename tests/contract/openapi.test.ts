import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../../contract/call.ts';
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

  it('names the schemas that operations share, and refers to them', () => {
    const { paths, components } = JSON.parse(document);
    const year = paths['/cardholder/accounts/v2/{id}/transactions/years/{year}'].get;
    expect(year.responses[200].content['application/json'].schema.items).toEqual({
      $ref: '#/components/schemas/Transaction',
    });
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining(['Account', 'Address', 'Card', 'Cardholder', 'ContactInfo', 'TopupMonth', 'Transaction']),
    );
    for (const name of Object.keys(components.schemas)) expect(document).toContain(`"#/components/schemas/${name}"`);
  });

  it('writes no object of a response twice', () => {
    const { paths, components } = JSON.parse(document);
    const seen = new Map<string, number>();
    const responses = Object.values<Record<string, { responses: { 200?: object } }>>(paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.responses[200]),
    );
    JSON.stringify([responses, components.schemas], (_, value) => {
      const { properties } = value ?? {};
      const names = Object.keys(properties ?? {});
      if (names.length > 1) seen.set(JSON.stringify(properties), (seen.get(JSON.stringify(properties)) ?? 0) + 1);
      return value;
    });
    expect([...seen].filter(([, count]) => count > 1)).toEqual([]);
  });

  it('rejects two different schemas with one name', () => {
    const named = (type: z.ZodMiniType) => z.object({ type }).register(z.globalRegistry, { id: 'Twice' });
    const call = { ...renewToken, example: { request: {}, response: { type: 'a' } } } as unknown as Call;
    const same = [
      { ...call, path: '/a', response: named(z.string()) },
      { ...call, path: '/b', response: named(z.string()) },
    ];
    expect(Object.keys(openapi(same).components.schemas)).toContain('Twice');
    const different = [...same, { ...call, path: '/c', response: named(z.nullable(z.string())) }];
    expect(() => openapi(different)).toThrow('Twice: two schemas have this name');
  });

  it('marks what the portal cannot do without', () => {
    const { schemas } = JSON.parse(document).components;
    const essential = (name: string) =>
      Object.entries<{ 'x-essential'?: true }>(schemas[name].properties).flatMap(([field, schema]) =>
        schema['x-essential'] ? field : [],
      );
    expect(essential('Account')).toEqual(['id', 'topupLevel', 'termsAndConditionsAccepted']);
    expect(essential('Card')).toEqual(['referenceCode']);
    expect(schemas.Account.properties.topupLevel.properties.branchId['x-essential']).toBe(true);
    expect(schemas.Account.properties.cardHolder.properties.status).not.toHaveProperty('x-essential');
    expect(essential('TopupSettings')).toContain('lastDayOrderTopup');
    expect(JSON.parse(document).info.description).toContain('`x-essential`');
  });

  it('says the format, the sign and the unit of numbers and dates', () => {
    const { Transaction, Fee } = JSON.parse(document).components.schemas;
    expect(Transaction.properties.id).toMatchObject({ type: 'integer', format: 'int64' });
    expect(Transaction.properties.transactionDate.format).toBe('date-time');
    const { amount } = Transaction.properties.settlementAmount.properties;
    expect(amount.description).toContain('negative when money leaves the account');
    expect(Fee.properties.amount.description).toContain('kronor, not öre');
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

describe('the copy for OpenAPI 3.0', () => {
  const copy = generated['docs/openapi-3.0.json'];

  it('passes the linter of its version', async () => {
    expect(JSON.parse(copy).openapi).toMatch(/^3\.0\./);
    expect(await lint(copy)).toEqual([]);
  });

  it('fails the linter with a type that only 3.1 has', async () => {
    const broken = copy.replace('"type": "string",', '"type": ["string", "null"],');
    expect((await lint(broken)).join()).toContain('type');
  });

  it('differs in how it says null, one word and a marked reference', () => {
    const { Account, Preferences } = JSON.parse(copy).components.schemas;
    expect(Account.properties.card.nullable).toBe(true);
    expect(Preferences.properties.dailyPurchaseLimit).toMatchObject({ type: 'integer' });
    expect(copy).not.toMatch(/"type": "null"|"const":|"\$defs"|"definitions"/);
    const fee = JSON.parse(copy).paths['/cardholder/api/v3/cards/fees/order-physical'].get.responses[200];
    expect(fee.content['application/json'].schema.properties.feeAmount).toEqual({
      allOf: [{ $ref: '#/components/schemas/Fee' }],
      'x-essential': true,
    });
  });

  it('has the same operations and named schemas', () => {
    const [one, other] = [JSON.parse(document), JSON.parse(copy)];
    expect(Object.keys(other.paths)).toEqual(Object.keys(one.paths));
    expect(Object.keys(other.components.schemas)).toEqual(Object.keys(one.components.schemas));
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
