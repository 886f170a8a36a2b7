import * as z from 'zod/mini';
import { Day } from '../../contract/values.ts';
import { dayAt } from '../days.ts';
import type { Ports } from '../ports.ts';
import { parseStored } from '../stored-json.ts';

/** The page of each step of an order (§2). */
export const STEP_PATHS = {
  welcome: '/physical-card-welcome',
  address: '/physical-card-address',
  pin: '/choose-pin',
  done: '/physical-card-done',
} as const;
export type OrderStep = keyof typeof STEP_PATHS;

/** The name under which a signature for an order is stored as a pending action. */
export const ORDER_ACTION = 'physical-card';

const rememberedOrder = z.object({ accountId: z.int(), day: Day });

/** Stores on the device that the backend accepted an order, because its eligibility data may be out of date. */
export function rememberOrder({ device, clock }: Ports, accountId: number): void {
  device.write('ordered', JSON.stringify({ accountId, day: dayAt(clock.now()) }));
}

/** Whether this device has stored that the backend accepted an order for the account today (in Stockholm). */
export function hasOrderedToday({ device, clock }: Ports, accountId: number): boolean {
  const order = parseStored(rememberedOrder, device.read('ordered'));
  return order?.accountId === accountId && order.day === dayAt(clock.now());
}
