import { type FromPage, MESSAGES_PATH, type ToPage, UNREACHABLE_PATH } from './message.ts';

const { fetch: send } = window;
const socket = new WebSocket(`ws://${location.host}${MESSAGES_PATH}`);
const opened = new Promise((resolve) => socket.addEventListener('open', resolve));

/** What has been posted so far: the messages arrive in the order in which they are posted. */
let posted: Promise<unknown> = opened;

function post(message: FromPage | Promise<FromPage>): void {
  posted = posted.then(async () => socket.send(JSON.stringify(await message)));
}

interface Waiting {
  /** In WebKit, the signal of a request can be lost together with the request. */
  readonly kept: readonly unknown[];
  readonly resolve: (response: Response | Promise<Response>) => void;
  readonly reject: (reason: unknown) => void;
}

const waiting = new Map<number, Waiting>();
let last = 0;

socket.addEventListener('message', ({ data }) => {
  const message: ToPage = JSON.parse(data);
  const request = waiting.get(message.id);
  waiting.delete(message.id);
  // The error of a real request: each engine has its own.
  if (message.kind === 'unreachable') return request?.resolve(send(UNREACHABLE_PATH));
  const { status, contentType, body } = message;
  // Some statuses allow no body, not even an empty one.
  request?.resolve(new Response(body || null, { status, headers: { 'Content-Type': contentType } }));
});

async function messageOf(id: number, request: Request): Promise<FromPage> {
  const { method, url, headers } = request;
  const body = await request.text();
  return { kind: 'request', id, method, url, headers: Object.fromEntries(headers), body: body === '' ? null : body };
}

/** Sends a request to the test. */
function ask(request: Request, ...kept: readonly unknown[]): Promise<Response> {
  last += 1;
  const id = last;
  const { signal } = request;
  if (signal.aborted) return Promise.reject(signal.reason);
  post(messageOf(id, request));
  signal.addEventListener('abort', () => {
    waiting.get(id)?.reject(signal.reason);
    if (waiting.delete(id)) post({ kind: 'aborted', id });
  });
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject, kept: [request, ...kept] }));
}

/**
 * Sends the requests of the page to the test over one connection. An engine opens only six to a server, and a path can leave
 * more requests without an answer.
 */
export function sendRequestsToTest(): void {
  window.fetch = async (input, init) => ask(new Request(input, init), input, init);
}

/** Sends errors of the console and uncaught ones to the test: not every driver reports them. */
export function reportErrors(): void {
  const report = (text: string) => post({ kind: 'error', text });
  for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    const { [level]: print } = console;
    console[level] = (...args: readonly unknown[]) => {
      report(`console: ${args.map(String).join(' ')}`);
      print.apply(console, args as unknown[]);
    };
  }
  // Without an error it is a notice of the browser, such as one about the order in which it measures elements.
  window.addEventListener('error', ({ error, message }) => error && report(`uncaught error: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => report(`uncaught error: ${String(reason)}`));
}
