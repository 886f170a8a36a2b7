import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import * as z from 'zod/mini';
import type { CallFailure } from '../../contract/backend.ts';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { HARNESS_FOLDER } from '../harness/build.ts';
import type { Background } from './flow.ts';
import { VAULT, VaultStub } from './vault-stub.ts';

/** Where the stage stands; nothing of it ever leaves the browser. */
export const ORIGIN = 'http://stage.localhost';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const patternOf = ({ path }: Call) => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`);
const addresses = calls.map((call) => ({ call, pattern: patternOf(call) }));

const callAt = (method: string, path: string): Call | undefined =>
  addresses.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call;

/** What travels as a file of its own, by the name of the actor that waits for it. */
const FILES = [
  ['loadMessages', /\/(sv|en)-[^/]+\.json$/],
  ['saveAgenda', /^\/agenda$/],
  ['saveWorkbook', /^\/workbook$/],
] as const;

/**
 * The border between the page and everything else. What the page asks for is parked under the name of its actor when
 * the path must answer it; files come from the built stage.
 */
export class NetworkStub {
  #parked = new Map<string, Route[]>();
  #awaited: ReadonlySet<string> = new Set();
  #background: Background = 'unanswered';
  #next: readonly { readonly call: string; readonly status: number; readonly detail: string | null }[] = [];
  readonly vault = new VaultStub();
  #answeredFirst = new Set<string>();
  /** How often each call was answered by what stands in the background. */
  #given = new Map<string, number>();
  #arrived: () => void = () => undefined;
  readonly faults: string[] = [];

  async open(page: Page): Promise<void> {
    await page.route('**/*', (route) => this.#meet(route));
    page.on('requestfailed', (request) => {
      for (const [name, routes] of this.#parked) {
        const left = routes.filter((route) => route.request() !== request);
        if (left.length < routes.length) this.#parked.set(name, left);
      }
    });
  }

  /** Begins anew: nothing is parked, and only these are. */
  reset(awaited: ReadonlySet<string>, background: Background, answeredFirst: readonly string[] = []): void {
    this.#parked = new Map();
    this.#awaited = awaited;
    this.#background = background;
    this.#next = [];
    this.vault.reset();
    this.#answeredFirst = new Set(answeredFirst);
    this.#given = new Map();
    this.faults.length = 0;
  }

  /** Lets the next call of this name be answered with a status, whoever makes it. */
  answerNext(call: string, status: number, detail: string | null = null): void {
    this.#next = [...this.#next, { call, status, detail }];
  }

  /** The names under which something is parked. */
  waiting(): string[] {
    return [...this.#parked].flatMap(([name, routes]) => routes.map(() => name));
  }

  /** Takes out what is parked under a name, and waits until there is something. */
  async take(name: string): Promise<Route> {
    for (;;) {
      const [first, ...rest] = this.#parked.get(name) ?? [];
      if (first) {
        this.#parked.set(name, rest);
        return first;
      }
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
    }
  }

  async #meet(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, origin } = new URL(request.url());
    if (origin === VAULT) return this.vault.meet(route);
    if (!pathname.startsWith('/api/')) {
      const [name] = FILES.find(([, file]) => file.test(pathname)) ?? [];
      return name && this.#awaited.has(name) ? this.#park(name, route) : serve(route);
    }
    const call = callAt(request.method(), pathname);
    if (call === undefined) {
      this.faults.push(`${request.method()} ${pathname} is no call of the contract`);
      return route.abort();
    }
    const next = this.#next.find((one) => one.call === call.name);
    if (next) {
      this.#next = this.#next.filter((one) => one !== next);
      const { status, detail } = next;
      return status < 400 ? deliver(route, call.example.response) : fail(route, { kind: 'rejected', status, detail });
    }
    if (this.#answeredFirst.delete(call.name)) return this.#answerInBackground(route, call);
    if (this.#awaited.has(call.name)) return this.#park(call.name, route);
    return this.#answerInBackground(route, call);
  }

  /** What is held is never answered, unless it is a change: those are sent and forgotten. */
  #answerInBackground(route: Route, call: Call): Promise<void> {
    if (this.#background === 'unanswered' && call.effect === 'read') return new Promise(() => undefined);
    const standing = this.#background === 'unanswered' ? [] : this.#background;
    const found = standing.find((one) => one.call.name === call.name);
    if (found === undefined) return deliver(route, call.example.response);
    const given = this.#given.get(call.name) ?? 0;
    this.#given.set(call.name, given + 1);
    return given < found.times ? answer(route, call, found.response) : new Promise(() => undefined);
  }

  #park(name: string, route: Route): void {
    const others = this.#parked.get(name) ?? [];
    const question = questionOf(route);
    // A read that was given up and asked anew is heard of before the giving up; two that stay are counted by the walk.
    const isChange = route.request().method() !== 'GET';
    if (isChange && others.some((other) => questionOf(other) === question)) {
      this.faults.push(`${question} is sent a second time`);
    }
    this.#parked.set(name, [...others, route]);
    this.#arrived();
  }
}

const questionOf = (route: Route) => {
  const request = route.request();
  return `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
};

/** Answers with a file of the stage; every page is the same. */
export function serve(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const file = extname(pathname) === '' ? 'index.html' : pathname;
  const contentType = TYPES[extname(file)] ?? 'application/octet-stream';
  return route.fulfill({ contentType, body: readFileSync(join(HARNESS_FOLDER, file)) });
}

const deliver = (route: Route, body: unknown): Promise<void> =>
  body === undefined ? route.fulfill({ status: 204 }) : route.fulfill({ json: body });

/** Answers a call with a response in its parsed form. */
export const answer = (route: Route, call: Call, response: unknown): Promise<void> =>
  deliver(route, z.encode(call.response, response));

/** Lets a call fail. Throws for a failure that takes time: the stage knows no timeouts. */
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
      throw new Error('a late answer cannot be shown: the stage knows no timeouts');
  }
}
