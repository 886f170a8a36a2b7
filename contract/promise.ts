import * as z from 'zod/mini';
import { promiseFor } from './tolerance.ts';

type Schema = z.ZodMiniType;

const mapShape = (shape: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, promiseOf(schema as Schema)]));

const promises = new WeakMap<Schema, Schema>();

/**
 * The schema that a provider promises for a response: everything is required and every value is known. The portal reads
 * responses with the tolerant schema instead. It has the name of the tolerant schema.
 */
export function promiseOf(schema: Schema): Schema {
  const known = promises.get(schema);
  if (known) return known;
  const promised = promisedBy(schema);
  const name = z.globalRegistry.get(schema);
  if (name && promised !== schema) promised.register(z.globalRegistry, name);
  promises.set(schema, promised);
  return promised;
}

function promisedBy(schema: Schema): Schema {
  const promised = promiseFor(schema);
  if (promised) return promiseOf(promised);
  const { checks = [] } = schema._zod.def;
  if (schema instanceof z.ZodMiniObject) return z.object(mapShape(schema._zod.def.shape)).check(...(checks as []));
  if (schema instanceof z.ZodMiniArray)
    return z.array(promiseOf(schema._zod.def.element as Schema)).check(...(checks as []));
  if (schema instanceof z.ZodMiniNullable) return z.nullable(promiseOf(schema._zod.def.innerType as Schema));
  if (schema instanceof z.ZodMiniOptional) return z.optional(promiseOf(schema._zod.def.innerType as Schema));
  return schema;
}
