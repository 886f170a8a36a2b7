import type * as contract from '../../contract/cardholder.ts';
import type { Database } from '../db/database.ts';
import type { Handlers } from '../handler.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';
import type { Cardholder } from '../wire.ts';

interface CardholderRow {
  readonly clientId: number;
  id: number;
  firstName: string;
  lastName: string;
  language: string | null;
  branchId: number;
  branchName: string;
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

const contactInfo = ({ id, type, value, verified, modifiedAt }: ContactRow) => ({
  id,
  description: value,
  verified: verified === 1,
  modifiedDate: new Date(modifiedAt).toISOString(),
  contactInformationType: { id: type },
});

/** The cardholder in the form of the contract. Rejects with 401 when the cardholder of the token does not exist. */
export function readCardholder(db: Database, cardholderId: number): Cardholder {
  const row = db.one<CardholderRow>`
    SELECT cardholder.id, first_name AS firstName, last_name AS lastName, language,
      branch.id AS branchId, branch.name AS branchName, branch.client_id AS clientId
    FROM cardholder JOIN person USING (personal_number) JOIN branch ON branch.id = cardholder.branch_id
    WHERE cardholder.id = ${cardholderId}`;
  if (!row) throw new Rejection(401, 'The token belongs to no cardholder');
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

export const cardholderHandlers = ({ db }: Services): Handlers<typeof contract> => ({
  cardholderInfo: (_, { cardholderId }) => readCardholder(db, cardholderId),
});
