import { leavesOf } from '@lunchkortet/model-engine/definition';
import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import type { LiveActor } from '../protocol.ts';

/** The machine of an actor; undefined for other kinds of actors. */
export const machineOf = (actor: { readonly logic?: { readonly id?: string } }): string | undefined => actor.logic?.id;

const childrenOf = (actor: AnyActor): AnyActor[] =>
  Object.values((actor.getSnapshot() as { children?: Record<string, AnyActor | undefined> }).children ?? {}).filter(
    (child) => child !== undefined,
  );

/** An actor and all below it. */
export const actorsBelow = (actor: AnyActor): AnyActor[] => [actor, ...childrenOf(actor).flatMap(actorsBelow)];

const parentOf = (actor: AnyActor): string | null => actor._parent?.sessionId ?? null;

/** All running machines below an actor, with their states. */
export const liveActors = (root: AnyActor): LiveActor[] =>
  actorsBelow(root).flatMap((actor) => {
    const machine = machineOf(actor);
    if (machine === undefined) return [];
    const leaves = leavesOf(actor.getSnapshot() as AnyMachineSnapshot).map(({ id }) => id);
    return [{ id: actor.sessionId, parent: parentOf(actor), machine, leaves }];
  });

const callNameOf = (actor: AnyActor): string | undefined =>
  actor.getSnapshot().status === 'active' ? (actor.logic as { call?: { name: string } }).call?.name : undefined;

/** Whether one of these machines waits for the answer of a call. */
export const isCalledBy = (root: AnyActor, machines: readonly string[], call: string): boolean =>
  actorsBelow(root).some(
    (actor) =>
      machines.includes(machineOf(actor) ?? '') && childrenOf(actor).some((child) => callNameOf(child) === call),
  );
