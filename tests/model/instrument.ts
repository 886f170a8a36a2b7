import {
  type AnyActorLogic,
  type AnyActorScope,
  type AnyStateMachine,
  fromCallback,
  type InspectionEvent,
} from 'xstate';
import type { AnyModel } from '../../machines/model.ts';
import { transitionId } from './definition.ts';
import type { Environment } from './environment.ts';

/** Receives the guard results and transitions of an instrumented machine. */
export interface Observer {
  guard(name: string, outcome: boolean): void;
  /** The ids of the transitions of one microstep. */
  microstep(transitions: readonly string[]): void;
}

type Guard = ((...args: unknown[]) => boolean) & { readonly check?: (...args: unknown[]) => boolean };

/** The same guard; every result is reported. Built-in guards (`and`, `not`) are evaluated through `check`. */
function observedGuard(guard: Guard, report: (outcome: boolean) => void): Guard {
  const observed =
    (evaluate: (...args: unknown[]) => boolean) =>
    (...args: unknown[]) => {
      const outcome = evaluate(...args);
      report(outcome);
      return outcome;
    };
  return Object.assign(observed(guard), guard, guard.check && { check: observed(guard.check) });
}

/** Replaces a child machine, which has a model of its own: records the events that it receives. */
const childStub = (environment: Environment) =>
  fromCallback(({ receive, self }) => receive((event) => environment.record(`${self.id}.send`, [event])));

type Startable = AnyActorLogic & { start?(snapshot: unknown, scope: AnyActorScope): void };

/** The same logic; the port calls that it makes are attributed to its actor. */
const attributed = (logic: Startable, environment: Environment): Startable => ({
  ...logic,
  start: (snapshot, scope) => environment.pendingCalls.attributeTo(scope.self.id, () => logic.start?.(snapshot, scope)),
});

const mapValues = <In, Out>(record: object, change: (value: In, name: string) => Out): Record<string, Out> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value as In, name)]));

/** A limit for the microsteps of one macrostep, so that a cycle of eventless transitions throws. */
const MAX_MICROSTEPS = 1000;

/** The machine of a model with its guards observed and its actors connected to the environment. */
export function instrument(
  { machine, actors }: AnyModel,
  environment: Environment,
  observer: Observer,
): AnyStateMachine {
  const connected = (logic: Startable, name: string) => {
    if (actors[name] === 'machine') return childStub(environment);
    return actors[name] === 'listener' ? logic : attributed(logic, environment);
  };
  const instrumented = machine.provide({
    guards: mapValues(machine.implementations.guards, (guard: Guard, name) =>
      observedGuard(guard, (outcome) => observer.guard(name, outcome)),
    ),
    actors: mapValues(machine.implementations.actors, connected),
  });
  instrumented.options.maxIterations = MAX_MICROSTEPS;
  return instrumented;
}

/** An `inspect` function that reports the microsteps of the root actor; those of its children are ignored. */
export const inspectInto = (observer: Observer) => (event: InspectionEvent) => {
  if (event.type !== '@xstate.microstep' || event.actorRef.sessionId !== event.rootId) return;
  observer.microstep(event._transitions.map(transitionId).filter((id) => id !== null));
};
