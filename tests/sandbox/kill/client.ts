import * as z from 'zod/mini';
import type { Call, RequestOf, ResponseOf } from '../../../contract/call.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';

/** Lifetime of a token, s: the clock moves by weeks, and tokens must stay valid. */
const TOKEN_LIFETIME = 1_000_000_000;

/** A logged-in user of a sandbox in this process. */
export interface TestClient {
  readonly persona: string;
  readonly sandbox: Sandbox;
  /** Sends a call, with the client's token or another; returns null when it is rejected and throws on an internal error. */
  ask<C extends Call>(call: C, request: RequestOf<C>, token?: string): Promise<ResponseOf<C> | null>;
  /** Posts JSON to the sandbox's own API. */
  post(path: string, body: object): Promise<Response>;
}

const encode = (fields: Call['body'], values: Readonly<Record<string, unknown>>) => {
  const own = Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]]));
  return z.encode(z.object(fields), own) as Readonly<Record<string, unknown>>;
};

/** Creates a client after a password login; `onCall` is called before each call. */
export async function createClient(
  sandbox: Sandbox,
  persona: string,
  onCall: (call: string) => void,
): Promise<TestClient> {
  const post: TestClient['post'] = async (path, body) =>
    sandbox.portal.request(`/sandbox/api${path}`, { method: 'POST', body: JSON.stringify(body) });
  const tokenParams = { persona, authenticationMethod: 'PASSWORD', expiresIn: TOKEN_LIFETIME };
  const { accessToken } = await (await post('/token', tokenParams)).json();
  return {
    persona,
    sandbox,
    post,
    async ask(call, request, token = accessToken) {
      onCall(call.name);
      const values = request as Readonly<Record<string, unknown>>;
      const params = encode(call.params, values);
      const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
      const query = new URLSearchParams(encode(call.query, values) as Record<string, string>);
      const response = await sandbox.portal.request(`/api${path}?${query}`, {
        method: call.method,
        headers: { Authorization: `Bearer ${token}` },
        ...(call.method !== 'GET' && { body: JSON.stringify(encode(call.body, values)) }),
      });
      if (response.status === 500) throw new Error(`${call.name}: ${await response.text()}`);
      if (!response.ok) return null;
      return (response.status === 204 ? undefined : await response.json()) as ResponseOf<typeof call>;
    },
  };
}
