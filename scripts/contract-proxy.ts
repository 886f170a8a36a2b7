/**
 * `npm run contract:proxy -- <host>`: stands between the portal and a backend, and compares every answer with the contract.
 * One walk through the portal, with its changes, is then a test of the backend.
 */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { calls } from '../contract/calls.ts';
import { observer } from './contract-check/observe.ts';

const USAGE = `npm run contract:proxy -- <host> [--port 4390]

<host> is the start of all paths of the contract. Name http://localhost:<port> as backend in config.json of the portal.`;

/** Ends the command because it cannot be started. */
const fail = (reason: string): never => {
  console.error(reason);
  process.exit(2);
};

function readOptions() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { port: { type: 'string' } } });
    const [host = ''] = positionals;
    const port = Number(values.port ?? 4390);
    return positionals.length === 1 && URL.canParse(host) && port > 0 ? { host, port } : fail(USAGE);
  } catch {
    return fail(USAGE);
  }
}

const { host, port } = readOptions();
const base = host.replace(/\/$/, '');
const observe = observer(calls);
/** Headers of one connection, and those that no longer fit the body. */
const HOP = ['connection', 'content-encoding', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];

const server = createServer(async (request, response) => {
  const { method = 'GET', url = '/' } = request;
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !HOP.includes(name) && name !== 'accept-encoding'),
  ) as Record<string, string>;
  const body = await buffer(request);
  try {
    const answer = await fetch(base + url, {
      method,
      headers,
      redirect: 'manual',
      ...(!['GET', 'HEAD'].includes(method) && body.length > 0 && { body: new Uint8Array(body) }),
    });
    const text = await answer.text();
    response.writeHead(answer.status, Object.fromEntries([...answer.headers].filter(([name]) => !HOP.includes(name))));
    response.end(text);
    if (method === 'OPTIONS') return;
    const contentType = answer.headers.get('content-type') ?? '';
    const path = url.split('?')[0] ?? url;
    console.log(observe({ method, path, status: answer.status, contentType, text }).join('\n'));
  } catch (error) {
    response.writeHead(502).end();
    console.log(
      `! ${method} ${url.split('?')[0]}: the backend could not be reached (${error instanceof Error ? error.message : error})`,
    );
  }
});
server.on('error', (error) =>
  fail(
    'code' in error && error.code === 'EADDRINUSE' ? `Port ${port} is busy. Choose another with --port.` : `${error}`,
  ),
);
server.listen(port, '127.0.0.1', () =>
  console.log(`http://localhost:${port} passes requests on to ${base}. Ctrl-C stops.`),
);
