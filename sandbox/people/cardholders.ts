import type { ResponseOf } from '../../contract/call.ts';
import { CONTACT_TYPE, type cardholderInfo } from '../../contract/cardholder.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';

interface CardholderRow {
  id: number;
  firstName: string;
  lastName: string;
  language: string | null;
  branchId: number;
  branchName: string;
  clientId: number;
}

interface AddressRow {
  addressLine1: string;
  postalCode: string;
  city: string;
}

interface ContactRow {
  id: number;
  type: number;
  value: string;
  verified: number;
  modifiedAt: number;
}

const TYPE_NAMES: Readonly<Record<number, string>> = { [CONTACT_TYPE.email]: 'E-mail', [CONTACT_TYPE.phone]: 'Phone' };

const contactInfo = ({ id, type, value, verified, modifiedAt }: ContactRow) => ({
  id,
  description: value,
  verified: verified === 1,
  modifiedDate: new Date(modifiedAt).toISOString(),
  contactInformationType: { id: type, descriptionEnglish: TYPE_NAMES[type] ?? '' },
});

/** Who a cardholder is, as the contract tells it. A token of somebody who is no longer there is refused with 401. */
export function readCardholder(db: Database, cardholderId: number): ResponseOf<typeof cardholderInfo> {
  const row = db.one<CardholderRow>`
    SELECT cardholder.id, first_name AS firstName, last_name AS lastName, language,
      branch.id AS branchId, branch.name AS branchName, branch.client_id AS clientId
    FROM cardholder JOIN person USING (personal_number) JOIN branch ON branch.id = cardholder.branch_id
    WHERE cardholder.id = ${cardholderId}`;
  if (!row) throw new Refusal(401, 'The token belongs to nobody');
  const addresses = db.all<AddressRow>`
    SELECT address_line1 AS addressLine1, postal_code AS postalCode, city FROM address
    WHERE cardholder_id = ${cardholderId}`;
  const contacts = db.all<ContactRow>`
    SELECT id, type, value, verified, modified_at AS modifiedAt FROM contact
    WHERE cardholder_id = ${cardholderId} ORDER BY type`;
  const { id, firstName, lastName, language, branchId, branchName, clientId } = row;
  return {
    id,
    firstName,
    lastName,
    branch: { id: branchId, description: branchName, clientPackage: { client: { id: clientId } } },
    preferences: { language },
    personalInformation: { firstName, lastName, addresses, contactInfos: contacts.map(contactInfo) },
  };
}
