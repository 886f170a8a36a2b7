import { isDeepStrictEqual } from 'node:util';
import {
  type AnyActor,
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  createActor,
  type ExecutableActionObject,
} from 'xstate';
import { historyIds } from './definition.ts';
import { callOf, createEnvironment, type Environment } from './environment.ts';
import { inspectInto, instrument, type Observer } from './instrument.ts';
import type { AnyModel, AnyStart, Effect } from './model.ts';
import { type Move, machineEvent } from './move.ts';
import { createPendingCalls } from './pending-calls.ts';
import { childrenOf, inputOf, recordSentEvents, startChildren } from './simulated-children.ts';
import { delayFaults, firstTimer, type Timer, timersAfter } from './timers.ts';

/** A machine and its environment at one moment, as plain data: everything that determines what can happen next. */
export interface SimulatedState {
  readonly snapshot: AnyMachineSnapshot;
  /** ms since 1970 */
  readonly time: number;
  readonly device: ReadonlyMap<string, string>;
  readonly timers: readonly Timer[];
  /** Actors that already have a result, even if the machine still keeps them. */
  readonly answered: ReadonlySet<AnyActorRef>;
  /** Whether the owner of the machine has stopped it. */
  readonly isStopped: boolean;
}

/** The result of a move or of the start. */
export interface Outcome {
  readonly state: SimulatedState;
  /** Ids of the transitions of each microstep, in order. */
  readonly microsteps: readonly (readonly string[])[];
  readonly guards: readonly GuardOutcome[];
  /** What the machine and its new actors did to their environment, in order. */
  readonly effects: readonly Effect[];
  readonly faults: readonly string[];
}

/** Computes the outcome of moves as pure functions of a state, without running any actor. */
export interface Simulator {
  start(): Outcome;
  /** `due` is the time of the move, if it is later than the state's. */
  apply(from: SimulatedState, move: Move, due?: number): Outcome;
  /** Evaluates a function with the clock and the device storage of a state. */
  evaluateIn<T>(state: SimulatedState, evaluate: () => T): T;
  /** The simulator of another version of the machine, in the same environment. */
  withModel(model: AnyModel): Simulator;
  /** A state of another version of the machine as a state of this one. */
  adopt(state: SimulatedState): SimulatedState;
}

/** An actor scope for pure transitions. XState creates scopes only for actors, so it is taken from one never started. */
function idleScope(observer: Observer): AnyActorScope {
  let captured: AnyActorScope | undefined;
  const idle = { status: 'active', output: undefined, error: undefined } as const;
  createActor(
    {
      transition: (snapshot: typeof idle) => snapshot,
      getInitialSnapshot(scope: AnyActorScope) {
        captured = scope;
        return idle;
      },
      getPersistedSnapshot: (snapshot: typeof idle) => snapshot,
    },
    { inspect: inspectInto(observer) },
  );
  if (captured === undefined) throw new Error('an actor was created without a scope');
  return captured;
}

interface GuardOutcome {
  readonly name: string;
  readonly outcome: boolean;
}

/** Collects what an observer reports; `takeAll` returns it and starts again. */
function createCollector() {
  let microsteps: string[][] = [];
  let guards: GuardOutcome[] = [];
  const observer: Observer = {
    guard: (name, outcome) => void guards.push({ name, outcome }),
    microstep: (ids) => void microsteps.push([...ids]),
  };
  const takeAll = () => {
    const collected = { microsteps, guards };
    microsteps = [];
    guards = [];
    return collected;
  };
  return { observer, takeAll };
}

type Collector = ReturnType<typeof createCollector>;

const NOTHING = { microsteps: [], guards: [], effects: [], faults: [] };

function forgetEffects(environment: Environment): void {
  environment.effects = [];
  environment.faults = [];
  environment.pendingCalls = createPendingCalls(() => environment.step, environment.fault);
}

/** Creates the simulator for one start of a model. */
export function createSimulator(model: AnyModel, start: AnyStart): Simulator {
  const environment = createEnvironment(model, start);
  const { time, device } = environment;
  return simulatorIn({ environment, input: model.adapter.inputFor(environment), time, device }, model);
}

interface Setting extends Pick<SimulatedState, 'time' | 'device'> {
  readonly environment: Environment;
  readonly input: unknown;
}

type Evaluate = <T>(state: Pick<SimulatedState, 'time' | 'device'>, evaluate: () => T) => T;

/** Evaluates a function with the clock and the device storage of a state. */
const evaluateWith =
  (environment: Environment): Evaluate =>
  ({ time, device }, evaluate) => {
    environment.time = time;
    environment.device = new Map(device);
    return evaluate();
  };

type Run = (
  from: Omit<SimulatedState, 'snapshot'>,
  before: AnyMachineSnapshot | null,
  transition: (scope: AnyActorScope) => AnyMachineSnapshot,
) => Outcome;

/** Runs transitions. As in an actor, custom actions run at once, so that later actions of the same step see their effects. */
function transitionRunner(environment: Environment, model: AnyModel, { observer, takeAll }: Collector): Run {
  // Deferred functions start child actors, which must not run here.
  const scope = { ...idleScope(observer), defer: () => undefined };
  // All states share one system, and an actor with a system id would exist in it since an earlier move.
  const named = new Map<string, AnyActorRef>();
  Object.assign(scope.system, {
    get: (id: string) => named.get(id),
    _set: (id: string, actor: AnyActorRef) => void named.set(id, actor),
  });
  const evaluateIn = evaluateWith(environment);
  return ({ timers, ...from }, before, transition) => {
    takeAll();
    forgetEffects(environment);
    named.clear();
    for (const child of Object.values(childrenOf(before))) {
      const systemId = (child as AnyActor | undefined)?.systemId;
      if (child && systemId !== undefined) named.set(systemId, child);
    }
    const actions: ExecutableActionObject[] = [];
    const run = ({ type, exec, info, params }: ExecutableActionObject) => {
      if (!type.startsWith('xstate.')) exec?.(info, params);
    };
    const actionExecutor = (action: ExecutableActionObject) => {
      actions.push(action);
      if (before !== null) run(action);
    };
    const snapshot = evaluateIn(from, () => {
      const next = transition({ ...scope, actionExecutor });
      // An actor runs the actions of its initial state when it starts, after the snapshot was made.
      if (before === null) actions.forEach(run);
      return next;
    });
    const { device } = environment;
    startChildren(model, environment, childrenOf(before), childrenOf(snapshot));
    recordSentEvents(model, environment, actions);
    const { effects, faults } = environment;
    const running = snapshot.status === 'active' ? timersAfter(timers, actions, from.time, scope.self) : [];
    return {
      state: { ...from, snapshot, device, timers: running },
      ...takeAll(),
      effects,
      faults: [
        ...delayFaults(actions, scope.self),
        ...errorFaults(snapshot),
        ...restartFaults(model, childrenOf(before), childrenOf(snapshot), from.answered),
        ...faults,
      ],
    };
  };
}

function simulatorIn(setting: Setting, model: AnyModel): Simulator {
  const { environment, input, time, device } = setting;
  const collector = createCollector();
  const machine = instrument(model, environment, collector.observer);
  const outcomeOf = transitionRunner(environment, model, collector);
  return {
    evaluateIn: evaluateWith(environment),
    withModel: (other) => simulatorIn(setting, other),
    adopt: (state) => {
      const nodes = state.snapshot._nodes.map(({ id }) => machine.getStateNodeById(id));
      const historyValue = Object.fromEntries(
        historyIds(state.snapshot).map(([id, past]) => [id, past.map((node) => machine.getStateNodeById(node))]),
      );
      return { ...state, snapshot: { ...state.snapshot, machine, _nodes: nodes, historyValue } };
    },
    start: () =>
      outcomeOf({ time, device, timers: [], answered: new Set(), isStopped: false }, null, (scope) =>
        machine.getInitialSnapshot(scope, input),
      ),
    apply(from, move, due = from.time) {
      const fired = move.kind === 'timer' ? firstTimer(from.timers, move.event) : undefined;
      const event = fired?.event ?? machineEvent(model, move);
      const isStopped = move.kind === 'event' && model.stopEvents?.includes(move.type) === true;
      const now = { ...from, ...withoutSource(from, move), time: due, isStopped };
      if (event === null) return { ...NOTHING, state: now };
      try {
        const outcome = outcomeOf(now, from.snapshot, (scope) => machine.transition(from.snapshot, event, scope));
        return isUnhandled(from.snapshot, move, outcome) ? { ...outcome, faults: ['it is not handled'] } : outcome;
      } catch (error) {
        return { ...NOTHING, state: now, faults: [`the machine throws: ${String(error)}`] };
      }
    },
  };
}

const errorFaults = ({ status, error }: AnyMachineSnapshot): string[] =>
  status === 'error' ? [`the machine fails: ${String(error)}`] : [];

type Children = ReturnType<typeof childrenOf>;

/** A change that is aborted and sent again in the same step reaches the backend twice. */
const restartFaults = (
  { machine, adapter }: AnyModel,
  before: Children,
  after: Children,
  answered: SimulatedState['answered'],
): string[] =>
  Object.entries(after).flatMap(([id, child]) => {
    const earlier = before[id];
    const call = typeof child?.src === 'string' ? callOf(machine, child.src) : undefined;
    const isAgain = child && earlier && child !== earlier && !answered.has(earlier) && call?.effect === 'change';
    return isAgain && isDeepStrictEqual(adapter.requestOf(inputOf(child)), adapter.requestOf(inputOf(earlier)))
      ? [`${call.name} is sent a second time while the first is in flight`]
      : [];
  });

/**
 * A result without a transition is a forgotten case if a state invokes the actor. An actor that an action has spawned may
 * end unnoticed, but not fail.
 */
function isUnhandled({ _nodes }: AnyMachineSnapshot, move: Move, { microsteps: [first = []] }: Outcome): boolean {
  if (first.length > 0 || move.kind === 'event' || move.kind === 'timer' || move.kind === 'idle') return false;
  return move.kind === 'error' || _nodes.some(({ invoke }) => invoke.some(({ id }) => id === move.id));
}

/** Removes the source of a move: the timer that has fired, or the actor that now has its result. */
function withoutSource({ timers, answered, snapshot }: SimulatedState, move: Move) {
  switch (move.kind) {
    case 'timer': {
      const fired = firstTimer(timers, move.event);
      return { timers: timers.filter((timer) => timer !== fired) };
    }
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
