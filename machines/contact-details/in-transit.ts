import * as z from 'zod/mini';
import type { Device } from '../ports.ts';
import type { Contacts } from './contacts.ts';

const entries = z.array(z.object({ cardholderId: z.int(), email: z.string(), phone: z.string() }));
type Entries = z.output<typeof entries>;

function read(device: Device): Entries {
  try {
    return entries.parse(JSON.parse(device.read('contactsInTransit') ?? '[]'));
  } catch {
    return [];
  }
}

function write(device: Device, all: Entries): void {
  if (all.length === 0) device.forget('contactsInTransit');
  else device.write('contactsInTransit', JSON.stringify(all));
}

const without = (device: Device, cardholderId: number): Entries =>
  read(device).filter((entry) => entry.cardholderId !== cardholderId);

/** The details of a cardholder that are still to be posted again (decision 16); null when there are none. */
export const keptOn = (device: Device, cardholderId: number): Contacts | null =>
  read(device).find((entry) => entry.cardholderId === cardholderId) ?? null;

export const keepOn = (device: Device, cardholderId: number, { email, phone }: Contacts): void =>
  write(device, [...without(device, cardholderId), { cardholderId, email, phone }]);

export const releaseFrom = (device: Device, cardholderId: number): void => write(device, without(device, cardholderId));
