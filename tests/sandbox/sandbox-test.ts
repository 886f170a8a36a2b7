import { test as base } from 'vitest';
import * as z from 'zod/mini';
import type { Call, Fields, RequestOf, WireResponseOf } from '../../contract/call.ts';
import { promiseOf } from '../../contract/promise.ts';
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts';
import { sharedImage } from './shared-image.ts';

/** A Friday in November 2026, at noon in Stockholm. */
const NOON = Date.parse('2026-11-20T12:00:00+01:00');

interface TokenOptions {
  /** Seconds. */
  readonly expiresIn?: number;
  readonly applications?: readonly string[];
  readonly authenticationMethod?: string;
  readonly acceptsAnySignature?: boolean;
}

export interface TestSandbox extends Sandbox {
  /** Advances real time, ms. */
  wait(milliseconds: number): void;
  /** Sends a call as the portal does and returns the response. */
  send<C extends Call>(call: C, request: RequestOf<C>, token?: string): Promise<Response>;
  /** Sends a call with values in wire form, which may be invalid. */
  sendWire(call: Call, values: Readonly<Record<string, unknown>>, token?: string): Promise<Response>;
  /** Sends a call that must succeed and returns its response, which must be as the contract promises. */
  ask<C extends Call>(call: C, request: RequestOf<C>, token?: string): Promise<WireResponseOf<C>>;
  /** Posts JSON to the sandbox's own API. */
  post(path: string, body: object): Promise<Response>;
  /** A token of a persona, as after a login. */
  tokenOf(persona: string, overrides?: TokenOptions): Promise<string>;
}

type Wire = Readonly<Record<string, unknown>>;

const encode = (fields: Fields, values: Wire) => {
  const own = Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]]));
  return z.encode(z.object(fields), own) as Wire;
};

const pick = (fields: Fields, values: Wire) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]] as const));

/** The HTTP request of a call. `values` is in wire form and may be invalid. */
export function toRequest(call: Call, values: Wire, token?: string): [path: string, init: RequestInit] {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const query = new URLSearchParams(pick(call.query, values) as Record<string, string>).toString();
  const hasBody = Object.keys(call.body).length > 0;
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const body = hasBody ? { body: JSON.stringify(pick(call.body, values)) } : {};
  return [`/api${path}${query && `?${query}`}`, { method: call.method, headers, ...body }];
}

const options = { now: () => NOON, portalRoot: 'no such folder' };

// Made outside of the tests, whose time is limited.
const image = sharedImage(() => {
  const sandbox = createSandbox(options);
  const seeded = sandbox.services.db.image();
  sandbox.close();
  return seeded;
});

/** A sandbox in this process; its time advances only by `wait`. */
export function openSandbox(db = ':memory:'): TestSandbox {
  let real = NOON;
  const sandbox = createSandbox({ ...options, db, image, now: () => real });
  const sendWire: TestSandbox['sendWire'] = async (call, values, token) =>
    sandbox.portal.request(...toRequest(call, values, token));
  const send: TestSandbox['send'] = (call, request, token) => {
    const values = request as Wire;
    const wire = { ...encode(call.params, values), ...encode(call.query, values), ...encode(call.body, values) };
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
      const response = await send(call, request, token);
      if (!response.ok) throw new Error(`${call.name}: ${response.status} ${await response.text()}`);
      const body = response.status === 204 ? undefined : await response.json();
      return z.parse(promiseOf(call.response), body) as WireResponseOf<typeof call>;
    },
    async tokenOf(persona, overrides = {}) {
      const { accessToken } = await (await post('/token', { persona, ...overrides })).json();
      return accessToken;
    },
  };
}

/** A test with its own in-memory sandbox. */
export const test = base.extend<{ sandbox: TestSandbox }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures that are needed from the pattern
  sandbox: async ({}, use) => {
    const sandbox = openSandbox();
    await use(sandbox);
    sandbox.close();
  },
});
