import type * as contract from '../../contract/bankid.ts';
import type { Handlers } from '../handler.ts';
import { permissionsOfPerson } from '../people/permissions.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';
import {
  createOrder,
  failOrder,
  type Order,
  requireOrder,
  requirePending,
  secondsSinceStart,
  statusOfOrder,
} from './order.ts';
import { qrString } from './qr.ts';

/** The login order of a request. Rejects unless `orderRef` and `authId` match and the token was not collected. */
function requestedOrder(
  { db }: Services,
  { orderRef, authId }: { orderRef: string; authId?: string | undefined },
): Order {
  const order = requireOrder(db, orderRef);
  if (order.authId !== authId || order.collectedAt !== null || order.signerId !== null)
    throw new Rejection(400, 'No such order');
  return order;
}

const qrCodeOf = (order: Order, now: number) => qrString(order, secondsSinceStart(order, now));

/** Issues the token of a completed order. A second or concurrent request is rejected. */
async function tokenFor({ db, clock, tokens }: Services, { orderRef, personalNumber }: Order): Promise<string> {
  const updated = db.run`
    UPDATE bankid_order SET collected_at = ${clock.now()} WHERE order_ref = ${orderRef} AND collected_at IS NULL`;
  if (updated === 0 || personalNumber === null) throw new Rejection(400, 'No such order');
  const permissions = permissionsOfPerson(db, personalNumber);
  if (!permissions) throw new Rejection(404, 'No lunch card found for this BankID user');
  return tokens.issue({ ...permissions, authenticationMethod: 'BANKID' });
}

export const bankIdHandlers = (services: Services): Handlers<typeof contract> => ({
  startBankId: () => {
    const now = services.clock.now();
    const order = createOrder(services.db, now);
    const { orderRef, authId, autoStartToken } = order;
    return { ...statusOfOrder(order, now), orderRef, authId, autoStartToken, qrCode: qrCodeOf(order, now) };
  },

  bankIdQrcode: (request) => ({ qrCode: qrCodeOf(requestedOrder(services, request), services.clock.now()) }),

  collectBankId: async (request) => {
    const order = requestedOrder(services, request);
    const current = statusOfOrder(order, services.clock.now());
    if (current.status !== 'complete') return current;
    return { ...current, authResponse: { accessToken: await tokenFor(services, order) } };
  },

  cancelBankId: ({ orderRef }, context) => {
    const { signerId } = requirePending(services.db, orderRef, services.clock.now());
    const isOwn = signerId === null || (context.isAuthenticated && context.cardholderId === signerId);
    if (!isOwn) throw new Rejection(400, 'No such order');
    failOrder(services.db, orderRef, 'cancelled');
  },
});
