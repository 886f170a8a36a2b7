import * as z from 'zod/mini';

const order = z.object({
  orderRef: z.string(),
  /** Part of a log-in; empty when something is signed. */
  authId: z.string(),
  autoStartToken: z.string(),
  /** `scan` shows the QR code to another device, `open` starts BankID on this one. */
  method: z.enum(['scan', 'open']),
  /** ms since 1970 */
  startedAt: z.number(),
  /** What is signed, and what for; null for a log-in. */
  signing: z._default(z.nullable(z.object({ text: z.string(), errand: z.string() })), null),
});
export type Order = z.output<typeof order>;

/** How long an order can be pending at the most, ms. */
const LIFE = 180_000;

/** An order that was pending when the page was left or reloaded, if it can still be alive. */
export function resumable(text: string | null, now: number): Order | null {
  if (text === null) return null;
  try {
    const parsed = order.safeParse(JSON.parse(text));
    return parsed.success && now - parsed.data.startedAt < LIFE ? parsed.data : null;
  } catch {
    return null;
  }
}
