import { transitionId } from '@lunchkortet/model-engine/definition';
import type { AnyActor, InspectionEvent } from 'xstate';
import { payloadKinds, readableType } from '../payload-kinds.ts';
import type { LiveEvent, PortalMessage } from '../protocol.ts';
import { liveActors, machineOf } from './actor-tree.ts';

type Update = Pick<Extract<PortalMessage, { kind: 'update' }>, 'actors' | 'events'>;

/** Reports the machines of the portal and their events. */
export interface Reporter {
  /** Requests a report, for example because the held calls have changed. */
  request(): void;
}

/** Calls `send` after every change, once for all that happens in the same task. The first report has all actors. */
export function reportActors(root: AnyActor, send: (update: Update) => void): Reporter {
  let number = 0;
  let events: LiveEvent[] = [];
  let isRequested = false;
  /** The transitions of the last event of each actor. */
  const transitions = new WeakMap<object, string[]>();

  const request = () => {
    if (isRequested) return;
    isRequested = true;
    // A timer would be delayed: this tab is usually in the background.
    queueMicrotask(() => {
      isRequested = false;
      send({ actors: liveActors(root), events });
      events = [];
    });
  };
  const add = (event: Extract<InspectionEvent, { type: '@xstate.event' }>, machine: string) => {
    const taken: string[] = [];
    transitions.set(event.actorRef, taken);
    number += 1;
    events.push({
      number,
      machine,
      type: readableType(event.event.type),
      from: machineOf((event.sourceRef ?? {}) as AnyActor) ?? null,
      payload: payloadKinds(event.event),
      transitions: taken,
    });
  };
  root.system.inspect((event) => {
    const machine = machineOf(event.actorRef as AnyActor);
    if (machine === undefined) return;
    if (event.type === '@xstate.event') add(event, machine);
    if (event.type === '@xstate.microstep')
      transitions.get(event.actorRef)?.push(...event._transitions.map(transitionId).filter((id) => id !== null));
    request();
  });
  request();
  return { request };
}
