import { type Definition, readable } from './definition.ts';
import { callOf } from './environment.ts';
import type { AnyModel } from './model.ts';

const isHandled = ({ transitions }: Definition, type: string) =>
  transitions.some(
    ({ event, state }) =>
      event === readable(type, state) || (event.endsWith('*') && type.startsWith(event.slice(0, -1))),
  );

/** Checks the fixtures of a model: events without a handler or a case, and replies that break the contract. */
export function fixtureFaults({ machine, events, actors, adapter }: AnyModel, definition: Definition): string[] {
  const unhandled = Object.keys(events)
    .filter((type) => !isHandled(definition, type))
    .map((type) => `the event ${type} is not handled in any state`);
  const empty = Object.entries(events)
    .filter(([, cases = {}]) => Object.keys(cases).length === 0)
    .map(([type]) => `the event ${type} has no case`);
  const broken = Object.entries(actors).flatMap(([actor, replies]) => {
    const call = callOf(machine, actor);
    if (call === undefined || typeof replies !== 'object') return [];
    return Object.entries(replies.done).flatMap(([label, output]) => {
      const reason = adapter.violationOf(call, output);
      return reason ? [`the reply '${label}' of ${actor} breaks the contract: ${reason}`] : [];
    });
  });
  return [...unhandled, ...empty, ...broken];
}
