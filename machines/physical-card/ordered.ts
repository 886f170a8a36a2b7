import * as z from 'zod/mini';
import { Day } from '../../contract/values.ts';
import { dayAt } from '../days.ts';
import type { Ports } from '../ports.ts';

const kept = z.object({ accountId: z.int(), day: Day });

/** Keeps on the device that the backend has taken an order: what it says of orders may lag behind. */
export function rememberOrder({ device, clock }: Ports, accountId: number): void {
  device.write('ordered', JSON.stringify({ accountId, day: dayAt(clock.now()) }));
}

/** Whether the backend took an order for this account today (in Stockholm), as far as this device knows. */
export function isOrderRemembered({ device, clock }: Ports, accountId: number): boolean {
  try {
    const { data } = kept.safeParse(JSON.parse(device.read('ordered') ?? 'null'));
    return data?.accountId === accountId && data.day === dayAt(clock.now());
  } catch {
    return false;
  }
}
