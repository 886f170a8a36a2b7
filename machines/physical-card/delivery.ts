import * as z from 'zod/mini';
import type { RequestOf, ResponseOf } from '../../contract/call.ts';
import type { enrichCardholder, saveAddress } from '../../contract/physical-card.ts';
import { line, optionalLine, postalCode, unspaced } from '../rules.ts';

type Registered = ResponseOf<typeof enrichCardholder>['address'];

/** Where a card is sent, as it is read and written; the postal code as `123 45`. */
export interface Delivery extends Record<string, string> {
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly postalCode: string;
  readonly city: string;
}

/** What the lines of a delivery must be (§5): at most 50 characters, the postal code 32 and five digits. */
export const DELIVERY_RULES = { addressLine1: line, addressLine2: optionalLine, postalCode, city: line } as const;

/** A postal code as it is written in Sweden; what is none stays as it is. */
const spaced = (code: string): string => unspaced(code).replace(/^(\d{3})(\d{2})$/, '$1 $2');

/** An address as somebody has registered it, as one reads it. */
export const deliveryOf = (address: Registered): Delivery => ({
  addressLine1: address?.addressLine1?.trim() ?? '',
  addressLine2: address?.addressLine2?.trim() ?? '',
  postalCode: spaced(address?.postalCode ?? ''),
  city: address?.city?.trim() ?? '',
});

/** The same without what does not count: stray spaces. */
export const tidied = (delivery: Delivery): Delivery => deliveryOf(delivery);

/** Whether a card can be sent there. */
export const isDeliverable = (delivery: Delivery): boolean =>
  Object.entries(DELIVERY_RULES).every(([field, rule]) => z.safeParse(rule, delivery[field] ?? '').success);

/** What is saved of a delivery. Its country is that of the registered address. */
export const savingRequest = (delivery: Delivery, country: string | null): RequestOf<typeof saveAddress> => {
  const { addressLine1, addressLine2, postalCode: code, city } = tidied(delivery);
  return { addressLine1, addressLine2: addressLine2 || null, postalCode: unspaced(code), city, country };
};
