import type { RequestOf } from '../../contract/call.ts';
import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import type * as contract from '../../contract/contact.ts';
import type { Answers } from '../answer.ts';
import { letterTo, verificationCode } from '../mailbox/letters.ts';
import { Refusal } from '../refusal.ts';
import { demandCode, newestCode, sendCode, spendCode } from '../signing/codes.ts';
import type { World } from '../world.ts';
import { addContact, contactOfType, demandContact, demandValue, keepContact, verifyContact } from './contacts.ts';

type Wanted = RequestOf<typeof contract.requestVerification>;

/** The detail that is to have a new value; somebody who has none of the kind is given one. */
function subjectOf({ db, clock }: World, cardholderId: number, wanted: Wanted, value: string): number {
  const { contactInformationId, contactInformationTypeId: type } = wanted;
  if (contactInformationId == null) {
    const now = clock.now();
    return contactOfType(db, cardholderId, type)?.id ?? addContact(db, { cardholderId, type, value, now });
  }
  const contact = demandContact(db, contactInformationId, cardholderId);
  if (contact.type !== type) throw new Refusal(403, 'The contact detail belongs to somebody else');
  return contact.id;
}

function request(world: World, cardholderId: number, wanted: Wanted): { contactInformationId: number } {
  const { db } = world;
  const { contactInformationTypeId: type } = wanted;
  const newValue = demandValue(type, wanted.newValue);
  return db.transaction(() => {
    const id = subjectOf(world, cardholderId, wanted, newValue);
    const channel = type === CONTACT_TYPE.email ? 'EMAIL' : 'SMS';
    sendCode(world, { cardholderId, purpose: 'CONTACT', contact: { id, newValue } }, (digits) =>
      letterTo(db, { cardholderId, channel, recipient: newValue }, verificationCode(digits)),
    );
    return { contactInformationId: id };
  });
}

function verify(world: World, cardholderId: number, contactId: number, entered: string): void {
  const { db, clock } = world;
  const contact = demandContact(db, contactId, cardholderId);
  const newest = newestCode(world, cardholderId, 'CONTACT', contactId);
  const isPressedTwice = newest?.spentAt != null && newest.digits === entered && contact.value === newest.newValue;
  if (isPressedTwice) return;
  const code = demandCode(db, newest, entered, new Refusal(400, 'Invalid verification code'));
  db.transaction(() => {
    spendCode(world, code);
    verifyContact(db, contactId, code.newValue ?? '', clock.now());
  });
}

export const contactAnswers = (world: World): Answers<typeof contract> => ({
  saveContactInfo: ({ email, phone }, { cardholderId }) => {
    const now = world.clock.now();
    world.db.transaction(() => {
      keepContact(world.db, { cardholderId, type: CONTACT_TYPE.email, value: email.trim(), now });
      keepContact(world.db, { cardholderId, type: CONTACT_TYPE.phone, value: phone.trim(), now });
    });
  },

  requestVerification: (wanted, { cardholderId }) => request(world, cardholderId, wanted),

  verifyContact: ({ contactInformationId, code }, { cardholderId }) =>
    verify(world, cardholderId, contactInformationId, code),
});
