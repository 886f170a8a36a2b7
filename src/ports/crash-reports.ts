import type { ActorRefLike, AnyActorRef, InspectionEvent } from 'xstate';
import { describeError, report } from './report.ts';

/** The number of events that a report lists. */
const LAST = 20;
const CRASH = 'xstate.error.actor.';

/** Ids and types can hold a number, such as that of an account. */
const withoutNumbers = (text: string) => text.replaceAll(/\d+/g, '#');

/** Whether an actor is a machine: a failed request is no crash. */
const isMachine = (actor: ActorRefLike | undefined) => actor !== undefined && 'machine' in actor.getSnapshot();

/**
 * Reports each machine that throws an error, and each error that reaches the page, such as that of a view, once and with
 * the last events of all machines. Observes the machines of `root` from now on; `earlier` are errors of the page before
 * that. Returns a function that stops it.
 */
export function reportCrashes(root: AnyActorRef, address: string, earlier: readonly unknown[] = []): () => void {
  const events: string[] = [];
  const reported = new Set<string>();

  function add(part: string, cause: unknown): void {
    const error = describeError(cause);
    const key = JSON.stringify([part, error]);
    if (reported.has(key)) return;
    reported.add(key);
    report(address, { type: 'crash', part, error, events: [...events] });
  }

  function observe(inspection: InspectionEvent): void {
    if (inspection.type !== '@xstate.event') return;
    const { event, actorRef, sourceRef } = inspection;
    events.push(withoutNumbers(`${'id' in actorRef ? actorRef.id : ''} ${event.type}`));
    if (events.length > LAST) events.shift();
    if (event.type.startsWith(CRASH) && isMachine(sourceRef))
      add(withoutNumbers(event.type.slice(CRASH.length)), event.error);
  }

  const onError = ({ error }: ErrorEvent) => add('page', error);
  addEventListener('error', onError);
  for (const error of earlier) add('page', error);
  const { unsubscribe } = root.system.inspect(observe);
  return () => {
    unsubscribe();
    removeEventListener('error', onError);
  };
}
