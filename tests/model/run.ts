import { setImmediate as turn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type AnyActor, type AnyMachineSnapshot, createActor } from 'xstate';
import type { AnyModel, AnyStep, Start } from '../../machines/model.ts';
import { brokenInvariant, stepOf } from './invariants.ts';
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

/** Lets a move happen to a running actor. */
function make(model: AnyModel, world: World, actor: AnyActor, move: Move, now: number): void {
  if (move.kind === 'timer') {
    world.timers.fireFirst();
    return;
  }
  world.time = now;
  switch (move.kind) {
    case 'event':
      actor.send(eventOf(model, move.type, move.label));
      if (model.last?.includes(move.type)) actor.stop();
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
  if (snapshot.status !== 'done' && !same(waiting, stop.waiting)) {
    return `${waiting.join(', ') || 'nobody'} waits for an answer instead of ${stop.waiting.join(', ') || 'nobody'}`;
  }
  return null;
}

/** A machine that has been started and listens to a path. */
interface Running {
  readonly actor: AnyActor;
  readonly world: World;
  /** Ids of transitions since they were last taken out. */
  readonly heard: string[];
  readonly guards: ReadonlyMap<string, ReadonlySet<boolean>>;
  death(): string | null;
}

function startOf(model: AnyModel, name: string): Running {
  const start: Start<unknown> | undefined = model.starts[name];
  if (start === undefined) throw new Error(`${model.machine.id} has no start '${name}'`);
  const world = createWorld(model.machine, start);
  const heard: string[] = [];
  const guards = new Map<string, Set<boolean>>();
  const ear: Ear = {
    guard: (guard, outcome) => void guards.set(guard, (guards.get(guard) ?? new Set()).add(outcome)),
    microstep: (ids) => void heard.push(...ids),
  };
  const actor = createActor(rig(model, world, ear), {
    input: inputFor(world),
    clock: world.timers.clock,
    inspect: hearing(ear),
  });
  let death: string | null = null;
  actor.subscribe({ error: (error) => (death = `the machine dies: ${String(error)}`) });
  actor.start();
  return { actor, world, heard, guards, death: () => death };
}

/** Runs a path on the real machine: its calls parked and answered as the path says, its time told by the path. */
export async function runPath(model: AnyModel, path: Path): Promise<Run> {
  const { actor, world, heard, guards, death } = startOf(model, path.start);
  const transitions = new Set<string>();
  const steps: AnyStep[] = [];
  let before: AnyMachineSnapshot | null = null;

  const arrive = async (stop: Stop): Promise<string | null> => {
    await turn();
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    const ran = heard.splice(0);
    for (const id of ran) transitions.add(id);
    const wrong =
      death() ??
      difference(stop, snapshot, ran, world) ??
      brokenInvariant(model, world, { start: path.start, steps, before, snapshot });
    before = snapshot;
    return wrong;
  };

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
