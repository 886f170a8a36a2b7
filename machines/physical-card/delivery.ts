import * as z from 'zod/mini';
import type { RequestOf, ResponseOf } from '../../contract/call.ts';
import type { enrichCardholder, saveAddress } from '../../contract/physical-card.ts';
import { addressLine, foreignPostalCode, optionalAddressLine, postalCode, withoutSpaces } from '../rules.ts';

type Registered = ResponseOf<typeof enrichCardholder>['address'];

/** A delivery address as the form shows it, with a Swedish postal code as `123 45`. */
export interface Delivery extends Record<string, string> {
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly postalCode: string;
  readonly city: string;
  /** A country code or a name, as the backend or the user writes it; empty means Sweden. */
  readonly country: string;
}

/** Whether a country as the form has it is Sweden. */
export const isSwedish = (country: string): boolean => /^(|se|swe|sverige|sweden)$/i.test(country.trim());

/** The rules of the address form (§5): lines of at most 50 characters, in Sweden a postal code of five digits. */
export const deliveryRules = ({ country }: Pick<Delivery, 'country'>) => ({
  addressLine1: addressLine,
  addressLine2: optionalAddressLine,
  postalCode: isSwedish(country) ? postalCode : foreignPostalCode,
  city: addressLine,
  country: optionalAddressLine,
});

/** Formats a Swedish postal code as `123 45`; other text is only trimmed. */
const formatPostalCode = (code: string, country: string): string =>
  isSwedish(country) ? withoutSpaces(code).replace(/^(\d{3})(\d{2})$/, '$1 $2') : code.trim();

/** Converts a registered address to the values of the form. Surrounding spaces are removed. */
export function toDelivery(address: Registered): Delivery {
  const country = address?.country?.trim() ?? '';
  return {
    addressLine1: address?.addressLine1?.trim() ?? '',
    addressLine2: address?.addressLine2?.trim() ?? '',
    postalCode: formatPostalCode(address?.postalCode ?? '', country),
    city: address?.city?.trim() ?? '',
    country,
  };
}

/** Whether the address is complete and valid. */
export const isDeliverable = (delivery: Delivery): boolean =>
  Object.entries(deliveryRules(delivery)).every(([field, rule]) => z.safeParse(rule, delivery[field] ?? '').success);

const isSameText = (a: string, b: string): boolean => withoutSpaces(a).toLowerCase() === withoutSpaces(b).toLowerCase();

/**
 * Whether the backend has an address as registered. It may write the address in another way, and the country as a code
 * or a name, so of the country only whether it is Sweden is compared.
 */
export function isRegistered(address: Registered, delivery: Delivery): boolean {
  const registered = toDelivery(address);
  return (
    isSwedish(registered.country) === isSwedish(delivery.country) &&
    (['addressLine1', 'addressLine2', 'postalCode', 'city'] as const).every((field) =>
      isSameText(registered[field], delivery[field]),
    )
  );
}

/** The request that saves an address. */
export function saveRequest(delivery: Delivery): RequestOf<typeof saveAddress> {
  const { addressLine1, addressLine2, postalCode: code, city, country } = toDelivery(delivery);
  const sentCode = isSwedish(country) ? withoutSpaces(code) : code;
  return { addressLine1, addressLine2: addressLine2 || null, postalCode: sentCode, city, country: country || null };
}
