import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import type * as contract from '../../contract/signature.ts';
import { createOrder, type Order, requireOrder, secondsSinceStart, statusOfOrder } from '../bankid/order.ts';
import { qrString } from '../bankid/qr.ts';
import type { Database } from '../db/database.ts';
import type { Handlers } from '../handler.ts';
import { localizedMessage, oneTimeCode } from '../mailbox/message-texts.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';
import { sendCode } from './one-time-codes.ts';

/** The address for a one-time code; rejects with 409 when the cardholder has no verified e-mail (§4). */
function verifiedEmail(db: Database, cardholderId: number): string {
  const contact = db.one<{ value: string }>`
    SELECT value FROM contact
    WHERE cardholder_id = ${cardholderId} AND type = ${CONTACT_TYPE.email} AND verified = 1`;
  if (!contact) throw new Rejection(409, 'Add and verify your email first');
  return contact.value;
}

/** Returns a signing order of the cardholder; rejects any other order. */
function ownOrder(db: Database, orderRef: string, cardholderId: number): Order {
  const order = requireOrder(db, orderRef);
  if (order.signerId !== cardholderId) throw new Rejection(400, 'No such order');
  return order;
}

const qrCodeOf = (order: Order, now: number) => qrString(order, secondsSinceStart(order, now));

export const signatureHandlers = (services: Services): Handlers<typeof contract> => ({
  sendOneTimeCode: ({ purpose }, { cardholderId }) => {
    const recipient = verifiedEmail(services.db, cardholderId);
    sendCode(services, { cardholderId, purpose }, (digits) =>
      localizedMessage(services.db, { cardholderId, channel: 'EMAIL', recipient }, oneTimeCode(digits)),
    );
  },

  startSigning: ({ userVisibleData }, { cardholderId }) => {
    const now = services.clock.now();
    const order = createOrder(services.db, now, { signerId: cardholderId, text: userVisibleData });
    const { orderRef, autoStartToken } = order;
    return { ...statusOfOrder(order, now), orderRef, autoStartToken, qrCode: qrCodeOf(order, now) };
  },

  signingQrcode: ({ orderRef }, { cardholderId }) => ({
    qrCode: qrCodeOf(ownOrder(services.db, orderRef, cardholderId), services.clock.now()),
  }),

  collectSigning: ({ orderRef }, { cardholderId }) =>
    statusOfOrder(ownOrder(services.db, orderRef, cardholderId), services.clock.now()),
});
