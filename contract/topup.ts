import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Ore } from './money.ts';
import { FOREIGN } from './refusals.ts';
import { Day, Id } from './values.ts';

/** The next top-up of an account; the amounts are minor units (§9). */
export const nextTopupInfo = defineCall({
  name: 'nextTopupInfo',
  method: 'GET',
  path: '/cardholder/topups/{id}/next-topup-info',
  effect: 'read',
  summary: 'Read when the next top-up comes and how much it is',
  params: { id: Id },
  response: z.object({
    /** Null when no month is ordered. */
    nextTopupDate: z.nullable(Day),
    actualTopupAmount: Ore,
    maxTopupAmount: Ore,
    displayMaxTopupAmount: z.boolean(),
  }),
  refusals: FOREIGN.account,
  example: {
    request: { id: '30412' },
    response: {
      nextTopupDate: '2026-11-25',
      actualTopupAmount: 168_000 as Ore,
      maxTopupAmount: 168_000 as Ore,
      displayMaxTopupAmount: false,
    },
  },
});
export type NextTopup = z.output<typeof nextTopupInfo.response>;
