import { setImmediate as nextTick } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type AnyActor, type AnyMachineSnapshot, createActor } from 'xstate';
import { createEnvironment, type Environment } from './environment.ts';
import { inspectInto, instrument, type Observer } from './instrument.ts';
import { brokenInvariant, stepOf } from './invariants.ts';
import type { AnyModel, AnyStart, AnyStep } from './model.ts';
import { eventOf, type Move, replyOf } from './move.ts';
import type { Checkpoint, Path } from './path.ts';
import { describeMove } from './path-title.ts';
import { createSimulator } from './simulator.ts';

/** The result of running one path. */
export interface Run {
  /** The first difference from the path, or the first broken invariant; null if there is none. */
  readonly fault: string | null;
  /** The index in `path.steps` at which the fault occurred; -1 for the start; null without a fault. */
  readonly failedStep: number | null;
  readonly transitions: ReadonlySet<string>;
  readonly guards: ReadonlyMap<string, ReadonlySet<boolean>>;
}

/** Performs a move on a running actor. */
function perform(model: AnyModel, environment: Environment, actor: AnyActor, move: Move, now: number): void {
  if (move.kind === 'timer') {
    environment.timers.fireFirst();
    return;
  }
  environment.time = now;
  switch (move.kind) {
    case 'event':
      actor.send(eventOf(model, move.type, move.label));
      if (model.stopEvents?.includes(move.type)) actor.stop();
      break;
    case 'done':
      environment.pendingCalls.take(move.id)?.resolve(replyOf(model, move));
      break;
    case 'error':
      environment.pendingCalls.take(move.id)?.reject(replyOf(model, move));
      break;
    case 'wait':
      environment.pendingCalls.take(move.id)?.resolve(undefined);
  }
}

const hasSameItems = (a: Iterable<string>, b: Iterable<string>) =>
  isDeepStrictEqual([...a].toSorted(), [...b].toSorted());

const listed = (names: readonly string[]) => names.join(', ') || 'none';

/** A context without what is another object in each run: actors and functions are only words. */
function comparable(value: unknown): unknown {
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return value;
  if ('sessionId' in value) return 'an actor';
  if (Array.isArray(value)) return value.map(comparable);
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, comparable(part)]));
}

/** The contexts at the start and after each step of a path, as the simulator computes them. */
function expectedContexts(model: AnyModel, start: AnyStart, { steps }: Path): readonly unknown[] {
  const simulator = createSimulator(model, start);
  let { state } = simulator.start();
  const contexts: unknown[] = [state.snapshot.context];
  for (const { move, now } of steps) {
    ({ state } = simulator.apply(state, move, now));
    contexts.push(state.snapshot.context);
  }
  return contexts.map(comparable);
}

function contextDifference(expected: unknown, { context }: AnyMachineSnapshot): string | null {
  const actual = comparable(context) as Readonly<Record<string, unknown>> | undefined;
  if (isDeepStrictEqual(actual, expected)) return null;
  const wanted = expected as Readonly<Record<string, unknown>> | undefined;
  const key = Object.keys({ ...actual, ...wanted }).find((name) => !isDeepStrictEqual(actual?.[name], wanted?.[name]));
  return `${key} is ${JSON.stringify(actual?.[key ?? ''])} instead of ${JSON.stringify(wanted?.[key ?? ''])}`;
}

/** Describes the first difference from a checkpoint; null if there is none. */
function difference(
  expected: Checkpoint,
  snapshot: AnyMachineSnapshot,
  transitions: readonly string[],
  environment: Environment,
): string | null {
  const waiting = environment.pendingCalls.actors();
  if (environment.faults.length > 0) return environment.faults.join('; ');
  if (!isDeepStrictEqual(snapshot.value, expected.value)) {
    return `the state is ${JSON.stringify(snapshot.value)} instead of ${JSON.stringify(expected.value)}`;
  }
  if (!hasSameItems(transitions, expected.transitions)) {
    return `the transitions are ${listed(transitions)} instead of ${listed(expected.transitions)}`;
  }
  if (snapshot.status !== 'done' && !hasSameItems(waiting, expected.waiting)) {
    return `the pending actors are ${listed(waiting)} instead of ${listed(expected.waiting)}`;
  }
  return null;
}

/** A started actor and what was observed of it. */
interface RunningActor {
  readonly actor: AnyActor;
  readonly environment: Environment;
  /** Ids of the transitions since the array was last emptied. */
  readonly transitions: string[];
  readonly guards: ReadonlyMap<string, ReadonlySet<boolean>>;
  error(): string | null;
}

function startActor(model: AnyModel, start: AnyStart): RunningActor {
  const environment = createEnvironment(model, start);
  const transitions: string[] = [];
  const guards = new Map<string, Set<boolean>>();
  const observer: Observer = {
    guard: (name, outcome) => void guards.set(name, (guards.get(name) ?? new Set()).add(outcome)),
    microstep: (ids) => void transitions.push(...ids),
  };
  const actor = createActor(instrument(model, environment, observer), {
    input: model.adapter.inputFor(environment),
    clock: environment.timers.clock,
    inspect: inspectInto(observer),
  });
  let failure: string | null = null;
  actor.subscribe({ error: (error) => (failure = `the machine fails: ${String(error)}`) });
  actor.start();
  return { actor, environment, transitions, guards, error: () => failure };
}

/** Runs a path on a real actor in a fake environment, and compares it with the path after every step. */
export async function runPath(model: AnyModel, path: Path): Promise<Run> {
  const start = model.starts[path.start];
  if (start === undefined) throw new Error(`${model.machine.id} has no start '${path.start}'`);
  const { actor, environment, transitions, guards, error } = startActor(model, start);
  const contexts = expectedContexts(model, start, path);
  const allTransitions = new Set<string>();
  const steps: AnyStep[] = [];
  let before: AnyMachineSnapshot | null = null;

  const check = async (expected: Checkpoint): Promise<string | null> => {
    await nextTick();
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    const taken = transitions.splice(0);
    for (const id of taken) allTransitions.add(id);
    const fault =
      error() ??
      difference(expected, snapshot, taken, environment) ??
      contextDifference(contexts[steps.length], snapshot) ??
      brokenInvariant(model, {
        start: path.start,
        steps,
        before,
        snapshot,
        effects: environment.effects,
        now: environment.time,
        device: Object.fromEntries(environment.device),
      });
    before = snapshot;
    return fault;
  };

  let fault = await check(path.initial);
  let position = 'at the start';
  let failedStep = -1;
  for (const [index, step] of path.steps.entries()) {
    if (fault !== null) break;
    position = `after "${describeMove(step.move)}"`;
    failedStep = index;
    environment.step += 1;
    steps.push(stepOf(model, step.move, step.now));
    perform(model, environment, actor, step.move, step.now);
    fault = await check(step);
  }
  actor.stop();
  const failed = fault === null ? { fault, failedStep: null } : { fault: `${position}: ${fault}`, failedStep };
  return { ...failed, transitions: allTransitions, guards };
}
