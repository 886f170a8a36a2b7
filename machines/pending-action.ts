import * as z from 'zod/mini';
import type { Ports } from './ports.ts';
import { isOwnPath } from './safe-address.ts';

/** Something sensitive that the person was about to do when the page was left for BankID or for verifying an e-mail. */
const errand = z.object({
  /** What it is, such as `pin`. */
  errand: z.string(),
  /** What the person was shown and signs. */
  text: z.string(),
  /** The route to come back to. */
  path: z.string().check(z.refine(isOwnPath)),
  /** ms since 1970 */
  leftAt: z.number(),
});
export type Errand = z.output<typeof errand>;

const signingOrder = z.object({
  startedAt: z.number(),
  signing: z.object({ errand: z.string(), text: z.string() }),
});

/** How long a person may take to verify an e-mail before the errand is forgotten, ms. */
const PATIENCE = 3_600_000;
/** How long an order of BankID can be pending, ms. */
const ORDER_LIFE = 180_000;

function parsed<T>(schema: z.ZodMiniType<T>, text: string | null): T | null {
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Leaves an errand, to come back to it when the e-mail is verified (decision 8). */
export function leaveErrand({ device, clock }: Ports, { errand, text, path }: Omit<Errand, 'leftAt'>): void {
  device.write('errand', JSON.stringify({ errand, text, path, leftAt: clock.now() } satisfies Errand));
}

/** The errand that waits for a verified e-mail, if it is not too old; its path is one of the portal's own. */
export function waitingErrand({ device, clock }: Ports): Errand | null {
  const left = parsed(errand, device.read('errand'));
  return left !== null && clock.now() - left.leftAt < PATIENCE ? left : null;
}

/** What was being signed for when the page was left or reloaded, and what the person was shown. */
export function unfinishedErrand(ports: Ports): Pick<Errand, 'errand' | 'text'> | null {
  const order = parsed(signingOrder, ports.device.read('signingOrder'));
  if (order !== null && ports.clock.now() - order.startedAt < ORDER_LIFE) return order.signing;
  return waitingErrand(ports);
}
