import { fromPromise, type PromiseActorLogic } from 'xstate';
import { type Backend, type CallFailure, failureOf } from '../contract/backend.ts';
import type { Call, RequestOf, ResponseOf } from '../contract/call.ts';
import type { Message } from './message.ts';
import type { Clock, Ports } from './ports.ts';

export type CallInput<C extends Call> = {
  readonly backend: Backend;
  readonly request: RequestOf<C>;
  /** False for one of several changes that share a toast. Default: true. */
  readonly raisesToast?: boolean;
  /** The key of a change that may repeat an earlier one. Default: a new key. */
  readonly idempotencyKey?: string;
};
export type CallLogic<C extends Call> = PromiseActorLogic<ResponseOf<C>, CallInput<C>> & { readonly call: C };

/** An actor that makes one call, once; its output is the parsed response and its error a `CallError`. */
export const callActor = <C extends Call>(call: C): CallLogic<C> =>
  Object.assign(
    fromPromise<ResponseOf<C>, CallInput<C>>(({ input: { backend, request, ...options }, signal }) =>
      backend(call, request, { ...options, signal }),
    ),
    { call },
  );

/** The input of a calling actor, from a context that carries the ports. */
export const callInput = <R>({ ports }: { readonly ports: Ports }, request: R): { backend: Backend; request: R } => ({
  backend: ports.backend,
  request,
});

export interface ErrorParams {
  readonly error: unknown;
}

/** What went wrong, as the parameter of an action or a guard; for `onError`. */
export const errorParams = ({ event }: { event: { readonly error: unknown } }) => ({ error: event.error });

/** For `assign`: sets `failure` to the typed failure of a call. */
export const toFailure = (_: unknown, { error }: ErrorParams): { failure: CallFailure } => ({
  failure: failureOf(error),
});

/** For `assign`: sets `message` to what a flow says about the typed failure of a call. */
export const toMessage =
  (messageOf: (failure: CallFailure) => Message) =>
  (_: unknown, { error }: ErrorParams): { message: Message } => ({ message: messageOf(failureOf(error)) });

export type WaitLogic = PromiseActorLogic<void, { readonly clock: Clock; readonly moment: number }> & {
  readonly waits: true;
};

/** An actor that is done when a moment (ms since 1970) has come. For deadlines too long, or too exact, for `after`. */
export const waitUntil: WaitLogic = Object.assign(
  fromPromise<void, { readonly clock: Clock; readonly moment: number }>(({ input, signal }) =>
    input.clock.until(input.moment, { signal }),
  ),
  { waits: true } as const,
);

/** Makes the compiler check that each invoke's id is the name of its actor: `types: { children: {} as Named<…> }`. */
export type Named<Actors> = { [Name in keyof Actors]: Name };

/** For `types` in `setup`, with such children. */
export interface MachineTypes<Input, Context, Event, Actors> {
  readonly input: Input;
  readonly context: Context;
  readonly events: Event;
  readonly children: Named<Actors>;
}
