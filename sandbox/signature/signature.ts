import type { RequestOf } from '../../contract/call.ts';
import type { orderPhysicalCard } from '../../contract/physical-card.ts';
import type { Purpose } from '../../contract/signature.ts';
import type { Order } from '../bankid/order.ts';
import { Rejection } from '../rejection.ts';
import type { RequestContext } from '../request-context.ts';
import type { Services } from '../services.ts';
import { consumeCode, newestCode, requireCode } from './one-time-codes.ts';

/** A signature is valid for five minutes, ms. */
const SIGNATURE_VALIDITY = 300_000;

/** The signature fields of a sensitive call; empty when the backend already has the signature. */
type SignatureFields = Pick<RequestOf<typeof orderPhysicalCard>, 'signingMethod' | 'credential' | 'userVisibleData'>;

const missingSignature = () => new Rejection(400, 'Signature is missing or already used');

/** The newest valid, unused BankID signature of a cardholder. */
const latestSignedOrder = ({ db, clock }: Services, cardholderId: number): Order | undefined =>
  db.one<Order>`
    SELECT * FROM bankid_order_read
    WHERE signerId = ${cardholderId} AND outcome = 'complete' AND consumedAt IS NULL
      AND completedAt > ${clock.now() - SIGNATURE_VALIDITY}
    ORDER BY completedAt DESC LIMIT 1`;

const referencedOrder = (
  services: Services,
  cardholderId: number,
  { credential, userVisibleData }: SignatureFields,
): Order | undefined => {
  const order = services.db.one<Order>`
    SELECT * FROM bankid_order_read
    WHERE orderRef = ${credential ?? ''} AND signerId = ${cardholderId} AND outcome = 'complete' AND consumedAt IS NULL
      AND completedAt > ${services.clock.now() - SIGNATURE_VALIDITY}`;
  return userVisibleData === undefined || userVisibleData === order?.text ? order : undefined;
};

function consumeOrder({ db, clock }: Services, { orderRef }: Order): void {
  const updated = db.run`
    UPDATE bankid_order SET consumed_at = ${clock.now()} WHERE order_ref = ${orderRef} AND consumed_at IS NULL`;
  if (updated !== 1) throw new Error(`the signature ${orderRef} was already used`);
}

function requireBankIdSignature(services: Services, cardholderId: number, fields: SignatureFields): () => void {
  const order =
    fields.signingMethod === undefined
      ? latestSignedOrder(services, cardholderId)
      : referencedOrder(services, cardholderId, fields);
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
 * Requires a recent signature for a sensitive call (§4): a BankID order after a BankID login, else a one-time code for the
 * purpose. Returns a function that consumes the signature; call it in the transaction of the change.
 */
export function requireSignature(
  services: Services,
  { cardholderId, claims }: RequestContext,
  purpose: Purpose,
  fields: SignatureFields,
): () => void {
  const method = claims.authenticationMethod === 'BANKID' ? 'BANKID' : 'OTP';
  if ((fields.signingMethod ?? 'BANKID') !== method) throw missingSignature();
  return method === 'BANKID'
    ? requireBankIdSignature(services, cardholderId, fields)
    : requireCodeSignature(services, cardholderId, purpose, fields.credential);
}

/** Whether the cardholder has signed in the last five minutes, for a call that cannot carry a signature. */
export function hasRecentSignature({ db, clock }: Services, cardholderId: number): boolean {
  const since = clock.now() - SIGNATURE_VALIDITY;
  const row = db.one`
    SELECT 1 FROM bankid_order
    WHERE signer_id = ${cardholderId} AND outcome = 'complete' AND completed_at > ${since}
    UNION ALL
    SELECT 1 FROM code
    WHERE cardholder_id = ${cardholderId} AND purpose = 'VIEW_CARD_PIN' AND consumed_at > ${since}`;
  return row !== undefined;
}
