import type { RequestOf } from '../../contract/call.ts';
import type { orderPhysicalCard } from '../../contract/physical-card.ts';
import type { Purpose } from '../../contract/signature.ts';
import type { Order } from '../bankid/order.ts';
import { Refusal } from '../refusal.ts';
import type { Visit } from '../visit.ts';
import type { World } from '../world.ts';
import { demandCode, newestCode, spendCode } from './codes.ts';

/** How long a signature is fresh, ms. */
const FRESH = 300_000;

/** What a sensitive call says about its signature; nothing when the backend holds it already. */
type Given = Pick<RequestOf<typeof orderPhysicalCard>, 'signingMethod' | 'credential' | 'userVisibleData'>;

const missing = () => new Refusal(400, 'Signature is missing or already used');

/** The newest fresh signature of a cardholder that nothing has been done with. */
const heldOrder = ({ db, clock }: World, cardholderId: number): Order | undefined =>
  db.one<Order>`
    SELECT * FROM bankid_order_read
    WHERE signerId = ${cardholderId} AND outcome = 'complete' AND spentAt IS NULL
      AND completedAt > ${clock.now() - FRESH}
    ORDER BY completedAt DESC LIMIT 1`;

const namedOrder = (world: World, cardholderId: number, { credential, userVisibleData }: Given): Order | undefined => {
  const order = world.db.one<Order>`
    SELECT * FROM bankid_order_read
    WHERE orderRef = ${credential ?? ''} AND signerId = ${cardholderId} AND outcome = 'complete' AND spentAt IS NULL
      AND completedAt > ${world.clock.now() - FRESH}`;
  return userVisibleData === undefined || userVisibleData === order?.text ? order : undefined;
};

function spendOrder({ db, clock }: World, { orderRef }: Order): void {
  const spent = db.run`
    UPDATE bankid_order SET spent_at = ${clock.now()} WHERE order_ref = ${orderRef} AND spent_at IS NULL`;
  if (spent !== 1) throw new Error(`the signature ${orderRef} was spent already`);
}

function proveByBankId(world: World, cardholderId: number, given: Given): () => void {
  const order =
    given.signingMethod === undefined ? heldOrder(world, cardholderId) : namedOrder(world, cardholderId, given);
  if (!order) throw missing();
  return () => spendOrder(world, order);
}

function proveByCode(world: World, cardholderId: number, purpose: Purpose, entered: string | undefined): () => void {
  const invalid = new Refusal(400, 'Invalid one-time code');
  const code = demandCode(world.db, newestCode(world, cardholderId, purpose), entered ?? '', invalid);
  return () => spendCode(world, code);
}

/**
 * Makes sure that a sensitive call is freshly signed (§4): with BankID when the log-in was, else by a one-time code of
 * that purpose. Gives what spends the signature, which must be part of the deed's transaction.
 */
export function prove(world: World, { cardholderId, claims }: Visit, purpose: Purpose, given: Given): () => void {
  const method = claims.authenticationMethod === 'BANKID' ? 'BANKID' : 'OTP';
  if ((given.signingMethod ?? 'BANKID') !== method) throw missing();
  return method === 'BANKID'
    ? proveByBankId(world, cardholderId, given)
    : proveByCode(world, cardholderId, purpose, given.credential);
}

/** Whether the cardholder has signed in the last minutes, for a call that cannot carry a signature. */
export function hasSigned({ db, clock }: World, cardholderId: number): boolean {
  const since = clock.now() - FRESH;
  const signed = db.one`
    SELECT 1 FROM bankid_order
    WHERE signer_id = ${cardholderId} AND outcome = 'complete' AND completed_at > ${since}
    UNION ALL
    SELECT 1 FROM code
    WHERE cardholder_id = ${cardholderId} AND purpose = 'VIEW_CARD_PIN' AND spent_at > ${since}`;
  return signed !== undefined;
}
