import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  createActor,
  type ExecutableActionObject,
} from 'xstate';
import type { AnyModel, Start } from '../../machines/model.ts';
import type { DeviceKey } from '../../machines/ports.ts';
import { type Move, machineEvent } from './move.ts';
import { type Ear, hearing, rig } from './rig.ts';
import { type Timer, timersAfter, tooLong } from './timers.ts';
import { createWorld, inputFor } from './world.ts';

/** Where a machine stands while paths are sought: all that decides what can happen next. Nothing runs in it. */
export interface Situation {
  readonly snapshot: AnyMachineSnapshot;
  /** ms since 1970 */
  readonly time: number;
  readonly device: ReadonlyMap<DeviceKey, string>;
  readonly timers: readonly Timer[];
  /** Actors that have been answered, though the machine may keep them. */
  readonly answered: ReadonlySet<AnyActorRef>;
  /** Whether its owner has stopped the machine. */
  readonly isOver: boolean;
}

/** What a move, or the start, led to. */
export interface Outcome {
  readonly situation: Situation;
  /** Ids of the transitions of each microstep, in order. */
  readonly microsteps: readonly (readonly string[])[];
  readonly guards: readonly { readonly name: string; readonly outcome: boolean }[];
  readonly faults: readonly string[];
}

/** Takes moves without running anything: each outcome follows from a situation alone. */
export interface Explorer {
  begin(): Outcome;
  /** `due` is when the move comes about, if not at once. */
  take(from: Situation, move: Move, due?: number): Outcome;
  /** Evaluates something with the clock and the device as they are in a situation. */
  within<T>(situation: Situation, evaluate: () => T): T;
}

/** A scope for transitions that nobody runs: that of an actor which is never started. */
function idleScope(ear: Ear): AnyActorScope {
  let caught: AnyActorScope | undefined;
  const idle = { status: 'active', output: undefined, error: undefined } as const;
  createActor(
    {
      transition: (snapshot: typeof idle) => snapshot,
      getInitialSnapshot(scope: AnyActorScope) {
        caught = scope;
        return idle;
      },
      getPersistedSnapshot: (snapshot: typeof idle) => snapshot,
    },
    { inspect: hearing(ear) },
  );
  if (caught === undefined) throw new Error('an actor was created without a scope');
  return caught;
}

/** Makes the explorer of one start of a model. */
export function createExplorer(model: AnyModel, start: Start<unknown>): Explorer {
  const world = createWorld(model.machine, start);
  const input = inputFor(world);
  let microsteps: string[][] = [];
  let guards: { name: string; outcome: boolean }[] = [];
  const ear: Ear = {
    guard: (name, outcome) => void guards.push({ name, outcome }),
    microstep: (ids) => void microsteps.push([...ids]),
  };
  const machine = rig(model, world, ear);
  // What is put off would wait for ever: nothing is started here.
  const scope = { ...idleScope(ear), defer: () => undefined };

  const within = <T>({ time, device }: Pick<Situation, 'time' | 'device'>, evaluate: () => T): T => {
    world.time = time;
    world.device = new Map(device);
    return evaluate();
  };

  /** Lets the machine move; what has an effect is done in the world at once, so that later actions meet it. */
  const outcomeOf = (
    { timers, answered, isOver, ...from }: Omit<Situation, 'snapshot'>,
    move: (scope: AnyActorScope) => AnyMachineSnapshot,
  ): Outcome => {
    microsteps = [];
    guards = [];
    const actions: ExecutableActionObject[] = [];
    const actionExecutor = (action: ExecutableActionObject) => {
      actions.push(action);
      if (!action.type.startsWith('xstate.')) action.exec?.(action.info, action.params);
    };
    const snapshot = within(from, () => move({ ...scope, actionExecutor }));
    const faults = tooLong(actions).map(
      (event) => `"${event}" is longer than a timer can be (24.8 days) and fires at once`,
    );
    const running = snapshot.status === 'active' ? timersAfter(timers, actions, from.time) : [];
    const situation = { snapshot, time: from.time, device: world.device, timers: running, answered, isOver };
    return { situation, microsteps, guards, faults: [...faults, ...faultsOf(snapshot)] };
  };

  return {
    within,
    begin: () =>
      outcomeOf({ time: world.time, device: world.device, timers: [], answered: new Set(), isOver: false }, (fresh) =>
        machine.getInitialSnapshot(fresh, input),
      ),
    take(from, move, due = from.time) {
      const event = machineEvent(model, move);
      const isOver = move.kind === 'event' && model.last?.includes(move.type) === true;
      const now = { ...from, ...withoutWhatMoved(from, move), time: due, isOver };
      if (event === null) return { situation: now, microsteps: [], guards: [], faults: [] };
      try {
        const outcome = outcomeOf(now, (fresh) => machine.transition(from.snapshot, event, fresh));
        return isUnheard(move, outcome) ? { ...outcome, faults: ['nobody handles it'] } : outcome;
      } catch (error) {
        return { situation: now, microsteps: [], guards: [], faults: [`the machine throws: ${String(error)}`] };
      }
    },
  };
}

const faultsOf = ({ status, error }: AnyMachineSnapshot): string[] =>
  status === 'error' ? [`the machine dies: ${String(error)}`] : [];

/** An answer is asked for, so a machine that has no transition for it has forgotten a case. */
const isUnheard = ({ kind }: Move, { microsteps: [first = []] }: Outcome) =>
  (kind === 'done' || kind === 'error' || kind === 'wait') && first.length === 0;

/** A timer that has fired runs no longer; an actor that was answered does not answer again. */
function withoutWhatMoved({ timers, answered, snapshot }: Situation, move: Move) {
  switch (move.kind) {
    case 'timer':
      return { timers: timers.filter(({ event }) => event !== move.event) };
    case 'done':
    case 'error':
    case 'wait': {
      const actor: AnyActorRef | undefined = snapshot.children[move.id];
      return { answered: actor ? new Set([...answered, actor]) : answered };
    }
    default:
      return {};
  }
}
