import type { DeviceKey, Ports } from '../../machines/ports.ts';
import { inertPorts, NOW } from '../views/inert-ports.ts';

/** Ports with a storage that starts with these entries, and a clock that can be moved. */
export function storagePorts(entries: Partial<Record<DeviceKey, string>> = {}) {
  const stored = new Map<string, string>(Object.entries(entries));
  const clock = { now: NOW };
  const inert = inertPorts();
  const ports: Ports = {
    ...inert,
    clock: { ...inert.clock, now: () => clock.now },
    device: {
      ...inert.device,
      read: (key) => stored.get(key) ?? null,
      write: (key, value) => void stored.set(key, value),
      forget: (key) => void stored.delete(key),
    },
  };
  return { ports, stored, clock };
}
