import * as z from 'zod/mini';
import type { Device } from '../ports.ts';

const ids = z.array(z.int());

/** The ids of the banners that were closed on this device (§2). What cannot be read counts as none. */
export function dismissedOn(device: Device): readonly number[] {
  try {
    return ids.parse(JSON.parse(device.read('dismissedNotices') ?? '[]'));
  } catch {
    return [];
  }
}

export function dismissOn(device: Device, id: number): void {
  device.write('dismissedNotices', JSON.stringify([...new Set([...dismissedOn(device), id])]));
}
