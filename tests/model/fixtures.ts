import type { AnyModel } from '../../machines/model.ts';
import type { Definition } from './definition.ts';
import { breach } from './puppet.ts';
import { callOf } from './world.ts';

const isHandled = ({ transitions }: Definition, type: string) =>
  transitions.some(({ event }) => event === type || (event.endsWith('*') && type.startsWith(event.slice(0, -1))));

/** What is wrong with the fixtures: events that nobody handles or that have no case, answers that break the contract. */
export function fixtureFaults({ machine, events, actors }: AnyModel, definition: Definition): string[] {
  const unheard = Object.keys(events)
    .filter((type) => !isHandled(definition, type))
    .map((type) => `the event ${type} is handled nowhere`);
  const empty = Object.entries(events)
    .filter(([, cases]) => Object.keys(cases).length === 0)
    .map(([type]) => `the event ${type} has no case`);
  const broken = Object.entries(actors).flatMap(([actor, replies]) => {
    const call = callOf(machine, actor);
    if (call === undefined || typeof replies !== 'object') return [];
    return Object.entries(replies.done).flatMap(([label, output]) => {
      const reason = breach(call.response, output);
      return reason ? [`the answer '${label}' of ${actor} breaks the contract: ${reason}`] : [];
    });
  });
  return [...unheard, ...empty, ...broken];
}
