import type { Call, RequestOf, WireResponseOf } from '../contract/call.ts';
import type { Visit } from './visit.ts';

/** What answers a call: gets the parsed request, gives what travels back, or throws a `Refusal`. */
type Answer<C extends Call> = (request: RequestOf<C>, visit: Visit) => WireResponseOf<C> | Promise<WireResponseOf<C>>;

/** An answer for every call of a contract module: one that is missing does not compile. */
export type Answers<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Call ? Name : never]: Module[Name] extends Call
    ? Answer<Module[Name]>
    : never;
};

/** Answers by the name of their call, whatever they take. */
export type AnswerTable = Readonly<Record<string, (request: never, visit: Visit) => unknown>>;
