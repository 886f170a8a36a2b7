import * as z from 'zod/mini';

const NAMES = [
  'view_pin_success',
  'view_pin_error',
  'set_pin_success',
  'set_pin_error',
  'set_pin_validation_error',
] as const;
const PIN_VALID = 'pin_valid';

/**
 * The messages that a page of the card vault posts to its parent with `postMessage` (§4 PIN frame events). Decided: a
 * message is an object with the name of the event as its `type`.
 */
const frameMessage = z.union([
  z.object({ type: z.enum(NAMES) }),
  /** Posted when the PIN in the field changes; false shows "pin not valid". */
  z.object({ type: z.literal(PIN_VALID), valid: z.boolean() }),
]);
export type FrameMessage = z.output<typeof frameMessage>;

type Json = Readonly<Record<string, unknown>>;

/** Fields in which vaults write the name of an event. */
const NAME_FIELDS = ['type', 'event', 'name', 'eventName', 'eventType', 'action', 'message', 'status'];
/** Fields in which vaults write what an event is about. */
const CONTENT_FIELDS = ['valid', 'isValid', 'value', 'data', 'payload', 'detail', 'result'];

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `viewPinSuccess`, `VIEW-PIN-SUCCESS` and `view_pin_success` are the same. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[\W_]/g, '');
const nameIn = (value: unknown) =>
  typeof value === 'string' ? [...NAMES, PIN_VALID].find((name) => lettersOf(name) === lettersOf(value)) : undefined;

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The first truth value among some values, or inside them. */
function truthIn(values: readonly unknown[]): boolean | undefined {
  for (const value of values) {
    if (typeof value === 'boolean') return value;
    if (value === 'true' || value === 'false') return value === 'true';
    const inner = isObject(value) ? truthIn(CONTENT_FIELDS.map((field) => value[field])) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** The name of the event of a message: in a field for it, as a field, or further inside. */
function eventIn(data: Json): string | undefined {
  const named = NAME_FIELDS.map((field) => nameIn(data[field])).find((name) => name !== undefined);
  if (named) return named;
  const field = Object.keys(data).find((key) => nameIn(key) !== undefined && data[key] !== false);
  if (field !== undefined || PIN_VALID in data) return nameIn(field ?? PIN_VALID);
  const inner = CONTENT_FIELDS.map((key) => data[key]).find(isObject);
  return inner && eventIn(inner);
}

/**
 * Reads a message of the vault in the shapes that vaults post: the name of the event as a text, as JSON text, or in an
 * object, in any case. Null for anything else.
 */
export function readFrameMessage(posted: unknown): FrameMessage | null {
  const data = typeof posted === 'string' ? fromJson(posted) : posted;
  const type = isObject(data) ? eventIn(data) : nameIn(data);
  const valid = isObject(data) ? truthIn([...CONTENT_FIELDS, PIN_VALID].map((field) => data[field])) : undefined;
  return frameMessage.safeParse({ type, valid }).data ?? null;
}
