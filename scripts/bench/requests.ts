import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TimedResponse {
  readonly status: number;
  readonly milliseconds: number;
  readonly body: string;
}

/** An HTTP client with a limited number of keep-alive connections. */
export function createClient(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = async ({ method, path, token, body, headers = {} }: HttpRequest): Promise<TimedResponse> => {
    const start = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<TimedResponse>();
    const outgoing = request(`${origin}${path}`, {
      agent,
      method,
      headers: {
        ...headers,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
    });
    outgoing.on('error', reject);
    outgoing.on('response', async (response) => {
      const content = await text(response);
      resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - start, body: content });
    });
    outgoing.end(body && JSON.stringify(body));
    return promise;
  };
  return { send, close: () => agent.destroy() };
}

/** The value below which a share (0 to 1) of all values is. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
