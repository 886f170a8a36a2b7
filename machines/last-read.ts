import * as z from 'zod/mini';
import type { Device, DeviceKey, Ports } from './ports.ts';
import { parseStored } from './stored-json.ts';

interface Owner {
  readonly ports: Ports;
  readonly accountId: number;
}

/** A value of an account, and when it was read, ms since 1970. */
export interface LastRead<Value> {
  readonly value: Value;
  readonly readAt: number;
}

/**
 * The last value that was read of an account in this session, for a page that cannot read it again (decision 60). Only in
 * the memory of the page: the entry `key` goes at log-out.
 */
export function defineLastRead<Value>(key: Extract<DeviceKey, `last${string}`>, value: z.ZodMiniType<Value>) {
  const Entry = z.object({ accountId: z.number(), readAt: z.number(), value });
  return {
    /** Null if nothing was read, or only of another account. */
    find({ ports, accountId }: Owner): LastRead<Value> | null {
      const entry = parseStored(Entry, ports.device.read(key));
      return entry?.accountId === accountId ? { value: entry.value, readAt: entry.readAt } : null;
    },
    remember({ ports, accountId }: Owner, read: Value): void {
      ports.device.write(key, JSON.stringify({ accountId, readAt: ports.clock.now(), value: read }));
    },
    forget({ ports }: Owner): void {
      ports.device.forget(key);
    },
  };
}

/** What a change of the user can make untrue. */
const CHANGEABLE = ['lastNextTopup', 'lastCardStatus'] as const;

/** For the start of every change: what was read before it must not be shown after it. */
export function forgetChangeable(device: Device): void {
  for (const key of CHANGEABLE) device.forget(key);
}
