import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import {
  demandOrder,
  demandPending,
  failOrder,
  type Order,
  orderByAutoStart,
  orderByQr,
  pendingOrders,
  secondsOf,
  standingOf,
} from './order.ts';
import { isProved, qrParts } from './qr.ts';

/** A QR string is shown for two seconds; the rest is for the way from the screen to the app. */
const OLDEST_QR = 6;

/** Every way for an order to fail that BankID names, for the app to choose from; others may be made up. */
export const FAILED_HINTS = [
  'userCancel',
  'cancelled',
  'expiredTransaction',
  'certificateErr',
  'startFailed',
  'userDeclinedCall',
  'notSupportedByUserApp',
  'transactionRiskBlocked',
  'alreadyInProgress',
] as const;

function personalNumberOf(db: Database, persona: string): string {
  const row = db.one<{ number: string }>`SELECT personal_number AS number FROM person WHERE persona = ${persona}`;
  if (!row) throw new Refusal(404, `There is no persona called ${persona}`);
  return row.number;
}

function opened({ db, clock }: World, order: Order): Order {
  demandPending(db, order.orderRef, clock.now());
  db.run`
    UPDATE bankid_order SET opened_at = ${clock.now()} WHERE order_ref = ${order.orderRef} AND opened_at IS NULL`;
  return demandOrder(db, order.orderRef);
}

/** Takes an order on this device. */
export function openOrder(world: World, autoStartToken: string): Order {
  const order = orderByAutoStart(world.db, autoStartToken);
  if (!order) throw new Refusal(400, 'No such order');
  return opened(world, order);
}

/** Takes an order by the QR string on another screen, if it is genuine and of this moment. */
export function scanOrder(world: World, qr: string): Order {
  const parts = qrParts(qr);
  const order = parts && orderByQr(world.db, parts.qrStartToken);
  if (!order || !isProved(qr, order, parts.seconds)) throw new Refusal(400, 'This is not a BankID QR code');
  const age = secondsOf(order, world.clock.now()) - parts.seconds;
  if (age < 0 || age > OLDEST_QR) throw new Refusal(400, 'The QR code is too old: scan the one that is shown now');
  return opened(world, order);
}

/** A signing order is for one person, and the app of another does not take it. */
function demandSigner(db: Database, { signerId }: Order, personalNumber: string): void {
  if (signerId === null) return;
  const isSigner = db.one`SELECT 1 FROM cardholder WHERE id = ${signerId} AND personal_number = ${personalNumber}`;
  if (!isSigner) throw new Refusal(403, 'Somebody else is to sign this');
}

/**
 * Says who holds the phone. When the same person is identifying in another order already, BankID ends both: the older
 * one as `cancelled`, this one as `alreadyInProgress`.
 */
export function identify({ db, clock }: World, orderRef: string, persona: string): Order {
  return db.transaction(() => {
    const order = demandPending(db, orderRef, clock.now());
    if (order.openedAt === null) throw new Refusal(409, 'The order has not been opened');
    const personalNumber = personalNumberOf(db, persona);
    demandSigner(db, order, personalNumber);
    const others = pendingOrders(db, clock.now()).filter(
      (other) => other.personalNumber === personalNumber && other.orderRef !== orderRef,
    );
    db.run`UPDATE bankid_order SET personal_number = ${personalNumber} WHERE order_ref = ${orderRef}`;
    for (const other of others) failOrder(db, other.orderRef, 'cancelled');
    if (others.length > 0) failOrder(db, orderRef, 'alreadyInProgress');
    return demandOrder(db, orderRef);
  });
}

function demandIdentified({ db, clock }: World, orderRef: string): void {
  const { personalNumber } = demandPending(db, orderRef, clock.now());
  if (personalNumber === null) throw new Refusal(409, 'Nobody has identified yet');
}

/** The app asks for the security code. */
export function askForCode(world: World, orderRef: string): Order {
  demandIdentified(world, orderRef);
  world.db.run`UPDATE bankid_order SET code_asked_at = ${world.clock.now()} WHERE order_ref = ${orderRef}`;
  return demandOrder(world.db, orderRef);
}

/** The person has entered the security code. */
export function approve(world: World, orderRef: string): Order {
  demandIdentified(world, orderRef);
  world.db.run`
    UPDATE bankid_order SET outcome = 'complete', hint = NULL, completed_at = ${world.clock.now()}
    WHERE order_ref = ${orderRef}`;
  return demandOrder(world.db, orderRef);
}

/** Ends an order with a failed hint, known to BankID or not. */
export function refuse({ db, clock }: World, orderRef: string, hint: string): Order {
  demandPending(db, orderRef, clock.now());
  failOrder(db, orderRef, hint);
  return demandOrder(db, orderRef);
}

/** An order as the app sees it. */
export function sightOf({ db, clock }: World, order: Order) {
  const person =
    order.personalNumber === null
      ? undefined
      : db.one<{ persona: string }>`SELECT persona FROM person WHERE personal_number = ${order.personalNumber}`;
  const { orderRef, autoStartToken, startedAt } = order;
  const text = order.text === null ? null : Buffer.from(order.text, 'base64').toString();
  const signer =
    order.signerId === null
      ? undefined
      : db.one<{ persona: string }>`
          SELECT persona FROM person JOIN cardholder USING (personal_number) WHERE cardholder.id = ${order.signerId}`;
  return {
    orderRef,
    autoStartToken,
    startedAt,
    persona: person?.persona ?? null,
    /** What is to be signed, and by whom; null for a log-in. */
    text,
    signer: signer?.persona ?? null,
    ...standingOf(order, clock.now()),
  };
}
