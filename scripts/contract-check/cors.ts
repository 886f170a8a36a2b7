import type { Call } from '../../contract/call.ts';
import { countOfCalls, type Note } from './note.ts';
import type { Backend } from './send.ts';

const IDEMPOTENCY = 'idempotency-key';

/** The headers of a request for which a browser asks first. */
const headersOf = ({ auth, body, hasIdempotencyKey }: Call): string[] => [
  ...(auth === 'none' ? [] : ['authorization']),
  ...(Object.keys(body).length > 0 ? ['content-type'] : []),
  ...(hasIdempotencyKey ? [IDEMPOTENCY] : []),
];

const listed = (headers: Headers, name: string): Set<string> =>
  new Set((headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/));
const note = (problem: string, effect: string, change: string): Note => {
  return { subject: 'CORS', isFatal: true, problem, effect, change };
};

const BLOCKED = '“cannot reach the server”, because the browser blocks the request';

/** What a preflight does not allow, in words; the same words for the same cause. */
function refusals(call: Call, response: Response, origin: string): string[] {
  const { headers, ok } = response;
  const allowed = headers.get('access-control-allow-origin');
  if (!ok || (allowed !== origin && allowed !== '*')) return [`${call.method} requests from ${origin} are not allowed`];
  const methods = listed(headers, 'access-control-allow-methods');
  const names = listed(headers, 'access-control-allow-headers');
  return [
    ...(methods.has(call.method.toLowerCase()) || methods.has('*') || ['GET', 'POST'].includes(call.method)
      ? []
      : [`the method ${call.method} is not allowed`]),
    // A star does not stand for Authorization.
    ...headersOf(call)
      .filter((name) => !names.has(name) && (name === 'authorization' || !names.has('*')))
      .map((name) => `the header ${name} is not allowed`),
  ];
}

const changeFor = (problem: string): string =>
  problem.includes(IDEMPOTENCY)
    ? 'allow it, or name another header as idempotencyHeader in config.json, or null for none'
    : 'allow the origin of the portal, GET, POST, PUT and PATCH, and authorization, content-type and idempotency-key';

/** Sends the preflight of each call as a browser on `origin` does, and looks at an answer with 401. Changes nothing. */
export async function corsNotes(
  calls: readonly Call[],
  { host, fetch, timeout }: Backend,
  origin: string,
): Promise<Note[]> {
  const problems = new Map<string, string[]>();
  const send = (path: string, init: RequestInit) =>
    fetch(`${host.replace(/\/$/, '')}${path}`, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) });
  for (const call of calls.filter((one) => one.host === 'backend')) {
    const path = call.path.replaceAll(/\{\w+\}/g, '1');
    const headers = {
      origin,
      'access-control-request-method': call.method,
      'access-control-request-headers': headersOf(call).join(','),
    };
    const response = await send(path, { method: 'OPTIONS', headers });
    for (const problem of refusals(call, response, origin))
      problems.set(problem, [...(problems.get(problem) ?? []), call.name]);
  }
  const { headers } = await send('/cardholder/info', {
    method: 'GET',
    headers: { origin, authorization: 'Bearer none' },
  });
  const exposed = listed(headers, 'access-control-expose-headers');
  const hidden = ['date', 'retry-after'].filter((name) => !exposed.has(name));
  return [
    ...[...problems].map(([problem, names]) =>
      note(`${problem} (${countOfCalls(names.length)}, such as ${names[0]})`, BLOCKED, changeFor(problem)),
    ),
    ...(headers.get('access-control-allow-origin') === null
      ? [
          note(
            'an answer with 401 does not allow the origin',
            'no log-out when the session ends, but “cannot reach the server”',
            'send the CORS headers with errors too',
          ),
        ]
      : []),
    ...(hidden.length > 0
      ? [
          note(
            `${hidden.join(' and ')} cannot be read`,
            'times by a clock that can be wrong',
            'Access-Control-Expose-Headers: Date, Retry-After',
          ),
        ]
      : []),
  ];
}
