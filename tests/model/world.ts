import type { AnyStateMachine } from 'xstate';
import type { Call } from '../../contract/call.ts';
import { type Effect, MODEL_START, type Spy, type Start } from '../../machines/model.ts';
import type { DeviceKey } from '../../machines/ports.ts';
import { createParking, type Parking } from './parking.ts';
import { puppetPorts } from './puppet.ts';

/** An outside that holds every thread: in it nothing happens unless a path says so. */
export interface World {
  readonly machine: AnyStateMachine;
  readonly start: Start<unknown>;
  /** ms since 1970 */
  time: number;
  device: Map<DeviceKey, string>;
  /** How many steps were taken. */
  step: number;
  readonly effects: Effect[];
  readonly faults: string[];
  readonly parking: Parking;
  readonly timers: Timers;
  note(name: string, args: readonly unknown[]): void;
  fault(text: string): Error;
}

/** Time for a machine's own timers. */
interface Timers {
  readonly clock: { setTimeout(fire: () => void, delay: number): number; clearTimeout(id: number): void };
  /** Moves time to the timer that is due first and fires it; does nothing when there is none. */
  fireFirst(): void;
}

function createTimers(world: () => World): Timers {
  const running = new Map<number, { readonly fire: () => void; readonly due: number }>();
  let last = 0;
  return {
    clock: {
      setTimeout(fire, delay) {
        last += 1;
        running.set(last, { fire, due: world().time + delay });
        return last;
      },
      clearTimeout: (id) => void running.delete(id),
    },
    fireFirst() {
      const [first] = [...running].toSorted(([, a], [, b]) => a.due - b.due);
      if (first === undefined) return;
      const [id, { due, fire }] = first;
      running.delete(id);
      world().time = due;
      fire();
    },
  };
}

/** The world in which a machine starts in one of the ways of its model. */
export function createWorld(machine: AnyStateMachine, start: Start<unknown>): World {
  const fault = (text: string) => {
    world.faults.push(text);
    return new Error(text);
  };
  const world: World = {
    machine,
    start,
    time: MODEL_START,
    device: new Map(Object.entries(start.device ?? {}) as [DeviceKey, string][]),
    step: 0,
    effects: [],
    faults: [],
    parking: createParking(() => world.step, fault),
    timers: createTimers(() => world),
    note: (name, args) => void world.effects.push({ name, args, step: world.step }),
    fault,
  };
  return world;
}

/** What the machine is given: its input, with puppets for ports. */
export function inputFor(world: World): unknown {
  const spy: Spy =
    (name) =>
    (...args) =>
      world.note(name, args);
  return world.start.input(puppetPorts(world), spy);
}

/** The call that an actor of the machine makes, if it makes one. */
export const callOf = ({ implementations: { actors } }: AnyStateMachine, src: string): Call | undefined => {
  const logic: object | undefined = actors[src];
  return logic && 'call' in logic ? (logic as { readonly call: Call }).call : undefined;
};
