import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { FORBIDDEN } from './rejections.ts';
import { numeric } from './tolerance.ts';
import { Id, MAX_EMAIL_LENGTH, nothing } from './values.ts';

const value = z.string().check(z.maxLength(MAX_EMAIL_LENGTH));

/**
 * Saves both contact details as confirmed now (§4 contact-details check). The portal first saves the placeholder `-` for
 * each detail, then the real values. A detail keeps its id, also with a placeholder or an empty text, and is verified
 * again when its verified value comes back.
 */
export const saveContactInfo = defineCall({
  name: 'saveContactInfo',
  method: 'POST',
  path: '/cardholder/contactInfo',
  effect: 'change',
  summary: 'Save e-mail and phone as confirmed now; `-` is a placeholder for a moment',
  body: { email: value, phone: value },
  response: nothing,
  example: { request: { email: 'anna@example.se', phone: '0701234567' }, response: undefined },
});

/** Sends a code to a new e-mail address (type 1) or phone (type 2); it is valid for 30 minutes (§5). */
export const requestVerification = defineCall({
  name: 'requestVerification',
  method: 'POST',
  path: '/cardholder/contact-info/verification-request',
  effect: 'change',
  summary: 'Send a verification code to a new contact value',
  body: {
    contactInformationId: z.optional(z.nullable(z.int())),
    contactInformationTypeId: z.union([z.literal(1), z.literal(2)]),
    newValue: value.check(z.minLength(1)),
  },
  response: z.object({ contactInformationId: numeric(z.int()) }),
  rejections: {
    ...FORBIDDEN.contact,
    'Value must be a valid email address': 400,
    'Value must be a valid phone number': 400,
    'Too many attempts': 429,
  },
  example: {
    request: { contactInformationId: 9001, contactInformationTypeId: 1, newValue: 'anna.lindqvist@example.se' },
    response: { contactInformationId: 9001 },
  },
});

/** Confirms a new contact value with the code that was sent to it. */
export const verifyContact = defineCall({
  name: 'verifyContact',
  method: 'POST',
  path: '/cardholder/contact-info/{contactInformationId}/verification',
  effect: 'change',
  summary: 'Confirm a new contact value by its code, which is valid for 30 minutes',
  origin: { decided: 'the method is not given: POST, because the call changes data' },
  params: { contactInformationId: Id },
  query: { code: z.string() },
  response: nothing,
  rejections: { ...FORBIDDEN.contact, 'Invalid verification code': 400, 'Too many attempts': 429 },
  example: { request: { contactInformationId: '9001', code: '133742' }, response: undefined },
});
