import { randomInt, randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';

/** A BankID order as it is kept. Moments are ms since 1970, null for what has not happened. */
export interface Order {
  readonly orderRef: string;
  readonly authId: string;
  readonly autoStartToken: string;
  readonly qrStartToken: string;
  readonly qrStartSecret: string;
  readonly startedAt: number;
  /** The cardholder who is to sign; null for a log-in. */
  readonly signerId: number | null;
  /** What is to be signed, as base64 of UTF-8. */
  readonly text: string | null;
  /** When the app took it, by QR code or on the same device. */
  readonly openedAt: number | null;
  readonly personalNumber: string | null;
  /** When the app asked for the security code. */
  readonly codeAskedAt: number | null;
  readonly outcome: 'complete' | 'failed' | null;
  readonly hint: string | null;
  readonly completedAt: number | null;
  readonly collectedAt: number | null;
  /** When the deed was done that a signature was given for. */
  readonly spentAt: number | null;
}

/** Where an order stands, in BankID's words. */
export interface Standing {
  readonly status: 'pending' | 'complete' | 'failed';
  readonly hintCode: string | null;
}

/** An order that no app takes is over after half a minute, one that was taken after three (BankID). */
const UNTAKEN_LIFE = 30_000;
const TAKEN_LIFE = 180_000;
const FORGOTTEN_AFTER = 3_600_000;

export function standingOf(order: Order, now: number): Standing {
  if (order.outcome) return { status: order.outcome, hintCode: order.hint };
  if (order.openedAt === null) {
    const isOver = now - order.startedAt >= UNTAKEN_LIFE;
    return isOver
      ? { status: 'failed', hintCode: 'startFailed' }
      : { status: 'pending', hintCode: 'outstandingTransaction' };
  }
  if (now - order.openedAt >= TAKEN_LIFE) return { status: 'failed', hintCode: 'expiredTransaction' };
  return { status: 'pending', hintCode: order.codeAskedAt === null ? 'started' : 'userSign' };
}

const isPending = (order: Order, now: number): boolean => standingOf(order, now).status === 'pending';

/** Whole seconds since the order was made: what its QR string counts. */
export const secondsOf = (order: Order, now: number): number => Math.max(0, Math.floor((now - order.startedAt) / 1000));

/** What makes an order one for signing. */
interface Signing {
  readonly signerId: number;
  readonly text: string;
}

/** Makes an order, for a log-in or for signing, and forgets those that are long over. */
export function createOrder(db: Database, now: number, signing?: Signing): Order {
  db.run`DELETE FROM bankid_order WHERE started_at < ${now - FORGOTTEN_AFTER}`;
  const orderRef = randomUUID();
  db.run`
    INSERT INTO bankid_order
      (order_ref, auth_id, auto_start_token, qr_start_token, qr_start_secret, started_at, signer_id, text)
    VALUES (${orderRef}, ${String(randomInt(1, 2 ** 31))}, ${randomUUID()}, ${randomUUID()}, ${randomUUID()}, ${now},
      ${signing?.signerId ?? null}, ${signing?.text ?? null})`;
  return demandOrder(db, orderRef);
}

/** Orders that the app can still do something with, newest first. */
export const pendingOrders = (db: Database, now: number): Order[] =>
  db.all<Order>`SELECT * FROM bankid_order_read WHERE outcome IS NULL ORDER BY startedAt DESC`.filter((order) =>
    isPending(order, now),
  );

export const orderByAutoStart = (db: Database, token: string): Order | undefined =>
  db.one<Order>`SELECT * FROM bankid_order_read WHERE autoStartToken = ${token}`;

export const orderByQr = (db: Database, token: string): Order | undefined =>
  db.one<Order>`SELECT * FROM bankid_order_read WHERE qrStartToken = ${token}`;

export function demandOrder(db: Database, orderRef: string): Order {
  const order = db.one<Order>`SELECT * FROM bankid_order_read WHERE orderRef = ${orderRef}`;
  if (!order) throw new Refusal(400, 'No such order');
  return order;
}

/** Refuses when the order is over, by outcome or by time. */
export function demandPending(db: Database, orderRef: string, now: number): Order {
  const order = demandOrder(db, orderRef);
  if (!isPending(order, now)) throw new Refusal(409, 'The order is over');
  return order;
}

export const failOrder = (db: Database, orderRef: string, hint: string): number =>
  db.run`UPDATE bankid_order SET outcome = 'failed', hint = ${hint} WHERE order_ref = ${orderRef} AND outcome IS NULL`;
