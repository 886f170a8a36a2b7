import type { RequestOf } from '../../contract/call.ts';
import type { saveAddress as saveAddressCall } from '../../contract/physical-card.ts';
import type { Database } from '../db/database.ts';

type NewAddress = RequestOf<typeof saveAddressCall>;

interface Address {
  addressLine1: string;
  addressLine2: string | null;
  postalCode: string;
  city: string;
  country: string | null;
}

/** The delivery address; null when there is none. */
export const readAddress = (db: Database, cardholderId: number): Address | null =>
  db.one<Address>`
    SELECT address_line1 AS addressLine1, address_line2 AS addressLine2, postal_code AS postalCode, city, country
    FROM address WHERE cardholder_id = ${cardholderId}` ?? null;

/** Replaces the delivery address; without a country it is in Sweden. */
export function saveAddress(db: Database, cardholderId: number, address: NewAddress): void {
  const { addressLine1, addressLine2 = null, postalCode, city, country } = address;
  db.run`
    INSERT OR REPLACE INTO address (cardholder_id, address_line1, address_line2, postal_code, city, country)
    VALUES (${cardholderId}, ${addressLine1}, ${addressLine2}, ${postalCode}, ${city}, ${country ?? 'SE'})`;
}
