import {
  type AnyActorLogic,
  type AnyActorScope,
  type AnyStateMachine,
  fromCallback,
  type InspectionEvent,
} from 'xstate';
import type { AnyModel } from '../../machines/model.ts';
import { transitionId } from './definition.ts';
import type { World } from './world.ts';

/** What is heard of a machine while it runs. */
export interface Ear {
  guard(name: string, outcome: boolean): void;
  /** The transitions of one microstep. */
  microstep(transitions: readonly string[]): void;
}

type Guard = ((...args: unknown[]) => boolean) & { readonly check?: (...args: unknown[]) => boolean };

/** The same guard, with every outcome heard; built-in ones (`and`, `not`) answer through `check`. */
function heard(guard: Guard, hear: (outcome: boolean) => void): Guard {
  const listening =
    (answer: (...args: unknown[]) => boolean) =>
    (...args: unknown[]) => {
      const outcome = answer(...args);
      hear(outcome);
      return outcome;
    };
  return Object.assign(listening(guard), guard, guard.check && { check: listening(guard.check) });
}

/** A child machine has a model of its own; here it only hears what it is sent. */
const deaf = (world: World) =>
  fromCallback(({ receive, self }) => receive((event) => world.note(`${self.id}.send`, [event])));

type Startable = AnyActorLogic & { start?(snapshot: unknown, scope: AnyActorScope): void };

/** The same logic, with what it asks of the outside attributed to it. */
const attributed = (logic: Startable, world: World): Startable => ({
  ...logic,
  start: (snapshot, scope) => world.parking.during(scope.self.id, () => logic.start?.(snapshot, scope)),
});

const mapped = <In, Out>(record: object, change: (value: In, name: string) => Out): Record<string, Out> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value as In, name)]));

/** More microsteps than this mean a circle of transitions that need no event. */
const MOST_MICROSTEPS = 1000;

/** The machine of a model as it ships, with its guards heard and its actors tied to a world. */
export function rig({ machine, actors }: AnyModel, world: World, ear: Ear): AnyStateMachine {
  const tied = (logic: Startable, name: string) => {
    if (actors[name] === 'child') return deaf(world);
    return actors[name] === 'listens' ? logic : attributed(logic, world);
  };
  const rigged = machine.provide({
    guards: mapped(machine.implementations.guards, (guard: Guard, name) =>
      heard(guard, (outcome) => ear.guard(name, outcome)),
    ),
    actors: mapped(machine.implementations.actors, tied),
  });
  rigged.options.maxIterations = MOST_MICROSTEPS;
  return rigged;
}

/** Hears the microsteps of the root actor through the inspector; the actors below it are not this machine. */
export const hearing = (ear: Ear) => (event: InspectionEvent) => {
  if (event.type !== '@xstate.microstep' || event.actorRef.sessionId !== event.rootId) return;
  ear.microstep(event._transitions.map(transitionId).filter((id) => id !== null));
};
