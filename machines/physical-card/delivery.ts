import type { RequestOf, ResponseOf } from '../../contract/call.ts';
import type { enrichCardholder, saveAddress } from '../../contract/physical-card.ts';
import { cleanLine, isSameLine } from '../clean-text.ts';
import { addressLine, foreignPostalCode, optionalAddressLine, postalCode, violationOf } from '../rules.ts';

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
export const isSwedish = (country: string): boolean => /^(|se|swe|sverige|sweden)$/i.test(cleanLine(country));

/** The rules of the address form (§5): lines of at most 50 characters, in Sweden a postal code of five digits. */
export const deliveryRules = ({ country }: Pick<Delivery, 'country'>) => ({
  addressLine1: addressLine,
  addressLine2: optionalAddressLine,
  postalCode: isSwedish(country) ? postalCode : foreignPostalCode,
  city: addressLine,
  country: optionalAddressLine,
});

/** Formats a Swedish postal code as `123 45`; other text is only cleaned. */
const formatPostalCode = (code: string, country: string): string =>
  isSwedish(country) ? postalCode.clean(code).replace(/^(\d{3})(\d{2})$/, '$1 $2') : cleanLine(code);

/** Converts a registered address to the values of the form. Surrounding spaces are removed. */
export function toDelivery(address: Registered): Delivery {
  const country = cleanLine(address?.country ?? '');
  return {
    addressLine1: cleanLine(address?.addressLine1 ?? ''),
    addressLine2: cleanLine(address?.addressLine2 ?? ''),
    postalCode: formatPostalCode(address?.postalCode ?? '', country),
    city: cleanLine(address?.city ?? ''),
    country,
  };
}

/** Whether the address is complete and valid. */
export const isDeliverable = (delivery: Delivery): boolean =>
  Object.entries(deliveryRules(delivery)).every(([field, rule]) => violationOf(rule, delivery[field] ?? '') === null);

/**
 * Whether the backend has an address as registered. It may write the address in another way, and the country as a code
 * or a name, so of the country only whether it is Sweden is compared.
 */
export function isRegistered(address: Registered, delivery: Delivery): boolean {
  const registered = toDelivery(address);
  return (
    isSwedish(registered.country) === isSwedish(delivery.country) &&
    (['addressLine1', 'addressLine2', 'postalCode', 'city'] as const).every((field) =>
      isSameLine(registered[field], delivery[field]),
    )
  );
}

/** The request that saves an address. */
export function saveRequest(delivery: Delivery): RequestOf<typeof saveAddress> {
  const { addressLine1, addressLine2, postalCode: code, city, country } = toDelivery(delivery);
  const sentCode = isSwedish(country) ? postalCode.clean(code) : code;
  return { addressLine1, addressLine2: addressLine2 || null, postalCode: sentCode, city, country: country || null };
}
