import type { Database } from '../db/database.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';
import {
  failOrder,
  type Order,
  orderByAutoStart,
  orderByQr,
  pendingOrders,
  requireOrder,
  requirePending,
  secondsSinceStart,
  statusOfOrder,
} from './order.ts';
import { isAuthentic, parseQr } from './qr.ts';

/** Maximum age of a QR string, s: it is shown for two seconds, and scanning takes a few more. */
const MAX_QR_AGE = 6;

/** BankID's hint codes for a failed order. The app offers these; any other text is accepted too. */
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
  if (!row) throw new Rejection(404, `There is no persona called ${persona}`);
  return row.number;
}

function markOpened({ db, clock }: Services, order: Order): Order {
  requirePending(db, order.orderRef, clock.now());
  db.run`
    UPDATE bankid_order SET opened_at = ${clock.now()} WHERE order_ref = ${order.orderRef} AND opened_at IS NULL`;
  return requireOrder(db, order.orderRef);
}

/** Opens an order on this device by its start token. */
export function openOrder(services: Services, autoStartToken: string): Order {
  const order = orderByAutoStart(services.db, autoStartToken);
  if (!order) throw new Rejection(400, 'No such order');
  return markOpened(services, order);
}

/** Opens an order by a QR string from another screen. Rejects a forged or old string. */
export function scanOrder(services: Services, qr: string): Order {
  const parts = parseQr(qr);
  const order = parts && orderByQr(services.db, parts.qrStartToken);
  if (!order || !isAuthentic(qr, order, parts.seconds)) throw new Rejection(400, 'This is not a BankID QR code');
  const age = secondsSinceStart(order, services.clock.now()) - parts.seconds;
  if (age < 0 || age > MAX_QR_AGE) throw new Rejection(400, 'The QR code is too old: scan the current one');
  return markOpened(services, order);
}

/** Rejects unless the person is the signer of the order; a login order has no signer. */
function requireSigner(db: Database, { signerId }: Order, personalNumber: string): void {
  if (signerId === null) return;
  const isSigner = db.one`SELECT 1 FROM cardholder WHERE id = ${signerId} AND personal_number = ${personalNumber}`;
  if (!isSigner) throw new Rejection(403, 'This order is for another person');
}

/**
 * Sets the person of an order. When the same person has another pending order, BankID ends both: the older one with
 * `cancelled`, this one with `alreadyInProgress`.
 */
export function identify({ db, clock }: Services, orderRef: string, persona: string): Order {
  return db.transaction(() => {
    const order = requirePending(db, orderRef, clock.now());
    if (order.openedAt === null) throw new Rejection(409, 'The order has not been opened');
    const personalNumber = personalNumberOf(db, persona);
    requireSigner(db, order, personalNumber);
    const others = pendingOrders(db, clock.now()).filter(
      (other) => other.personalNumber === personalNumber && other.orderRef !== orderRef,
    );
    db.run`UPDATE bankid_order SET personal_number = ${personalNumber} WHERE order_ref = ${orderRef}`;
    for (const other of others) failOrder(db, other.orderRef, 'cancelled');
    if (others.length > 0) failOrder(db, orderRef, 'alreadyInProgress');
    return requireOrder(db, orderRef);
  });
}

function requireIdentified({ db, clock }: Services, orderRef: string): void {
  const { personalNumber } = requirePending(db, orderRef, clock.now());
  if (personalNumber === null) throw new Rejection(409, 'No person has identified yet');
}

/** Asks for the security code. */
export function requestCode(services: Services, orderRef: string): Order {
  requireIdentified(services, orderRef);
  services.db.run`UPDATE bankid_order SET code_asked_at = ${services.clock.now()} WHERE order_ref = ${orderRef}`;
  return requireOrder(services.db, orderRef);
}

/** Completes an order; the person has entered the security code. */
export function approve(services: Services, orderRef: string): Order {
  requireIdentified(services, orderRef);
  services.db.run`
    UPDATE bankid_order SET outcome = 'complete', hint = NULL, completed_at = ${services.clock.now()}
    WHERE order_ref = ${orderRef}`;
  return requireOrder(services.db, orderRef);
}

/** Ends an order as failed with any hint code. */
export function failWithHint({ db, clock }: Services, orderRef: string, hint: string): Order {
  requirePending(db, orderRef, clock.now());
  failOrder(db, orderRef, hint);
  return requireOrder(db, orderRef);
}

/** The data of an order that the app shows. */
export function orderView({ db, clock }: Services, order: Order) {
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
    /** The text to sign and the persona of the signer; null for a login. */
    text,
    signer: signer?.persona ?? null,
    ...statusOfOrder(order, clock.now()),
  };
}
