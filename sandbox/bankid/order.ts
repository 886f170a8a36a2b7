import { randomInt, randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { Rejection } from '../rejection.ts';

/** A stored BankID order. Times are ms since 1970, null before the event. */
export interface Order {
  readonly orderRef: string;
  readonly authId: string;
  readonly autoStartToken: string;
  readonly qrStartToken: string;
  readonly qrStartSecret: string;
  readonly startedAt: number;
  /** The cardholder who signs; null for a login. */
  readonly signerId: number | null;
  /** The text to sign, base64 of UTF-8. */
  readonly text: string | null;
  /** When the app opened it, by QR code or on the same device. */
  readonly openedAt: number | null;
  readonly personalNumber: string | null;
  /** When the app asked for the security code. */
  readonly codeAskedAt: number | null;
  readonly outcome: 'complete' | 'failed' | null;
  readonly hint: string | null;
  readonly completedAt: number | null;
  readonly collectedAt: number | null;
  /** When the signature was used. */
  readonly consumedAt: number | null;
}

/** Status of an order with BankID's hint code. */
export interface OrderStatus {
  readonly status: 'pending' | 'complete' | 'failed';
  readonly hintCode: string | null;
}

/** BankID's timeouts, ms: an order that is not opened, and one that is. */
const UNOPENED_TIMEOUT = 30_000;
const OPENED_TIMEOUT = 180_000;
/** Older orders are deleted, ms. */
const KEPT_FOR = 3_600_000;

/** What BankID would answer about an order now (ms since 1970): its outcome, or a hint while it is pending. */
export function statusOfOrder(order: Order, now: number): OrderStatus {
  if (order.outcome) return { status: order.outcome, hintCode: order.hint };
  if (order.openedAt === null) {
    const hasTimedOut = now - order.startedAt >= UNOPENED_TIMEOUT;
    return hasTimedOut
      ? { status: 'failed', hintCode: 'startFailed' }
      : { status: 'pending', hintCode: 'outstandingTransaction' };
  }
  if (now - order.openedAt >= OPENED_TIMEOUT) return { status: 'failed', hintCode: 'expiredTransaction' };
  return { status: 'pending', hintCode: order.codeAskedAt === null ? 'started' : 'userSign' };
}

const isPending = (order: Order, now: number): boolean => statusOfOrder(order, now).status === 'pending';

/** Whole seconds since the order was created; part of its QR string. */
export const secondsSinceStart = (order: Order, now: number): number =>
  Math.max(0, Math.floor((now - order.startedAt) / 1000));

interface SigningParams {
  readonly signerId: number;
  readonly text: string;
}

/** Creates an order, for a login or for signing, and deletes old ones. */
export function createOrder(db: Database, now: number, signing?: SigningParams): Order {
  db.run`DELETE FROM bankid_order WHERE started_at < ${now - KEPT_FOR}`;
  const orderRef = randomUUID();
  db.run`
    INSERT INTO bankid_order
      (order_ref, auth_id, auto_start_token, qr_start_token, qr_start_secret, started_at, signer_id, text)
    VALUES (${orderRef}, ${String(randomInt(1, 2 ** 31))}, ${randomUUID()}, ${randomUUID()}, ${randomUUID()}, ${now},
      ${signing?.signerId ?? null}, ${signing?.text ?? null})`;
  return requireOrder(db, orderRef);
}

/** Pending orders, newest first. */
export const pendingOrders = (db: Database, now: number): Order[] =>
  db.all<Order>`SELECT * FROM bankid_order_read WHERE outcome IS NULL ORDER BY startedAt DESC`.filter((order) =>
    isPending(order, now),
  );

/** The order that a device opens BankID for; undefined if there is none. */
export const orderByAutoStart = (db: Database, token: string): Order | undefined =>
  db.one<Order>`SELECT * FROM bankid_order_read WHERE autoStartToken = ${token}`;

/** The order of a QR code; undefined if there is none. */
export const orderByQr = (db: Database, token: string): Order | undefined =>
  db.one<Order>`SELECT * FROM bankid_order_read WHERE qrStartToken = ${token}`;

/** The order with a reference; rejects with 400 if there is none. */
export function requireOrder(db: Database, orderRef: string): Order {
  const order = db.one<Order>`SELECT * FROM bankid_order_read WHERE orderRef = ${orderRef}`;
  if (!order) throw new Rejection(400, 'No such order');
  return order;
}

/** Returns the order; rejects with 409 when it has ended or timed out. */
export function requirePending(db: Database, orderRef: string, now: number): Order {
  const order = requireOrder(db, orderRef);
  if (!isPending(order, now)) throw new Rejection(409, 'The order is over');
  return order;
}

/** Ends an order with a hint. Returns 0 if it had ended before, otherwise 1. */
export const failOrder = (db: Database, orderRef: string, hint: string): number =>
  db.run`UPDATE bankid_order SET outcome = 'failed', hint = ${hint} WHERE order_ref = ${orderRef} AND outcome IS NULL`;
