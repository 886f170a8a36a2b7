import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { Id, nothing } from '../../contract/values.ts';

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_, call: Call) => {
  it('has an example request that its schemas accept', () => {
    const schema = z.strictObject({ ...call.params, ...call.query, ...call.body });
    const parsed = z.safeParse(schema, call.example.request);
    expect(parsed.error?.issues).toBeUndefined();
    expect(z.encode(schema, parsed.data ?? {})).toEqual(call.example.request);
  });

  it('has an example response that its schema accepts', () => {
    expect(z.safeParse(call.response, call.example.response).error?.issues).toBeUndefined();
  });

  it('has a summary', () => {
    expect(call.summary).toMatch(/^[A-Z].+[^.]$/);
    if (call.origin !== 'spec') expect(call.origin.decided.length).toBeGreaterThan(10);
  });

  it('has no body fields if it is a GET', () => {
    if (call.method === 'GET') expect(call.body).toEqual({});
  });
});

it('calls have unique names, and unique methods and paths', () => {
  const names = calls.map(({ name }) => name);
  const endpoints = calls.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(new Set(names).size).toBe(calls.length);
  expect(new Set(endpoints).size).toBe(calls.length);
});

it('the POSTs that only read and the GETs that change data are marked by their effect', () => {
  const named = (method: string, effect: string) =>
    calls.filter((call) => call.method === method && call.effect === effect).map(({ name }) => name);
  expect(named('POST', 'read').sort()).toEqual([
    'bankIdQrcode',
    'blogPosts',
    'convertCurrency',
    'enrichCardholder',
    'signingQrcode',
  ]);
  expect(named('GET', 'change').sort()).toEqual(['choosePin', 'resetPinAttempts', 'setRandomPin']);
});

it('an authenticated call has a 401 of its own only for BankID', () => {
  const own401 = calls.flatMap(({ auth, name, rejections }) =>
    Object.keys(rejections).flatMap((detail) =>
      auth === 'bearer' && rejections[detail] === 401 ? [`${name}: ${detail}`] : [],
    ),
  );
  expect(own401).toEqual(['startSigning: unauthorized', 'signingQrcode: unauthorized', 'collectSigning: unauthorized']);
});

it('defineCall throws when path and parameters differ', () => {
  const definition = { name: 'x', method: 'GET', effect: 'read', summary: 'X', response: nothing } as const;
  expect(() =>
    defineCall({
      ...definition,
      path: '/{a}/{b}',
      params: { b: Id, a: Id },
      example: { request: { a: '1', b: '2' }, response: undefined },
    }),
  ).toThrow('the path has');
});
