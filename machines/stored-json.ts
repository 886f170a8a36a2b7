import type * as z from 'zod/mini';

/** A text from the storage of the device, parsed as JSON; null if it is missing, not JSON, or not what the schema says. */
export function parseStored<T>(schema: z.ZodMiniType<T>, text: string | null): T | null {
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
