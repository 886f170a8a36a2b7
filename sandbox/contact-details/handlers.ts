import type { RequestOf } from '../../contract/call.ts';
import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import type * as contract from '../../contract/contact-details.ts';
import type { Handlers } from '../handler.ts';
import { localizedMessage, verificationCode } from '../mailbox/message-texts.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';
import { consumeCode, newestCode, requireCode, sendCode } from '../signature/one-time-codes.ts';
import { afterChange } from './after-change.ts';
import {
  addContact,
  type ContactType,
  contactOfType,
  requireContact,
  requireValue,
  saveContact,
  verifyContact,
} from './contacts.ts';

type VerificationRequest = RequestOf<typeof contract.requestVerification>;

/** The id of the contact detail to change; adds one when the cardholder has none of the type. */
function contactToVerify(
  { db, clock }: Services,
  cardholderId: number,
  request: VerificationRequest,
  value: string,
): number {
  const { contactInformationId, contactInformationTypeId: type } = request;
  if (contactInformationId == null) {
    const now = clock.now();
    return contactOfType(db, cardholderId, type)?.id ?? addContact(db, { cardholderId, type, value, now });
  }
  const contact = requireContact(db, contactInformationId, cardholderId);
  if (contact.type !== type) throw new Rejection(403, 'The contact detail belongs to another cardholder');
  return contact.id;
}

function requestVerification(
  services: Services,
  cardholderId: number,
  request: VerificationRequest,
): { contactInformationId: number } {
  const { db } = services;
  const { contactInformationTypeId: type } = request;
  const newValue = requireValue(type, request.newValue);
  return db.transaction(() => {
    const id = contactToVerify(services, cardholderId, request, newValue);
    const channel = type === CONTACT_TYPE.email ? 'EMAIL' : 'SMS';
    sendCode(services, { cardholderId, purpose: 'CONTACT', contact: { id, newValue } }, (digits) =>
      localizedMessage(db, { cardholderId, channel, recipient: newValue }, verificationCode(digits)),
    );
    return { contactInformationId: id };
  });
}

function verify(services: Services, cardholderId: number, contactId: number, entered: string): void {
  const { db, clock } = services;
  const contact = requireContact(db, contactId, cardholderId);
  const newest = newestCode(services, cardholderId, 'CONTACT', contactId);
  const isRepetition = newest?.consumedAt != null && newest.digits === entered && contact.value === newest.newValue;
  if (isRepetition) return;
  const code = requireCode(db, newest, entered, new Rejection(400, 'Invalid verification code'));
  const value = code.newValue ?? '';
  db.transaction(() => {
    consumeCode(services, code);
    verifyContact(db, contactId, value, clock.now());
    afterChange(services, cardholderId, contact, value);
  });
}

/** Saves a contact detail without a code; another value than the verified one is unverified. */
function save(services: Services, cardholderId: number, type: ContactType, value: string): void {
  const { db, clock } = services;
  const before = contactOfType(db, cardholderId, type);
  saveContact(db, { cardholderId, type, value, now: clock.now() });
  afterChange(services, cardholderId, before, value);
}

export const contactHandlers = (services: Services): Handlers<typeof contract> => ({
  saveContactInfo: ({ email, phone }, { cardholderId }) => {
    services.db.transaction(() => {
      save(services, cardholderId, CONTACT_TYPE.email, email.trim());
      save(services, cardholderId, CONTACT_TYPE.phone, phone.trim());
    });
  },

  requestVerification: (request, { cardholderId }) => requestVerification(services, cardholderId, request),

  verifyContact: ({ contactInformationId, code }, { cardholderId }) =>
    verify(services, cardholderId, contactInformationId, code),
});
