import * as z from 'zod/mini';
import { defineCall } from './call.ts';

export const CONTACT_TYPE = { email: 1, phone: 2 } as const;

const address = z.object({ addressLine1: z.string(), postalCode: z.string(), city: z.string() });

const contactInfo = z.object({
  id: z.int(),
  description: z.string(),
  verified: z.boolean(),
  modifiedDate: z.string(),
  contactInformationType: z.object({ id: z.int(), descriptionEnglish: z.string() }),
});

const cardholder = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  branch: z.object({
    id: z.int(),
    description: z.string(),
    clientPackage: z.object({ client: z.object({ id: z.int() }) }),
  }),
  preferences: z.object({ language: z.nullable(z.string()) }),
  personalInformation: z.object({
    firstName: z.string(),
    lastName: z.string(),
    addresses: z.array(address),
    contactInfos: z.array(contactInfo),
  }),
});
export type Cardholder = z.output<typeof cardholder>;

/** The cardholder of the token (§3, cardholder info). */
export const cardholderInfo = defineCall({
  name: 'cardholderInfo',
  method: 'GET',
  path: '/cardholder/info',
  effect: 'read',
  summary: 'Read the cardholder with employer branch, addresses and contact details',
  response: cardholder,
  example: {
    response: {
      id: 501,
      firstName: 'Anna',
      lastName: 'Lindqvist',
      branch: { id: 12, description: 'Nordlunds Bygg AB', clientPackage: { client: { id: 7 } } },
      preferences: { language: 'sv' },
      personalInformation: {
        firstName: 'Anna',
        lastName: 'Lindqvist',
        addresses: [{ addressLine1: 'Storgatan 1', postalCode: '11455', city: 'Stockholm' }],
        contactInfos: [
          {
            id: 9001,
            description: 'anna@example.se',
            verified: true,
            modifiedDate: '2026-10-01T08:00:00Z',
            contactInformationType: { id: CONTACT_TYPE.email, descriptionEnglish: 'E-mail' },
          },
        ],
      },
    },
  },
});
