import * as z from 'zod/mini';
import type { Call, RequestOf, ResponseOf } from '../../../contract/call.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';

/** Seconds that a token lives here: the clock leaps by weeks, and nobody is to be locked out. */
const FOR_EVER = 1_000_000_000;

/** Somebody who uses the sandbox from within this process. */
export interface Caller {
  readonly persona: string;
  readonly sandbox: Sandbox;
  /** Sends a call; null when it was refused. A mistake of the sandbox's own is thrown. */
  ask<C extends Call>(call: C, request: RequestOf<C>): Promise<ResponseOf<C> | null>;
  /** Posts JSON to the sandbox's own API. */
  post(path: string, body: object): Promise<Response>;
}

const wireOf = (fields: Call['body'], given: Readonly<Record<string, unknown>>) => {
  const own = Object.fromEntries(Object.keys(fields).map((name) => [name, given[name]]));
  return z.encode(z.object(fields), own) as Readonly<Record<string, unknown>>;
};

/** Somebody who has logged in with a password; `tell` hears of each call before it is made. */
export async function callerIn(sandbox: Sandbox, persona: string, tell: (call: string) => void): Promise<Caller> {
  const post: Caller['post'] = async (path, body) =>
    sandbox.portal.request(`/sandbox/api${path}`, { method: 'POST', body: JSON.stringify(body) });
  const wish = { persona, authenticationMethod: 'PASSWORD', expiresIn: FOR_EVER };
  const { accessToken } = await (await post('/token', wish)).json();
  return {
    persona,
    sandbox,
    post,
    async ask(call, request) {
      tell(call.name);
      const given = request as Readonly<Record<string, unknown>>;
      const params = wireOf(call.params, given);
      const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
      const query = new URLSearchParams(wireOf(call.query, given) as Record<string, string>);
      const answer = await sandbox.portal.request(`/api${path}?${query}`, {
        method: call.method,
        headers: { Authorization: `Bearer ${accessToken}` },
        ...(call.method !== 'GET' && { body: JSON.stringify(wireOf(call.body, given)) }),
      });
      if (answer.status === 500) throw new Error(`${call.name}: ${await answer.text()}`);
      if (!answer.ok) return null;
      return (answer.status === 204 ? undefined : await answer.json()) as ResponseOf<typeof call>;
    },
  };
}
