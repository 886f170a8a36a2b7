import { setImmediate as turn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type AnyActorRef, type AnyMachineSnapshot, createActor } from 'xstate';
import type { AnyModel, AnyStep, AnyTrace, Start } from '../../machines/model.ts';
import { answerOf, eventOf, type Move } from './move.ts';
import type { Path, Stop } from './path.ts';
import { type Ear, hearing, rig } from './rig.ts';
import { describeMove } from './sentence.ts';
import { createWorld, inputFor, type World } from './world.ts';

/** What a run of one path has shown. */
export interface Run {
  /** What went wrong first; null when all went as the path and the laws say. */
  readonly fault: string | null;
  readonly transitions: ReadonlySet<string>;
  readonly guards: ReadonlyMap<string, ReadonlySet<boolean>>;
}

/** How a law sees a move. */
function stepOf(model: AnyModel, move: Move): AnyStep {
  switch (move.kind) {
    case 'event':
      return { kind: 'event', label: move.label, event: eventOf(model, move.type, move.label) };
    case 'done': {
      const { actor, label } = move;
      return { kind: 'done', actor, label, output: answerOf(model, move) };
    }
    case 'error': {
      const { actor, label } = move;
      return { kind: 'error', actor, label, failure: fixtureOf(model, actor, label) };
    }
    default:
      return { kind: 'time', label: describeMove(move) };
  }
}

function fixtureOf({ actors }: AnyModel, actor: string, label: string): unknown {
  const replies = actors[actor];
  return typeof replies === 'object' ? replies.error[label] : undefined;
}

/** Lets a move happen to a running actor. */
function make(model: AnyModel, world: World, actor: AnyActorRef, move: Move, now: number): void {
  if (move.kind === 'timer') {
    world.timers.fireFirst();
    return;
  }
  world.time = now;
  switch (move.kind) {
    case 'event':
      actor.send(eventOf(model, move.type, move.label));
      break;
    case 'done':
      world.parking.take(move.id)?.resolve(answerOf(model, move));
      break;
    case 'error':
      world.parking.take(move.id)?.reject(answerOf(model, move));
      break;
    case 'wait':
      world.parking.take(move.id)?.resolve(undefined);
  }
}

const same = (a: Iterable<string>, b: Iterable<string>) => isDeepStrictEqual([...a].toSorted(), [...b].toSorted());

/** What is other than the path expects; null when nothing is. */
function difference(stop: Stop, snapshot: AnyMachineSnapshot, heard: readonly string[], world: World): string | null {
  const waiting = world.parking.waiting();
  if (world.faults.length > 0) return world.faults.join('; ');
  if (!isDeepStrictEqual(snapshot.value, stop.value)) {
    return `the machine is in ${JSON.stringify(snapshot.value)} instead of ${JSON.stringify(stop.value)}`;
  }
  if (!same(heard, stop.transitions)) return `it took ${heard.join(', ')} instead of ${stop.transitions.join(', ')}`;
  if (snapshot.status === 'active' && !same(waiting, stop.waiting)) {
    return `${waiting.join(', ') || 'nobody'} waits for an answer instead of ${stop.waiting.join(', ') || 'nobody'}`;
  }
  return null;
}

/** Runs a path on the real machine: its calls parked and answered as the path says, its time told by the path. */
export async function runPath(model: AnyModel, path: Path): Promise<Run> {
  const start: Start<unknown> | undefined = model.starts[path.start];
  if (start === undefined) throw new Error(`${path.machine} has no start '${path.start}'`);
  const world = createWorld(model.machine, start);
  const transitions = new Set<string>();
  const guards = new Map<string, Set<boolean>>();
  let heard: string[] = [];
  const ear: Ear = {
    guard: (name, outcome) => void guards.set(name, (guards.get(name) ?? new Set()).add(outcome)),
    microstep(ids) {
      heard.push(...ids);
      for (const id of ids) transitions.add(id);
    },
  };
  const actor = createActor(rig(model, world, ear), {
    input: inputFor(world),
    clock: world.timers.clock,
    inspect: hearing(ear),
  });
  let death: unknown = null;
  actor.subscribe({ error: (error) => (death = error) });

  const steps: AnyStep[] = [];
  const arrive = async (stop: Stop): Promise<string | null> => {
    await turn();
    if (death !== null) return `the machine dies: ${String(death)}`;
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    const wrong =
      difference(stop, snapshot, heard, world) ?? brokenLaw(model, world, { start: path.start, steps, snapshot });
    heard = [];
    return wrong;
  };

  actor.start();
  let wrong = await arrive(path.begin);
  let last = 'at the start';
  for (const step of path.steps) {
    if (wrong !== null) break;
    last = `after "${describeMove(step.move)}"`;
    world.step += 1;
    steps.push(stepOf(model, step.move));
    make(model, world, actor, step.move, step.now);
    wrong = await arrive(step);
  }
  actor.stop();
  return { fault: wrong && `${last}: ${wrong}`, transitions, guards };
}

interface Seen {
  readonly start: string;
  readonly steps: readonly AnyStep[];
  readonly snapshot: AnyMachineSnapshot;
}

const answerBy = (actor: string) => (step: AnyStep) => step.kind === 'done' && step.actor === actor;

function brokenLaw({ laws }: AnyModel, world: World, seen: Seen): string | null {
  const { steps } = seen;
  const trace: AnyTrace = {
    ...seen,
    effects: world.effects,
    now: world.time,
    device: Object.fromEntries(world.device),
    lastAnswer(actor) {
      const step = steps.findLast(answerBy(actor));
      return step?.kind === 'done' ? step.output : undefined;
    },
  };
  const broken = Object.entries(laws).find(([, holds]) => !holds(trace));
  return broken ? `the law "${broken[0]}" is broken` : null;
}
