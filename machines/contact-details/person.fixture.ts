import { type Cardholder, cardholderInfo } from '../../contract/cardholder.ts';

const fresh = cardholderInfo.response.parse(cardholderInfo.example.response);

export const CONTACTS = { email: 'anna@example.se', phone: '0701234567' };

/** The same person with an e-mail and a phone as told, last confirmed on that day. */
export function person(email: string, phone: string, modifiedDate: string): Cardholder {
  const { personalInformation } = fresh;
  const info = (id: number, description: string) => ({
    id: 9000 + id,
    description,
    verified: true,
    modifiedDate,
    contactInformationType: { id, descriptionEnglish: '' },
  });
  return { ...fresh, personalInformation: { ...personalInformation, contactInfos: [info(1, email), info(2, phone)] } };
}

/** The details of a person, as the device keeps them between the two posts. */
export const keptFor = ({ id }: Cardholder): string => JSON.stringify([{ cardholderId: id, ...CONTACTS }]);
