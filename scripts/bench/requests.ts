import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** One request as it travels. */
export interface Wanted {
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly milliseconds: number;
  readonly body: string;
}

/** Sends requests over connections that stay open. */
export function sender(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = async ({ method, path, token, body, headers = {} }: Wanted): Promise<Answered> => {
    const begin = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<Answered>();
    const asked = request(`${origin}${path}`, {
      agent,
      method,
      headers: {
        ...headers,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
    });
    asked.on('error', reject);
    asked.on('response', async (answer) => {
      const content = await text(answer);
      resolve({ status: answer.statusCode ?? 0, milliseconds: performance.now() - begin, body: content });
    });
    asked.end(body && JSON.stringify(body));
    return promise;
  };
  return { send, close: () => agent.destroy() };
}

/** The value below which a share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
