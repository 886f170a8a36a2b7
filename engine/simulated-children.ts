import type { AnyActor, AnyActorRef, AnyMachineSnapshot, ExecutableActionObject } from 'xstate';
import type { Environment } from './environment.ts';
import type { AnyModel } from './model.ts';

type Children = Readonly<Record<string, AnyActorRef | undefined>>;

/** The children of a snapshot; none for null. */
export const childrenOf = (snapshot: AnyMachineSnapshot | null): Children => snapshot?.children ?? {};

/** The input of an actor, which its type does not include. */
export const inputOf = (child: AnyActorRef): unknown =>
  (child as AnyActorRef & { readonly options: { readonly input?: unknown } }).options.input;

const isMachine = ({ actors }: AnyModel, { src }: AnyActorRef) => typeof src === 'string' && actors[src] === 'machine';

/** Child machines have models of their own: their logic never runs here. */
function recordMessages(environment: Environment, child: AnyActorRef): void {
  child.send = (event: unknown) => environment.record(`${child.id}.send`, [event]);
}

/**
 * Runs the logic of a promise actor up to its first wait, so that its port calls are recorded. The actor itself is not
 * started: its snapshot is shared by all moves that follow.
 */
function callPorts(environment: Environment, child: AnyActor): void {
  const { logic } = child;
  try {
    logic.start?.(child.getSnapshot(), { self: child, system: child.system, id: child.id });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    if (!environment.faults.includes(text)) environment.fault(text);
  }
}

/** Starts the children that are new in a snapshot. */
export function startChildren(model: AnyModel, environment: Environment, before: Children, after: Children): void {
  for (const [id, child] of Object.entries(after)) {
    if (child === undefined || child === before[id] || typeof child.src !== 'string') continue;
    if (isMachine(model, child)) recordMessages(environment, child);
    else if (model.actors[child.src] !== 'listener') callPorts(environment, child as AnyActor);
  }
}

/** Records the events that actions of a transition send to child machines. */
export function recordSentEvents(
  model: AnyModel,
  environment: Environment,
  actions: readonly ExecutableActionObject[],
): void {
  for (const { type, params } of actions) {
    if (type !== 'xstate.sendTo') continue;
    const { to, event } = params as unknown as { readonly to: AnyActorRef | string; readonly event: unknown };
    if (typeof to === 'object' && isMachine(model, to)) environment.record(`${to.id}.send`, [event]);
  }
}
