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

  it('says what it is for', () => {
    expect(call.summary).toMatch(/^[A-Z].+[^.]$/);
    if (call.origin !== 'spec') expect(call.origin.decided.length).toBeGreaterThan(10);
  });

  it('sends no body where there is none to send', () => {
    if (call.method === 'GET') expect(call.body).toEqual({});
  });
});

it('no two calls have the same name, or the same method and path', () => {
  const names = calls.map(({ name }) => name);
  const places = calls.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(new Set(names).size).toBe(calls.length);
  expect(new Set(places).size).toBe(calls.length);
});

it('what changes nothing is a read, and only reads are repeated', () => {
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

it('a call with a token that may be refused with a 401 says that the session is not meant', () => {
  const may401 = calls.filter(({ auth, rejections }) => auth === 'bearer' && Object.values(rejections).includes(401));
  const says = calls.filter(({ has401OfItsOwn }) => has401OfItsOwn);
  expect(says.map(({ name }) => name)).toEqual(may401.map(({ name }) => name));
  expect(says.map(({ name }) => name).sort()).toEqual(['collectSigning', 'signingQrcode', 'startSigning']);
});

it('a call whose path and parameters disagree cannot be defined', () => {
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
