import type * as z from 'zod/mini';
import type { Rejections } from './rejections.ts';

/** Named fields of a request: path parameters, query parameters or the fields of a JSON body. */
export type Fields = Readonly<Record<string, z.ZodMiniType>>;

/**
 * The definition of one backend call (§7). The client, the sandbox's routes, the OpenAPI document and the test doubles are
 * all derived from it.
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
  /** Path template below the backend's base address, with `{name}` for each path parameter. */
  readonly path: string;
  /** Only a `read` may be retried, prefetched or cached. Some GETs are a `change`. */
  readonly effect: 'read' | 'change';
  /**
   * Whether the request has an `Idempotency-Key`: the backend keeps the answer, and gives it to a repetition of the request.
   * So has every change whose answer holds no access token, which must not be kept.
   */
  readonly hasIdempotencyKey: boolean;
  /** `bearer`: the token is required. `optional`: the token is sent if there is one, and counts as none if it is not valid. */
  readonly auth: 'bearer' | 'optional' | 'none';
  /** The backend, or the configured third-party service that returns network addresses. */
  readonly host: 'backend' | 'addressLookup';
  /** One line for the documents. */
  readonly summary: string;
  /** `spec` if §7 defines the call completely; otherwise what was decided here. */
  readonly origin: 'spec' | { readonly decided: string };
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
  /** The errors of this call, in addition to `AUTH_ERRORS` and errors of invalid fields. */
  readonly rejections: Rejections;
  readonly example: { readonly request: Wire<Params> & Wire<Query> & Wire<Body>; readonly response: z.input<Response> };
}

type Parsed<F extends Fields> = keyof F extends never ? unknown : z.output<z.ZodMiniObject<F>>;
type Wire<F extends Fields> = keyof F extends never ? unknown : z.input<z.ZodMiniObject<F>>;

/** The request as the caller passes it: path, query and body values in one flat object, in parsed form. */
export type RequestOf<C extends Call> = Parsed<C['params']> & Parsed<C['query']> & Parsed<C['body']>;

/** The parsed response. */
export type ResponseOf<C extends Call> = z.output<C['response']>;

/** The response in wire form. */
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
> extends Pick<Call, 'method' | 'effect' | 'summary'> {
  name: Name;
  path: Path;
  params?: Params & ParamsOf<Path> & Record<Exclude<keyof Params, NamesIn<Path>>, never>;
  query?: Query;
  body?: Body;
  response: Response;
  auth?: Call['auth'];
  host?: Call['host'];
  returnsAccessToken?: true;
  origin?: Call['origin'];
  rejections?: Rejections;
  // NoInfer: the example must not influence the inferred fields.
  example: { request?: NoInfer<Wire<Params> & Wire<Query> & Wire<Body>>; response: NoInfer<z.input<Response>> };
}

/** Defines a call. Throws when the path template and the path parameters differ. */
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
    rejections = {},
    returnsAccessToken = false,
    params,
    query,
    body,
    example,
    ...rest
  } = definition;
  const inPath = [...rest.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const inParams = Object.keys(params ?? {});
  if (inPath.join() !== inParams.join())
    throw new Error(`${rest.name}: the path has ${inPath}, the parameters have ${inParams}`);
  return {
    ...rest,
    hasIdempotencyKey: rest.effect === 'change' && !returnsAccessToken,
    auth,
    host,
    origin,
    rejections,
    params: (params ?? {}) as Params,
    query: (query ?? {}) as Query,
    body: (body ?? {}) as Body,
    example: { request: {} as Wire<Params> & Wire<Query> & Wire<Body>, ...example },
  };
}
