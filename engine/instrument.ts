import {
  type AnyActorLogic,
  type AnyActorScope,
  type AnyStateMachine,
  fromCallback,
  fromPromise,
  type InspectionEvent,
} from 'xstate';
import { transitionId } from './definition.ts';
import type { Environment } from './environment.ts';
import type { AnyModel } from './model.ts';

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

/** Replaces a promise that would leave the machine: the path resolves it. */
const promiseOfPath = (environment: Environment): Startable =>
  fromPromise(({ signal }) => environment.pendingCalls.add({ text: null, isChange: false, signal }));

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
  { machine, actors, adapter }: AnyModel,
  environment: Environment,
  observer: Observer,
): AnyStateMachine {
  const connected = (logic: Startable, name: string) => {
    if (actors[name] === 'machine') return childStub(environment);
    if (actors[name] === 'listener') return logic;
    return attributed(adapter.runsActors ? logic : promiseOfPath(environment), environment);
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
