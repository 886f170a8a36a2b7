import type * as z from 'zod/mini';
import { Kronor, Ore } from '../../contract/money.ts';
import { Day, Moment } from '../../contract/values.ts';

/** The unit or format of a number or text, which JSON Schema cannot express. */
const UNITS: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [Ore, 'Minor units: 100 öre are one krona.'],
  [Kronor, 'Kronor, with decimals.'],
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
