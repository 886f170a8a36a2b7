import { type Cardholder, cardholderInfo } from '../../contract/cardholder.ts';

const example = cardholderInfo.response.parse(cardholderInfo.example.response);

export const CONTACTS = { email: 'anna@example.se', phone: '0701234567' };

/** The example cardholder with this e-mail and phone, both last confirmed at `modifiedDate` (ISO 8601). */
export function cardholderWith(email: string, phone: string, modifiedDate: string): Cardholder {
  const { personalInformation } = example;
  const info = (id: number, description: string) => ({
    id: 9000 + id,
    description,
    verified: true,
    modifiedDate,
    contactInformationType: { id, descriptionEnglish: '' },
  });
  return {
    ...example,
    personalInformation: { ...personalInformation, contactInfos: [info(1, email), info(2, phone)] },
  };
}

/** The device entry `unsavedContacts` with `CONTACTS` for this cardholder. */
export const storedContactsOf = ({ id }: Cardholder): string => JSON.stringify([{ cardholderId: id, ...CONTACTS }]);
