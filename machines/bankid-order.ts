import * as z from 'zod/mini';
import { fee } from '../contract/money.ts';
import { parseStored } from './stored-json.ts';

const signing = z.object({
  text: z.string(),
  kind: z.string(),
  referenceCode: z.string(),
  /** The fee that the user has approved; left out for an action without one. */
  fee: z.optional(fee),
});

const order = z.object({
  orderRef: z.string(),
  /** Second reference of a log-in order; empty for a signing order. */
  authId: z.string(),
  autoStartToken: z.string(),
  /** `scan`: a QR code for another device. `open`: the BankID app on this device. */
  method: z.enum(['scan', 'open']),
  /** ms since 1970 */
  startedAt: z.number(),
  /** The text to sign, the kind of action that needs the signature, and its card; null for a log-in. */
  signing: z._default(z.nullable(signing), null),
});
export type Order = z.output<typeof order>;

/** The longest time that BankID keeps an order open, ms. */
const ORDER_LIFETIME = 180_000;

/** Whether BankID may still keep an order open at `now` (ms since 1970). */
export const mayBeOpen = ({ startedAt }: Order, now: number): boolean => now - startedAt < ORDER_LIFETIME;

/** The stored order, or null if there is none, it is unreadable, or its lifetime is over at `now` (ms since 1970). */
export function resumableOrder(text: string | null, now: number): Order | null {
  const stored = parseStored(order, text);
  return stored && mayBeOpen(stored, now) ? stored : null;
}
