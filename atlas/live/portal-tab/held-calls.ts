import type { AnyActor } from 'xstate';
import { type Backend, CallError } from '../../../contract/backend.ts';
import type { NoAnswer } from '../protocol.ts';
import { isCalledBy } from './actor-tree.ts';

interface HeldCall {
  readonly name: string;
  readonly pass: () => void;
  readonly fail: (failure: NoAnswer) => void;
}

/** Calls of chosen machines that are kept from the backend, so that the machines stay in their waiting states. */
export interface HeldCalls {
  names(): readonly string[];
  /** Replaces the machines; calls that are held already stay held. */
  hold(machines: readonly string[]): void;
  /** Passes the held calls of this name (null: all) to the backend, or rejects them. */
  release(call: string | null, failure: NoAnswer | null): void;
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
    new Promise<void>((resolve, reject) => {
      const call: HeldCall = {
        name,
        pass: () => resolve(),
        fail: (failure) => reject(new CallError(name, failure)),
      };
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
    release(name, failure) {
      for (const call of calls.filter((held) => name === null || held.name === name)) {
        remove(call);
        if (failure) call.fail(failure);
        else call.pass();
      }
    },
    wrap: (backend, root) => async (call, request, options) => {
      if (isCalledBy(root(), machines, call.name)) await untilReleased(call.name, options.signal);
      return backend(call, request, options);
    },
  };
}
