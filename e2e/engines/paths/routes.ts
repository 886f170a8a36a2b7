import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import type { Answer, Route } from '../../model/route.ts';
import { type FromPage, SCRIPT_PATH, type ToPage } from './message.ts';

/** The page gets the script of the tests before its own. */
const withScript = (html: string): string => html.replace('<head>', `<head><script src="${SCRIPT_PATH}"></script>`);

interface Content {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Buffer;
}

const contentOf = ({ status = 200, contentType, body = '', json }: Answer): Content =>
  json === undefined
    ? { status, contentType: contentType ?? 'text/plain', body }
    : { status, contentType: 'application/json', body: JSON.stringify(json) };

/** A request of the browser for a page or a file. */
export function fileRoute(incoming: IncomingMessage, response: ServerResponse): Route {
  const { method = 'GET', headers, url } = incoming;
  const request = {
    method: () => method,
    url: () => `http://${headers.host}${url}`,
    headers: () => headers as Readonly<Record<string, string>>,
    postData: () => null,
    postDataJSON: () => null,
    resourceType: () => String(headers['sec-fetch-dest']),
  };
  return {
    request: () => request,
    async fulfill(answer) {
      const { status, contentType, body } = contentOf(answer);
      response.writeHead(status, { 'Content-Type': contentType });
      response.end(contentType === 'text/html' ? withScript(String(body)) : body);
    },
    abort: async () => void incoming.socket.destroy(),
  };
}

/** A request that the page makes with `fetch`, which arrives as a message. */
export function fetchRoute(socket: WebSocket, sent: Extract<FromPage, { readonly kind: 'request' }>): Route {
  const { id, method, url, headers, body } = sent;
  const request = {
    method: () => method,
    url: () => url,
    headers: () => headers,
    postData: () => body,
    postDataJSON: () => (body === null ? null : JSON.parse(body)),
    resourceType: () => 'fetch',
  };
  const send = async (message: ToPage) => socket.send(JSON.stringify(message));
  return {
    request: () => request,
    async fulfill(answer) {
      const content = contentOf(answer);
      await send({ kind: 'answer', id, ...content, body: String(content.body) });
    },
    abort: () => send({ kind: 'unreachable', id }),
  };
}
