import type * as z from 'zod/mini';
import { FeeAmount, Kronor, Ore, SignedKronor } from '../../contract/money.ts';
import { Day, Moment } from '../../contract/values.ts';

/** The unit or format of a number or text, which JSON Schema cannot express. */
const UNITS: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [Ore, 'Minor units: 100 öre are one krona.'],
  [SignedKronor, 'Kronor, with decimals: negative when money leaves the account.'],
  [Kronor, 'Kronor, with decimals.'],
  [FeeAmount, 'In the largest unit of the currency, with decimals: kronor, not öre.'],
  [Day, 'A calendar day in Stockholm, yyyy-mm-dd.'],
  [Moment, 'A point in time, ISO 8601 with an offset.'],
]);

/** The unit of a schema or of the schema that it narrows. */
export function unitOf(schema: z.core.$ZodType): string | undefined {
  for (let current: z.core.$ZodType | undefined = schema; current; current = current._zod.parent) {
    const unit = UNITS.get(current);
    if (unit) return unit;
  }
  return undefined;
}

const FORMATS: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [Day, 'date'],
  [Moment, 'date-time'],
]);

/** The format of a text or a number, which generators of code turn into a type. Ids need 64 bits. */
export const formatOf = (schema: z.core.$ZodType, type: unknown): string | undefined =>
  FORMATS.get(schema) ?? (type === 'integer' ? 'int64' : undefined);
