import type { AnyActor } from 'xstate';
import { type Backend, CallError } from '../../../contract/backend.ts';
import type { CallEnd } from '../protocol.ts';
import { isCalledBy } from './actor-tree.ts';

interface HeldCall {
  readonly name: string;
  /** Null passes the call to the backend. */
  readonly release: (end: CallEnd | null) => void;
}

/** Calls of chosen machines that are kept from the backend, so that the machines stay in their waiting states. */
export interface HeldCalls {
  names(): readonly string[];
  /** Replaces the machines; calls that are held already stay held. */
  hold(machines: readonly string[]): void;
  /** Passes the held calls of this name (null: all) to the backend, or ends them without it. */
  release(call: string | null, end: CallEnd | null): void;
  /** The same backend, which holds calls back. */
  wrap(backend: Backend, root: () => AnyActor): Backend;
}

/** `onChange` is called when a call is held or released. */
export function createHeldCalls(initialMachines: readonly string[], onChange: () => void): HeldCalls {
  let machines = initialMachines;
  let calls: readonly HeldCall[] = [];

  const remove = (call: HeldCall) => {
    calls = calls.filter((other) => other !== call);
    onChange();
  };
  const untilReleased = (name: string, signal: AbortSignal) =>
    new Promise<CallEnd | null>((resolve, reject) => {
      const call: HeldCall = { name, release: resolve };
      calls = [...calls, call];
      signal.addEventListener('abort', () => {
        remove(call);
        reject(signal.reason);
      });
      onChange();
    });

  return {
    names: () => calls.map(({ name }) => name),
    hold(next) {
      machines = next;
    },
    release(name, end) {
      for (const call of calls.filter((held) => name === null || held.name === name)) {
        remove(call);
        call.release(end);
      }
    },
    wrap: (backend, root) => async (call, request, options) => {
      const end = isCalledBy(root(), machines, call.name) ? await untilReleased(call.name, options.signal) : null;
      if (end?.kind === 'failure') throw new CallError(call.name, end.failure);
      // The answer of a path is one of the call: its model is typed by the call.
      return end === null ? backend(call, request, options) : (end.response as never);
    },
  };
}
