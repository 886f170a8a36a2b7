import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { OrganisationNumber } from './identity-numbers.ts';
import { orElse } from './tolerance.ts';
import { MAX_EMAIL_LENGTH } from './values.ts';

/** A support ticket from the form on /support (§5: a message of 10 characters, one contact detail, terms agreed). */
export const createTicket = defineCall({
  name: 'createTicket',
  method: 'POST',
  path: '/cardholder/support-tickets',
  effect: 'change',
  auth: 'optional',
  summary: 'Send a question to support',
  origin: {
    decided:
      'the form is described without a call; the organisation number is optional; the answer can name the ticket',
  },
  body: {
    message: z.string().check(z.minLength(10), z.maxLength(5000)),
    email: z.optional(z.string().check(z.maxLength(MAX_EMAIL_LENGTH))),
    phone: z.optional(z.string().check(z.maxLength(254))),
    organisationNumber: z.optional(OrganisationNumber),
    agreed: z.literal(true),
  },
  /** `reference`: what the cardholder and the support call the ticket; null if the backend has none (decision 40). */
  response: z.object({ reference: orElse(z.nullable(z.string()), null) }),
  rejections: { 'At least one contact detail is needed': 400, 'Too many attempts': 429 },
  example: {
    request: { message: 'Min påfyllning kom inte.', email: 'anna@example.se', agreed: true },
    response: { reference: 'F-100042' },
  },
});
