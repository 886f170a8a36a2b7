import * as z from 'zod/mini';
import type { Device } from '../ports.ts';
import { parseStored } from '../stored-json.ts';
import type { Contacts } from './contacts.ts';

const entries = z.array(z.object({ cardholderId: z.int(), email: z.string(), phone: z.string() }));
type Entries = z.output<typeof entries>;

const readAll = (device: Device): Entries => parseStored(entries, device.read('unsavedContacts')) ?? [];

function writeAll(device: Device, all: Entries): void {
  if (all.length === 0) device.forget('unsavedContacts');
  else device.write('unsavedContacts', JSON.stringify(all));
}

const without = (device: Device, cardholderId: number): Entries =>
  readAll(device).filter((entry) => entry.cardholderId !== cardholderId);

/** The details of a cardholder that must be posted again (decision 16); null if there are none. */
export const readUnsavedContacts = (device: Device, cardholderId: number): Contacts | null =>
  readAll(device).find((entry) => entry.cardholderId === cardholderId) ?? null;

/** Keeps the details of a cardholder on the device until they are posted (decision 16); replaces earlier ones. */
export const storeUnsavedContacts = (device: Device, cardholderId: number, { email, phone }: Contacts): void =>
  writeAll(device, [...without(device, cardholderId), { cardholderId, email, phone }]);

/** Removes the details of a cardholder once they are posted. */
export const removeUnsavedContacts = (device: Device, cardholderId: number): void =>
  writeAll(device, without(device, cardholderId));
