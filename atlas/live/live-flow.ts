import { isDeepStrictEqual } from 'node:util';
import { callOf } from '@lunchkortet/model-engine/environment';
import type { AnyModel } from '@lunchkortet/model-engine/model';
import { fixtureOf, type Move, machineEvent } from '@lunchkortet/model-engine/move';
import type { Path } from '@lunchkortet/model-engine/path';
import { describeMove } from '@lunchkortet/model-engine/path-title';
import type { Plan } from '@lunchkortet/model-engine/plan';
import { shortestPaths } from '@lunchkortet/model-engine/shortest-paths';
import type { AnyStateNode } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import type { Place } from '../adapter.ts';
import { placeOf, START_PERSONAS } from './pages.ts';
import type { Action, Route } from './route.ts';

/** A state of a machine that starts another machine. */
interface Owner {
  readonly machine: string;
  readonly state: string;
}

/** What the atlas needs to take an open portal to the states of a machine. */
export interface LiveFlow extends Place {
  readonly machine: string;
  /** Empty for a machine that runs as soon as its page is open. */
  readonly owners: readonly Owner[];
  readonly routes: readonly Route[];
}

function answerOf(model: AnyModel, move: Extract<Move, { kind: 'done' | 'error' }>): Action {
  const call = callOf(model.machine, move.actor)?.name;
  const isFailure = move.kind === 'error';
  if (call === undefined) return { kind: isFailure ? 'impossible' : 'wait' };
  return { kind: 'answer', call, failure: isFailure ? (fixtureOf(model, move) as CallFailure) : null };
}

/** An event with values that JSON cannot hold cannot be sent to another tab. */
function sendingOf(model: AnyModel, move: Move): Action {
  const event = machineEvent(model, move);
  const isPlain =
    event !== null && isDeepStrictEqual(JSON.parse(JSON.stringify({ ...event, output: 0 })), { ...event, output: 0 });
  return isPlain ? { kind: 'send', event } : { kind: 'impossible' };
}

function actionOf(model: AnyModel, move: Move): Action {
  switch (move.kind) {
    case 'done':
    case 'error':
      return answerOf(model, move);
    case 'idle':
      return { kind: 'idle', duration: model.idlePeriods?.[move.label] ?? 0 };
    default:
      return sendingOf(model, move);
  }
}

const textOf = (move: Move): string => (move.kind === 'done' ? `${move.id} answers` : describeMove(move));

function routeOf(model: AnyModel, { start, initial, steps }: Path): Route {
  const persona = START_PERSONAS[model.machine.id]?.[start];
  return {
    leaves: initial.leaves,
    steps: steps.map(({ move, leaves }) => ({ text: textOf(move), action: actionOf(model, move), leaves })),
    start,
    ...(persona !== undefined && { persona }),
  };
}

const nodesBelow = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesBelow)];

/** The states that invoke a machine. */
function ownersOf(models: readonly AnyModel[], machine: string): Owner[] {
  return models.flatMap(({ machine: owner }) => {
    const invokes = (node: AnyStateNode) =>
      node.invoke.some(({ src }) => {
        const logic = typeof src === 'string' ? owner.implementations.actors[src] : src;
        return (logic as { id?: string } | undefined)?.id === machine;
      });
    return nodesBelow(owner.root)
      .filter(invokes)
      .map(({ id }) => ({ machine: owner.id, state: id }));
  });
}

/** The data of one machine for the live mode. Throws if the machine does not say where it runs. */
export function liveFlowOf(models: readonly AnyModel[], model: AnyModel, { paths, graph }: Plan): LiveFlow {
  const machine = model.machine.id;
  return {
    machine,
    ...placeOf(model.machine),
    owners: ownersOf(models, machine),
    routes: [...shortestPaths(model, graph), ...paths].map((path) => routeOf(model, path)),
  };
}
