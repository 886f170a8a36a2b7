import type { Call, WireResponseOf } from './call.ts';
import type { Contract } from './calls.ts';

/** A request as the portal would send it by the contract. An adapter returns what its provider expects instead. */
export interface AdaptedRequest {
  readonly method: string;
  /** The path below the backend's base address, with its values. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** In lower case, without `content-type`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON; undefined for none. */
  readonly body: unknown;
}

/** An answer with a 2xx status; `body` is undefined when it is empty. */
interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the shape of a provider is known to its adapter only
  readonly body: any;
}

/** How one call of a provider differs from the contract. Both parts may be left out. */
interface CallAdapter<C extends Call> {
  readonly request?: (request: AdaptedRequest) => AdaptedRequest;
  /** The answer in the form of the contract. */
  readonly answer?: (answer: Answer) => WireResponseOf<C>;
}

type CallName = { [Name in keyof Contract]: Contract[Name] extends Call ? Name : never }[keyof Contract];

/**
 * Turns the requests of the contract into those of a provider, and its answers back, by call (docs/adapters.md). No machine
 * and no view knows of it.
 */
export type Adapter = {
  readonly calls?: { readonly [Name in CallName]?: CallAdapter<Extract<Contract[Name], Call>> };
  /** Changes every request, after that of the call. */
  readonly request?: (request: AdaptedRequest) => AdaptedRequest;
  /** The text of a rejection: one that the contract lists, or null. `body` is the parsed body of the error. */
  readonly rejection?: (call: string, error: Answer) => { readonly status: number; readonly detail: string | null };
};

/** The parts of an adapter for one call, whose types do not follow from the name. */
export const adapterOf = (adapter: Adapter | undefined, call: Call): CallAdapter<Call> =>
  (adapter?.calls as Readonly<Record<string, CallAdapter<Call>>> | undefined)?.[call.name] ?? {};
