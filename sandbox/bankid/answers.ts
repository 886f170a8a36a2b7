import type * as contract from '../../contract/bankid.ts';
import type { Answers } from '../answer.ts';
import { grantsOfPerson } from '../people/grants.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { createOrder, demandOrder, demandPending, failOrder, type Order, secondsOf, standingOf } from './order.ts';
import { qrString } from './qr.ts';

/** The log-in order that the portal asks about; it must know both of its names. */
function askedOrder({ db }: World, { orderRef, authId }: { orderRef: string; authId: string }): Order {
  const order = demandOrder(db, orderRef);
  if (order.authId !== authId || order.collectedAt !== null || order.signerId !== null)
    throw new Refusal(400, 'No such order');
  return order;
}

const qrCodeOf = (order: Order, now: number) => qrString(order, secondsOf(order, now));

/** The token of a completed order, which is given out once, even when two ask at the same time. */
async function tokenFor({ db, clock, tokens }: World, { orderRef, personalNumber }: Order): Promise<string> {
  const taken = db.run`
    UPDATE bankid_order SET collected_at = ${clock.now()} WHERE order_ref = ${orderRef} AND collected_at IS NULL`;
  if (taken === 0 || personalNumber === null) throw new Refusal(400, 'No such order');
  const grants = grantsOfPerson(db, personalNumber);
  if (!grants) throw new Refusal(404, 'No lunch card found for this BankID user');
  return tokens.issue({ ...grants, authenticationMethod: 'BANKID' });
}

export const bankIdAnswers = (world: World): Answers<typeof contract> => ({
  startBankId: () => {
    const now = world.clock.now();
    const order = createOrder(world.db, now);
    const { orderRef, authId, autoStartToken } = order;
    return { ...standingOf(order, now), orderRef, authId, autoStartToken, qrCode: qrCodeOf(order, now) };
  },

  bankIdQrcode: (request) => ({ qrCode: qrCodeOf(askedOrder(world, request), world.clock.now()) }),

  collectBankId: async (request) => {
    const order = askedOrder(world, request);
    const standing = standingOf(order, world.clock.now());
    if (standing.status !== 'complete') return standing;
    return { ...standing, authResponse: { accessToken: await tokenFor(world, order) } };
  },

  cancelBankId: ({ orderRef }, visit) => {
    const { signerId } = demandPending(world.db, orderRef, world.clock.now());
    const isOwn = signerId === null || (visit.isKnown && visit.cardholderId === signerId);
    if (!isOwn) throw new Refusal(400, 'No such order');
    failOrder(world.db, orderRef, 'cancelled');
  },
});
