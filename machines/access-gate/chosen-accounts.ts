import * as z from 'zod/mini';
import type { Device } from '../ports.ts';
import { parseStored } from '../stored-json.ts';

const choices = z.array(z.object({ cardholderId: z.int(), accountId: z.int() }));
type Choices = z.output<typeof choices>;

const readAll = (device: Device): Choices => parseStored(choices, device.read('chosenAccounts')) ?? [];

/** The account that this cardholder last switched to on this device (decision 22); null if there is none. */
export const readChosenAccount = (device: Device, cardholderId: number): number | null =>
  readAll(device).find((choice) => choice.cardholderId === cardholderId)?.accountId ?? null;

/** Keeps the choice of a cardholder. The choices of other cardholders stay. */
export const storeChosenAccount = (device: Device, cardholderId: number, accountId: number): void =>
  device.write(
    'chosenAccounts',
    JSON.stringify([
      ...readAll(device).filter((choice) => choice.cardholderId !== cardholderId),
      { cardholderId, accountId },
    ]),
  );
