import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { moment } from './dates.ts';
import { listOf, orEmpty } from './list.ts';
import { numeric, orElse, orNull } from './tolerance.ts';

export const CONTACT_TYPE = { email: 1, phone: 2 } as const;

const text = orElse(z.string(), '');

const address = z.object({ addressLine1: text, postalCode: text, city: text });
address.register(z.globalRegistry, { id: 'Address' });

/** A registered address, as the pages outside the order of a physical card show it. */
export type RegisteredAddress = z.output<typeof address>;

const contactInfo = z.object({
  id: numeric(z.int()),
  description: z.string(),
  verified: orElse(z.boolean(), false),
  modifiedDate: orElse(moment, ''),
  contactInformationType: z.object({ id: numeric(z.int()) }),
});
contactInfo.register(z.globalRegistry, { id: 'ContactInfo' });

const personalInformation = z.object({
  firstName: text,
  lastName: text,
  addresses: orEmpty(listOf(address)),
  contactInfos: orEmpty(listOf(contactInfo, ({ id }) => id)),
});

const cardholder = z.object({
  id: numeric(z.int()),
  firstName: text,
  lastName: text,
  /** Required: it decides which policy must be accepted. */
  branch: z.object({
    id: numeric(z.int()),
    description: text,
    /** The employer, which sets the fees. */
    clientPackage: orNull(z.object({ client: z.object({ id: numeric(z.int()) }) })),
  }),
  preferences: orElse(z.object({ language: z.nullable(z.string()) }), { language: null }),
  personalInformation: orElse(personalInformation, personalInformation.parse({})),
});
cardholder.register(z.globalRegistry, { id: 'Cardholder' });
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
            contactInformationType: { id: CONTACT_TYPE.email },
          },
        ],
      },
    },
  },
});
