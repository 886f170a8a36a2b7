import * as z from 'zod/mini';
import type { RequestOf, ResponseOf } from '../../contract/call.ts';
import type { enrichCardholder, saveAddress } from '../../contract/physical-card.ts';
import { addressLine, optionalAddressLine, postalCode, withoutSpaces } from '../rules.ts';

type Registered = ResponseOf<typeof enrichCardholder>['address'];

/** A delivery address as the form shows it, with the postal code as `123 45`. */
export interface Delivery extends Record<string, string> {
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly postalCode: string;
  readonly city: string;
}

/** The rules of the address form (§5): lines of at most 50 characters, a postal code of five digits. */
export const DELIVERY_RULES = {
  addressLine1: addressLine,
  addressLine2: optionalAddressLine,
  postalCode,
  city: addressLine,
} as const;

/** Formats a Swedish postal code as `123 45`; other text is returned unchanged. */
const formatPostalCode = (code: string): string => withoutSpaces(code).replace(/^(\d{3})(\d{2})$/, '$1 $2');

/** Converts a registered address to the values of the form. Surrounding spaces are removed. */
export const toDelivery = (address: Registered): Delivery => ({
  addressLine1: address?.addressLine1?.trim() ?? '',
  addressLine2: address?.addressLine2?.trim() ?? '',
  postalCode: formatPostalCode(address?.postalCode ?? ''),
  city: address?.city?.trim() ?? '',
});

/** Whether the address is complete and valid. */
export const isDeliverable = (delivery: Delivery): boolean =>
  Object.entries(DELIVERY_RULES).every(([field, rule]) => z.safeParse(rule, delivery[field] ?? '').success);

/** The request that saves an address. The country is the one of the registered address. */
export const saveRequest = (delivery: Delivery, country: string | null): RequestOf<typeof saveAddress> => {
  const { addressLine1, addressLine2, postalCode: code, city } = toDelivery(delivery);
  return { addressLine1, addressLine2: addressLine2 || null, postalCode: withoutSpaces(code), city, country };
};
