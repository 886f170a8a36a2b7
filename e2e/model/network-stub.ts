import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import type { CallFailure } from '../../contract/backend.ts';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { callOfRequest, faultsOfRequest, type SentRequest, valuesOfRequest } from '../support/call-of-request.ts';
import type { Background } from './flow.ts';
import type { Route } from './route.ts';
import { VAULT_ORIGIN, VaultStub } from './vault-stub.ts';

/** The origin of the harness. The stub answers all its requests, so none reaches the network. */
export const ORIGIN = 'http://harness.localhost';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Requests that are not backend calls but that an actor waits for, by the name of the actor. */
const FILES = [
  ['loadMessages', /\/(sv|en)-[^/]+\.json$/],
  ['loadScreen', /^\/screen-code$/],
  ['loadSignedIn', /^\/signed-in-code$/],
  ['savePicture', /^\/picture$/],
  ['saveReminders', /^\/reminders$/],
  ['saveWorkbook', /^\/workbook$/],
] as const;

interface NextResponse {
  readonly call: string;
  readonly status: number;
  readonly detail: string | null;
}

interface NetworkOptions {
  /** The calls that stay pending until the path answers them. */
  readonly controlled: ReadonlySet<string>;
  readonly background: Background;
  readonly answerFirst?: readonly string[] | undefined;
  /** Whether calls with a session have a token: not if the path itself opens the session. */
  readonly hasToken: boolean;
}

/**
 * Intercepts all requests of the page. Calls that the path controls stay pending under their names; other
 * calls get background responses; everything else is served from the built harness.
 */
export class NetworkStub {
  #pending = new Map<string, Route[]>();
  #controlled: ReadonlySet<string> = new Set();
  #background: Background = 'unanswered';
  #hasToken = true;
  #next: readonly NextResponse[] = [];
  readonly vault = new VaultStub();
  #answerFirst: string[] = [];
  /** How often each call has got a background response. */
  #timesAnswered = new Map<string, number>();
  #areScreensHeld = false;
  #onPending: () => void = () => undefined;
  readonly faults: string[] = [];
  readonly #folder: string;

  /** `folder` has the built harness. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async attach(page: Page): Promise<void> {
    await page.route('**/*', (route) => this.handle(route));
    page.on('requestfailed', (request) => this.forget(request));
  }

  /** Removes the pending call of a request that the page has given up. */
  forget(request: SentRequest): void {
    for (const [name, routes] of this.#pending) {
      const remaining = routes.filter((route) => route.request() !== request);
      if (remaining.length < routes.length) this.#pending.set(name, remaining);
    }
  }

  /** Removes all pending calls, and starts again with these options. */
  reset({ controlled, background, answerFirst = [], hasToken }: NetworkOptions): void {
    this.#pending = new Map();
    this.#controlled = controlled;
    this.#background = background;
    this.#hasToken = hasToken;
    this.#next = [];
    this.vault.reset();
    this.#answerFirst = [...answerFirst];
    this.#timesAnswered = new Map();
    this.#areScreensHeld = false;
    this.faults.length = 0;
  }

  /** Answers the next call with this name with a status, whichever machine makes it. */
  answerNext(call: string, status: number, detail: string | null = null): void {
    this.#next = [...this.#next, { call, status, detail }];
  }

  /** From now on no code of a screen arrives, unless the path controls it. */
  holdScreens(): void {
    this.#areScreensHeld = true;
  }

  /** The name of each pending call. */
  pending(): string[] {
    return [...this.#pending].flatMap(([name, routes]) => routes.map(() => name));
  }

  /** What the pending calls with this name say. */
  valuesOf(name: string): readonly unknown[] {
    return (this.#pending.get(name) ?? []).map((route) => valuesOfRequest(route.request()));
  }

  /** Removes and returns a pending call; waits until there is one. */
  async take(name: string): Promise<Route> {
    for (;;) {
      const [first, ...rest] = this.#pending.get(name) ?? [];
      if (first) {
        this.#pending.set(name, rest);
        return first;
      }
      await new Promise<void>((resolve) => {
        this.#onPending = resolve;
      });
    }
  }

  /** Answers with a file of the built harness; every page is index.html. */
  serve(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    const file = extname(pathname) === '' ? 'index.html' : pathname;
    const contentType = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: readFileSync(join(this.#folder, file)) });
  }

  async handle(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, origin } = new URL(request.url());
    if (origin === VAULT_ORIGIN) return this.vault.handle(route);
    if (!pathname.startsWith('/api/')) {
      const [name] = FILES.find(([, pattern]) => pattern.test(pathname)) ?? [];
      if (name && this.#controlled.has(name)) return this.#addPending(name, route);
      return name === 'loadScreen' && this.#areScreensHeld ? new Promise(() => undefined) : this.serve(route);
    }
    const call = callOfRequest(request);
    if (call === undefined) {
      this.faults.push(`${request.method()} ${pathname} is not a call of the contract`);
      return route.abort();
    }
    this.faults.push(...faultsOfRequest(request, call, this.#hasToken));
    const next = this.#next.find(({ call: name }) => name === call.name);
    if (next) {
      this.#next = this.#next.filter((other) => other !== next);
      const { status, detail } = next;
      return status < 400 ? deliver(route, call.example.response) : fail(route, { kind: 'rejected', status, detail });
    }
    const first = this.#answerFirst.indexOf(call.name);
    if (first !== -1) {
      this.#answerFirst.splice(first, 1);
      return this.#answerInBackground(route, call);
    }
    if (this.#controlled.has(call.name)) return this.#addPending(call.name, route);
    return this.#answerInBackground(route, call);
  }

  /** With the background 'unanswered', only changes are answered, because nothing waits for their result. */
  #answerInBackground(route: Route, call: Call): Promise<void> {
    if (this.#background === 'unanswered' && call.effect === 'read') return new Promise(() => undefined);
    const responses = this.#background === 'unanswered' ? [] : this.#background;
    const found = responses.find(({ call: { name } }) => name === call.name);
    if (found === undefined) return deliver(route, call.example.response);
    const times = this.#timesAnswered.get(call.name) ?? 0;
    this.#timesAnswered.set(call.name, times + 1);
    if (times < found.times) return answer(route, call, found.response);
    if (found.afterwards === 'failed') return fail(route, { kind: 'rejected', status: 500, detail: null });
    return new Promise(() => undefined);
  }

  #addPending(name: string, route: Route): void {
    const others = this.#pending.get(name) ?? [];
    const text = requestText(route);
    // A read that is aborted and sent again arrives here before its abort does. Real duplicates are found in `pending`.
    const isChange = calls.some((call) => call.name === name && call.effect === 'change');
    if (isChange && others.some((other) => requestText(other) === text)) {
      this.faults.push(`${text} is sent a second time`);
    }
    this.#pending.set(name, [...others, route]);
    this.#onPending();
  }
}

const requestText = (route: Route) => {
  const request = route.request();
  return `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
};

const deliver = (route: Route, body: unknown): Promise<void> =>
  body === undefined ? route.fulfill({ status: 204 }) : route.fulfill({ json: body });

/** Answers a call with a parsed response. */
export const answer = (route: Route, call: Call, response: unknown): Promise<void> =>
  deliver(route, z.encode(call.response, response));

/** Lets a call fail. Throws for a timeout, because the harness disables them. */
export function fail(route: Route, failure: CallFailure): Promise<void> {
  switch (failure.kind) {
    case 'unreachable':
      return route.abort('connectionrefused');
    case 'invalidResponse':
      return route.fulfill({ contentType: 'application/json', body: '{' });
    case 'rejected': {
      const { status, detail } = failure;
      const body = JSON.stringify({ status, ...(detail !== null && { detail }) });
      return route.fulfill({ status, contentType: 'application/problem+json', body });
    }
    case 'timeout':
      throw new Error('the harness cannot simulate a timeout');
  }
}
