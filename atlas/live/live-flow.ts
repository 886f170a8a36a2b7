import { isDeepStrictEqual } from 'node:util';
import { nodesBelow } from '@lunchkortet/model-engine/definition';
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
import { ADDRESSES, placeOf, STARTS } from './pages.ts';
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
  /** The answers of the paths, by name: what the call returns. */
  readonly answers: Readonly<Record<string, unknown>>;
}

type Reply = Extract<Move, { kind: 'done' | 'error' }>;

/** Names an answer of a model. */
const nameOf = ({ actor, label }: Reply): string => `${actor}: ${label}`;

/** Other values cannot be sent to another tab. `undefined` is the answer of a call without a body. */
const isPlain = (value: unknown): boolean =>
  value === undefined || isDeepStrictEqual(JSON.parse(JSON.stringify(value) ?? 'null'), value);

function answerOf(model: AnyModel, move: Reply): Action {
  const call = callOf(model.machine, move.actor)?.name;
  if (call === undefined) return { kind: move.kind === 'error' ? 'impossible' : 'wait' };
  const fixture = fixtureOf(model, move);
  if (move.kind === 'error') return { kind: 'answer', call, failure: fixture as CallFailure, answer: null };
  return { kind: 'answer', call, failure: null, answer: isPlain(fixture) ? nameOf(move) : null };
}

function sendingOf(model: AnyModel, move: Move): Action {
  const event = machineEvent(model, move);
  return event !== null && isPlain({ ...event, output: 0 }) ? { kind: 'send', event } : { kind: 'impossible' };
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
  const place = STARTS[model.machine.id]?.[start];
  const [first] = Object.keys(model.starts);
  return {
    leaves: initial.leaves,
    steps: steps.map(({ move, leaves }) => ({ text: textOf(move), action: actionOf(model, move), leaves })),
    start,
    ...place,
    ...((place === null || (place === undefined && start !== first)) && { isUnknown: true }),
  };
}

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

/** The answers that the steps of paths name. */
function answersOf(model: AnyModel, paths: readonly Path[]): Record<string, unknown> {
  const answers = paths
    .flatMap(({ steps }) => steps.map(({ move }) => move))
    .filter((move): move is Reply => move.kind === 'done');
  return Object.fromEntries(
    answers
      .filter(({ actor }) => callOf(model.machine, actor) !== undefined)
      .map((move) => [nameOf(move), fixtureOf(model, move)] as const)
      .filter(([, fixture]) => isPlain(fixture)),
  );
}

/** The data of one machine for the live mode. Throws if the machine does not say where it runs. */
export function liveFlowOf(models: readonly AnyModel[], model: AnyModel, { paths, graph }: Plan): LiveFlow {
  const machine = model.machine.id;
  const place = placeOf(model.machine);
  const all = [...shortestPaths(model, graph), ...paths];
  return {
    machine,
    ...place,
    page: ADDRESSES[machine] ?? place.page,
    owners: ownersOf(models, machine),
    routes: all.map((path) => routeOf(model, path)),
    answers: answersOf(model, all),
  };
}
