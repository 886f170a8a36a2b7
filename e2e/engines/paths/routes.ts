import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import type { Answer, Route } from '../../model/route.ts';
import { VAULT_ORIGIN } from '../../model/vault-stub.ts';
import { type FromPage, SCRIPT_PATH, type ToPage } from './message.ts';

/** The portal's page gets the script of the tests before its own. */
const withScript = (html: string): string => html.replace('<head>', `<head><script src="${SCRIPT_PATH}"></script>`);

/** The texts of the contract and of the harness name a vault that does not exist. This is the one of the server. */
export type VaultOrigin = string;
const withVault = (text: string, vault: VaultOrigin) => text.replaceAll(VAULT_ORIGIN, vault);

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
export function fileRoute(incoming: IncomingMessage, response: ServerResponse, vault: VaultOrigin): Route {
  const { method = 'GET', headers, url } = incoming;
  const origin = `http://${headers.host}`;
  const request = {
    method: () => method,
    url: () => `${origin === vault ? VAULT_ORIGIN : origin}${url}`,
    headers: () => headers as Readonly<Record<string, string>>,
    postData: () => null,
    postDataJSON: () => null,
    resourceType: () => (headers.accept?.includes('text/html') ? 'document' : 'other'),
  };
  return {
    request: () => request,
    async fulfill(answer) {
      const { status, contentType, body } = contentOf(answer);
      response.writeHead(status, { 'Content-Type': contentType });
      if (!contentType.startsWith('text/')) return void response.end(body);
      const text = withVault(String(body), vault);
      response.end(contentType === 'text/html' ? withScript(text) : text);
    },
    abort: async () => void incoming.socket.destroy(),
  };
}

/** A request that the page makes with `fetch`, which arrives as a message. */
export function fetchRoute(
  socket: WebSocket,
  sent: Extract<FromPage, { readonly kind: 'request' }>,
  vault: VaultOrigin,
): Route {
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
      await send({ kind: 'answer', id, ...content, body: withVault(String(content.body), vault) });
    },
    abort: () => send({ kind: 'unreachable', id }),
  };
}
