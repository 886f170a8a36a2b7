import type { AnyEventObject } from 'xstate';
import type { PayloadKind } from './protocol.ts';

function kindOf(value: unknown): PayloadKind {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Error) return 'error';
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
    case 'bigint':
      return 'number';
    case 'boolean':
      return 'yes/no';
    default:
      return Object.prototype.toString.call(value).includes('Temporal') || value instanceof Date ? 'date' : 'data';
  }
}

/** The names of the fields of an event, with the kind of each value: the values may be private. */
export const payloadKinds = ({ type: _, actorId: __, ...payload }: AnyEventObject): Record<string, PayloadKind> =>
  Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, kindOf(value)]));

/** A readable event type: `xstate.done.actor.orderTopup` → `orderTopup done`. */
export function readableType(type: string): string {
  if (type === 'xstate.init') return 'started';
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  if (delay !== undefined) return `after ${delay}`;
  const [, kind, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  return actor === undefined ? type : `${actor} ${kind}`;
}
