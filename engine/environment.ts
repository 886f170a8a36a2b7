import type { AnyStateMachine } from 'xstate';
import type { Call } from './adapter.ts';
import type { AnyModel, AnyStart, Effect } from './model.ts';
import { createPendingCalls, type PendingCalls } from './pending-calls.ts';

/** The environment of a machine under test: time, device storage, pending calls and recorded effects. */
export interface Environment {
  readonly machine: AnyStateMachine;
  readonly start: AnyStart;
  /** ms since 1970; changes only when a path says so. */
  time: number;
  device: Map<string, string>;
  /** The number of steps taken. */
  step: number;
  effects: Effect[];
  faults: string[];
  pendingCalls: PendingCalls;
  readonly timers: Timers;
  /** Records an effect. */
  record(name: string, args: readonly unknown[]): void;
  /** Records a fault and returns an error with the same text. */
  fault(text: string): Error;
}

/** The clock of an actor; its timers fire only on request. */
interface Timers {
  readonly clock: { setTimeout(fire: () => void, delay: number): number; clearTimeout(id: number): void };
  /** Moves time to the next timer and fires it; does nothing if there is none. */
  fireFirst(): void;
}

function createTimers(environment: () => Environment): Timers {
  const running = new Map<number, { readonly fire: () => void; readonly due: number }>();
  let lastId = 0;
  return {
    clock: {
      setTimeout(fire, delay) {
        lastId += 1;
        running.set(lastId, { fire, due: environment().time + delay });
        return lastId;
      },
      clearTimeout: (id) => void running.delete(id),
    },
    fireFirst() {
      const [first] = [...running].toSorted(([, a], [, b]) => a.due - b.due);
      if (first === undefined) return;
      const [id, { due, fire }] = first;
      running.delete(id);
      environment().time = due;
      fire();
    },
  };
}

/** Creates the environment for one start of a model. */
export function createEnvironment(
  { machine, adapter }: Pick<AnyModel, 'machine' | 'adapter'>,
  start: AnyStart,
): Environment {
  const fault = (text: string) => {
    environment.faults.push(text);
    return new Error(text);
  };
  const environment: Environment = {
    machine,
    start,
    time: start.time ?? adapter.startTime,
    device: new Map(Object.entries(start.device ?? {}) as [string, string][]),
    step: 0,
    effects: [],
    faults: [],
    pendingCalls: createPendingCalls(() => environment.step, fault),
    timers: createTimers(() => environment),
    record: (name, args) => void environment.effects.push({ name, args, step: environment.step }),
    fault,
  };
  return environment;
}

/** The call that an actor of the machine makes; undefined if it makes none. */
export const callOf = ({ implementations: { actors } }: AnyStateMachine, src: string): Call | undefined => {
  const logic: object | undefined = actors[src];
  return logic && 'call' in logic ? (logic as { readonly call: Call }).call : undefined;
};
