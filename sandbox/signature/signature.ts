import type { RequestOf } from '../../contract/call.ts';
import type { orderPhysicalCard } from '../../contract/physical-card.ts';
import type { Purpose } from '../../contract/signature.ts';
import type { Order } from '../bankid/order.ts';
import type { CardRow } from '../cards/cards.ts';
import { Rejection } from '../rejection.ts';
import type { RequestContext } from '../request-context.ts';
import type { Services } from '../services.ts';
import { unopenedTicket, withdrawTicket } from '../vault/tickets.ts';
import { consumeCode, newestCode, requireCode } from './one-time-codes.ts';
import { isTextFor, type SignedAction } from './signed-texts.ts';

/** A signature is valid for five minutes, ms. */
const SIGNATURE_VALIDITY = 300_000;

/** The signature fields of a sensitive call; empty when the backend already has the signature. */
type SignatureFields = Pick<RequestOf<typeof orderPhysicalCard>, 'signingMethod' | 'credential' | 'userVisibleData'>;

const missingSignature = () => new Rejection(400, 'Signature is missing or already used');

/** The valid, unused BankID signatures of a cardholder, newest first. */
const signedOrders = ({ db, clock }: Services, cardholderId: number): Order[] =>
  db.all<Order>`
    SELECT * FROM bankid_order_read
    WHERE signerId = ${cardholderId} AND outcome = 'complete' AND consumedAt IS NULL
      AND completedAt > ${clock.now() - SIGNATURE_VALIDITY}
    ORDER BY completedAt DESC`;

/** Whether an order is the one that a call names; a call without fields names none. */
const isReferenced = ({ orderRef, text }: Order, { signingMethod, credential, userVisibleData }: SignatureFields) =>
  (signingMethod === undefined || orderRef === credential) &&
  (userVisibleData === undefined || userVisibleData === text);

const textOf = ({ text }: Order): string => Buffer.from(text ?? '', 'base64').toString();

function consumeOrder({ db, clock }: Services, { orderRef }: Order): void {
  const updated = db.run`
    UPDATE bankid_order SET consumed_at = ${clock.now()} WHERE order_ref = ${orderRef} AND consumed_at IS NULL`;
  if (updated !== 1) throw new Error(`the signature ${orderRef} was already used`);
}

/** What a call does, and with which card. */
interface Subject<Action extends SignedAction = SignedAction> {
  readonly action: Action;
  readonly card: CardRow;
}

function requireBankIdSignature(services: Services, { action, card }: Subject, fields: SignatureFields): () => void {
  const order = signedOrders(services, card.cardholderId).find(
    (signed) => isReferenced(signed, fields) && isTextFor(textOf(signed), action, card.lastFour),
  );
  if (!order) throw missingSignature();
  return () => consumeOrder(services, order);
}

function requireCodeSignature(
  services: Services,
  cardholderId: number,
  purpose: Purpose,
  entered: string | undefined,
): () => void {
  const invalid = new Rejection(400, 'Invalid one-time code');
  const code = requireCode(services.db, newestCode(services, cardholderId, purpose), entered ?? '', invalid);
  return () => consumeCode(services, code);
}

/**
 * Requires a recent signature for a sensitive call (§4): after a BankID login a BankID order whose text is that of the
 * action with the card, else a one-time code for the purpose. Returns a function that consumes the signature; call it in
 * the transaction of the change.
 */
export function requireSignature(
  services: Services,
  { cardholderId, claims }: RequestContext,
  subject: Subject<Purpose>,
  fields: SignatureFields,
): () => void {
  if (claims.acceptsAnySignature) return () => undefined;
  const method = claims.authenticationMethod === 'BANKID' ? 'BANKID' : 'OTP';
  if ((fields.signingMethod ?? 'BANKID') !== method) throw missingSignature();
  return method === 'BANKID'
    ? requireBankIdSignature(services, subject, fields)
    : requireCodeSignature(services, cardholderId, subject.action, fields.credential);
}

/**
 * Requires a signature of the last five minutes for unblocking a PIN, whose call cannot carry one: after a BankID login an
 * order with that text, else a code that `pin-control` has accepted for the card, if its page was not opened. Returns a
 * function that consumes it.
 */
export function requireUnblockSignature(services: Services, { claims }: RequestContext, card: CardRow): () => void {
  if (claims.acceptsAnySignature) return () => undefined;
  if (claims.authenticationMethod === 'BANKID') {
    return requireBankIdSignature(services, { action: 'UNBLOCK_PIN', card }, {});
  }
  const ticket = unopenedTicket(services, card, 'VIEW_PIN', SIGNATURE_VALIDITY);
  if (ticket === undefined) throw missingSignature();
  return () => withdrawTicket(services, ticket);
}
