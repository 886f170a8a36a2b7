import type * as z from 'zod/mini';
import type { Refusals } from './refusals.ts';

/** Named values of a request: path parameters, query parameters or the fields of a JSON body. */
export type Fields = Readonly<Record<string, z.ZodMiniType>>;

/**
 * One promise of the backend, as a value (§7). The client, the sandbox's routes, the OpenAPI document and the test
 * doubles are all derived from it.
 */
export interface Call<
  Name extends string = string,
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends Fields = Fields,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly name: Name;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Path template below the backend host, with `{name}` for each path parameter. */
  readonly path: string;
  /** Only a `read` may be repeated, prefetched or cached; some GETs are a `change`. */
  readonly effect: 'read' | 'change';
  /** `bearer` calls carry the token and are refused without one; `optional` calls carry it when there is one. */
  readonly auth: 'bearer' | 'optional' | 'none';
  /** A 401 is about what the call asks for, such as an order at BankID (§8), and says nothing of the session. */
  readonly has401OfItsOwn?: true;
  /** Whose call it is: the backend's, or that of the configured third party that knows network addresses. */
  readonly host: 'backend' | 'addressLookup';
  /** What the call is for, in one line. */
  readonly summary: string;
  /** `spec` when §7 states it; otherwise the reason for what was decided here. */
  readonly origin: 'spec' | { readonly decided: string };
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
  /** What the call may be refused with, beside what any call may be (`ADMISSION`, a request that breaks the contract). */
  readonly refusals: Refusals;
  readonly example: { readonly request: Wire<Params> & Wire<Query> & Wire<Body>; readonly response: z.input<Response> };
}

type Parsed<F extends Fields> = keyof F extends never ? unknown : z.output<z.ZodMiniObject<F>>;
type Wire<F extends Fields> = keyof F extends never ? unknown : z.input<z.ZodMiniObject<F>>;

/** What the caller gives: path, query and body values in one flat object, in their parsed form. */
export type RequestOf<C extends Call> = Parsed<C['params']> & Parsed<C['query']> & Parsed<C['body']>;

/** What the caller gets, parsed. */
export type ResponseOf<C extends Call> = z.output<C['response']>;

/** What travels over the network in answer to the call. */
export type WireResponseOf<C extends Call> = z.input<C['response']>;

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type ParamsOf<Path extends string> = { readonly [N in NamesIn<Path>]: z.ZodMiniType };
type NoFields = Readonly<Record<never, never>>;

interface Definition<
  Name extends string,
  Path extends string,
  Params extends Fields,
  Query extends Fields,
  Body extends Fields,
  Response extends z.ZodMiniType,
> extends Pick<Call, 'method' | 'effect' | 'summary' | 'has401OfItsOwn'> {
  name: Name;
  path: Path;
  params?: Params & ParamsOf<Path> & Record<Exclude<keyof Params, NamesIn<Path>>, never>;
  query?: Query;
  body?: Body;
  response: Response;
  auth?: Call['auth'];
  host?: Call['host'];
  origin?: Call['origin'];
  refusals?: Refusals;
  // What the example is like says nothing about which fields there are.
  example: { request?: NoInfer<Wire<Params> & Wire<Query> & Wire<Body>>; response: NoInfer<z.input<Response>> };
}

/** Defines a call. Throws when the path template and the path parameters do not name the same things. */
export function defineCall<
  const Name extends string,
  const Path extends string,
  Params extends Fields = NoFields,
  Query extends Fields = NoFields,
  Body extends Fields = NoFields,
  Response extends z.ZodMiniType = z.ZodMiniType,
>(definition: Definition<Name, Path, Params, Query, Body, Response>): Call<Name, Params, Query, Body, Response> {
  const {
    auth = 'bearer',
    host = 'backend',
    origin = 'spec',
    refusals = {},
    params,
    query,
    body,
    example,
    ...rest
  } = definition;
  const named = [...rest.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const given = Object.keys(params ?? {});
  if (named.join() !== given.join()) throw new Error(`${rest.name}: the path names ${named}, the parameters ${given}`);
  return {
    ...rest,
    auth,
    host,
    origin,
    refusals,
    params: (params ?? {}) as Params,
    query: (query ?? {}) as Query,
    body: (body ?? {}) as Body,
    example: { request: {} as Wire<Params> & Wire<Query> & Wire<Body>, ...example },
  };
}
