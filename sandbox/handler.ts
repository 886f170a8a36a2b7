import type { Call, RequestOf, WireResponseOf } from '../contract/call.ts';
import type { RequestContext } from './request-context.ts';

/** Handles a call: takes the parsed request and returns the response in wire form, or throws a `Rejection`. */
type Handler<C extends Call> = (
  request: RequestOf<C>,
  context: RequestContext,
) => WireResponseOf<C> | Promise<WireResponseOf<C>>;

/** One handler for each call of a contract module; a missing handler is a compile error. */
export type Handlers<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Call ? Name : never]: Module[Name] extends Call
    ? Handler<Module[Name]>
    : never;
};

/** Handlers by call name. */
export type HandlerTable = Readonly<Record<string, (request: never, context: RequestContext) => unknown>>;
