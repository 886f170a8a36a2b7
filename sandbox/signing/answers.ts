import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import type * as contract from '../../contract/signature.ts';
import type { Answers } from '../answer.ts';
import { createOrder, demandOrder, type Order, secondsOf, standingOf } from '../bankid/order.ts';
import { qrString } from '../bankid/qr.ts';
import type { Database } from '../db/database.ts';
import { letterTo, oneTimeCode } from '../mailbox/letters.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { sendCode } from './codes.ts';

/** Where a one-time code can go: only to an address that is known to be the person's own (§4). */
function verifiedEmail(db: Database, cardholderId: number): string {
  const contact = db.one<{ value: string }>`
    SELECT value FROM contact
    WHERE cardholder_id = ${cardholderId} AND type = ${CONTACT_TYPE.email} AND verified = 1`;
  if (!contact) throw new Refusal(409, 'Add and verify your email first');
  return contact.value;
}

/** A signing order is known to its signer only. */
function ownOrder(db: Database, orderRef: string, cardholderId: number): Order {
  const order = demandOrder(db, orderRef);
  if (order.signerId !== cardholderId) throw new Refusal(400, 'No such order');
  return order;
}

const qrCodeOf = (order: Order, now: number) => qrString(order, secondsOf(order, now));

export const signatureAnswers = (world: World): Answers<typeof contract> => ({
  sendOneTimeCode: ({ purpose }, { cardholderId }) => {
    const recipient = verifiedEmail(world.db, cardholderId);
    sendCode(world, { cardholderId, purpose }, (digits) =>
      letterTo(world.db, { cardholderId, channel: 'EMAIL', recipient }, oneTimeCode(digits)),
    );
  },

  startSigning: ({ userVisibleData }, { cardholderId }) => {
    const now = world.clock.now();
    const order = createOrder(world.db, now, { signerId: cardholderId, text: userVisibleData });
    const { orderRef, autoStartToken } = order;
    return { ...standingOf(order, now), orderRef, autoStartToken, qrCode: qrCodeOf(order, now) };
  },

  signingQrcode: ({ orderRef }, { cardholderId }) => ({
    qrCode: qrCodeOf(ownOrder(world.db, orderRef, cardholderId), world.clock.now()),
  }),

  collectSigning: ({ orderRef }, { cardholderId }) =>
    standingOf(ownOrder(world.db, orderRef, cardholderId), world.clock.now()),
});
