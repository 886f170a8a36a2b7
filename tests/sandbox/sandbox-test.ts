import { test as base } from 'vitest';
import * as z from 'zod/mini';
import type { Call, Fields, RequestOf, ResponseOf } from '../../contract/call.ts';
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts';

/** A Friday in November 2026, at noon in Stockholm. */
const NOON = Date.parse('2026-11-20T12:00:00+01:00');

interface TokenWish {
  /** Seconds. */
  readonly expiresIn?: number;
  readonly applications?: readonly string[];
  readonly authenticationMethod?: string;
}

export interface TestSandbox extends Sandbox {
  /** Lets real time pass, in ms. */
  wait(milliseconds: number): void;
  /** Sends a call as the portal would and gives the raw answer. */
  send<C extends Call>(call: C, request: RequestOf<C>, token?: string): Promise<Response>;
  /** Sends a call with values in wire form, which may break the contract. */
  sendWire(call: Call, given: Readonly<Record<string, unknown>>, token?: string): Promise<Response>;
  /** Sends a call that must succeed and gives the parsed answer. */
  ask<C extends Call>(call: C, request: RequestOf<C>, token?: string): Promise<ResponseOf<C>>;
  /** Posts JSON to the sandbox's own API and gives the answer. */
  post(path: string, body: object): Promise<Response>;
  /** A token of a persona, as after a log-in. */
  tokenOf(persona: string, overrides?: TokenWish): Promise<string>;
}

type Wire = Readonly<Record<string, unknown>>;

const encoded = (fields: Fields, given: Wire) => {
  const own = Object.fromEntries(Object.keys(fields).map((name) => [name, given[name]]));
  return z.encode(z.object(fields), own) as Wire;
};

const picked = (fields: Fields, given: Wire) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, given[name]] as const));

/** A call as it travels. `given` is in wire form, and may break the contract. */
function travelling(call: Call, given: Wire, token?: string): [path: string, init: RequestInit] {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const query = new URLSearchParams(picked(call.query, given) as Record<string, string>).toString();
  const hasBody = Object.keys(call.body).length > 0;
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const body = hasBody ? { body: JSON.stringify(picked(call.body, given)) } : {};
  return [`/api${path}${query && `?${query}`}`, { method: call.method, headers, ...body }];
}

/** A sandbox in this process whose time stands still until it is told to pass. */
export function openSandbox(db = ':memory:'): TestSandbox {
  let real = NOON;
  const sandbox = createSandbox({ db, now: () => real, portalRoot: 'no such folder' });
  const sendWire: TestSandbox['sendWire'] = async (call, given, token) =>
    sandbox.portal.request(...travelling(call, given, token));
  const send: TestSandbox['send'] = (call, request, token) => {
    const given = request as Wire;
    const wire = { ...encoded(call.params, given), ...encoded(call.query, given), ...encoded(call.body, given) };
    return sendWire(call, wire, token);
  };
  const post: TestSandbox['post'] = async (path, body) =>
    sandbox.portal.request(`/sandbox/api${path}`, { method: 'POST', body: JSON.stringify(body) });
  return {
    ...sandbox,
    send,
    sendWire,
    post,
    wait: (milliseconds) => {
      real += milliseconds;
    },
    async ask(call, request, token) {
      const answer = await send(call, request, token);
      if (!answer.ok) throw new Error(`${call.name}: ${answer.status} ${await answer.text()}`);
      return z.parse(call.response, answer.status === 204 ? undefined : await answer.json()) as ResponseOf<typeof call>;
    },
    async tokenOf(persona, overrides = {}) {
      const { accessToken } = await (await post('/token', { persona, ...overrides })).json();
      return accessToken;
    },
  };
}

/** A test with a sandbox of its own, in memory. */
export const test = base.extend<{ sandbox: TestSandbox }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures that are needed from the pattern
  sandbox: async ({}, use) => {
    const sandbox = openSandbox();
    await use(sandbox);
    sandbox.close();
  },
});
