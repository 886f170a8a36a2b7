import type * as z from 'zod/mini';
import { Kronor, Ore } from '../../contract/money.ts';
import { Day, Moment } from '../../contract/values.ts';

/** What a plain number or text means; JSON Schema has no word for it. */
const UNITS: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [Ore, 'Minor units: 100 öre are one krona.'],
  [Kronor, 'Kronor, with decimals.'],
  [Day, 'A calendar day in Stockholm, yyyy-mm-dd.'],
  [Moment, 'A moment, ISO 8601 with an offset.'],
]);

/** The unit of a schema, or of the one that it narrows. */
export function unitOf(schema: z.core.$ZodType): string | undefined {
  for (let one: z.core.$ZodType | undefined = schema; one; one = one._zod.parent) {
    const unit = UNITS.get(one);
    if (unit) return unit;
  }
  return undefined;
}
