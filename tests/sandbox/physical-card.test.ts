import { describe, expect } from 'vitest';
import { balance } from '../../contract/account.ts';
import type { RequestOf } from '../../contract/call.ts';
import {
  enrichCardholder,
  orderPhysicalCard,
  physicalCardEligibility,
  physicalCardFee,
  saveAddress,
} from '../../contract/physical-card.ts';
import { sentMessages } from '../../sandbox/mailbox/mailbox.ts';
import { type TestSandbox, test } from './sandbox-test.ts';
import { signedByBankId, signedByCode, textToSign } from './signatures.ts';

const CARD = { referenceCode: 'card-30412-1' };

const signed = (sandbox: TestSandbox) => signedByBankId(sandbox, 'anna', textToSign('order', '2628'));

async function order(sandbox: TestSandbox, signature: Omit<RequestOf<typeof orderPhysicalCard>, 'referenceCode'>) {
  const response = await sandbox.send(orderPhysicalCard, { ...CARD, ...signature }, await sandbox.tokenOf('anna'));
  const text = await response.text();
  return [response.status, text && JSON.parse(text).detail];
}

const eligibility = async (sandbox: TestSandbox) =>
  sandbox.ask(physicalCardEligibility, CARD, await sandbox.tokenOf('anna'));

describe('a physical card', () => {
  test('is ordered once, costs the fee, and its card ID is sent in a message', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    const before = (await sandbox.ask(balance, { id: 30_412 }, token)).amount;
    expect(await eligibility(sandbox)).toEqual({ eligible: true, lastOrderDate: null });
    expect(await sandbox.ask(physicalCardFee, {}, token)).toEqual({ feeAmount: { amount: 49, currency: 'SEK' } });
    expect((await order(sandbox, await signed(sandbox)))[0]).toBe(204);
    expect(await eligibility(sandbox)).toEqual({ eligible: false, lastOrderDate: '2026-11-20' });
    expect(await order(sandbox, await signed(sandbox))).toEqual([409, 'A physical card was already ordered']);
    expect((await sandbox.ask(balance, { id: 30_412 }, token)).amount).toBeCloseTo(before - 49, 2);
    expect(sentMessages(sandbox.services.db)[0]?.body).toMatch(/kort-id \d{9}/);
  });

  test('is ordered without a body if the backend has the signature, which is then used', async ({ sandbox }) => {
    expect(await order(sandbox, {})).toEqual([400, 'Signature is missing or already used']);
    const signature = await signed(sandbox);
    expect((await order(sandbox, {}))[0]).toBe(204);
    sandbox.services.db.run`DELETE FROM physical_card`;
    expect(await order(sandbox, signature)).toEqual([400, 'Signature is missing or already used']);
  });

  test('is not ordered by a signature of another purpose', async ({ sandbox }) => {
    const signature = await signedByBankId(sandbox, 'anna', textToSign('details', '2628'));
    expect(await order(sandbox, signature)).toEqual([400, 'Signature is missing or already used']);
    expect(await order(sandbox, {})).toEqual([400, 'Signature is missing or already used']);
  });

  test('is ordered with a one-time code after a password login', async ({ sandbox }) => {
    const signature = await signedByCode(sandbox, 'anna', 'PHYSICAL_CARD_ORDER');
    const token = await sandbox.tokenOf('anna', { authenticationMethod: 'PASSWORD' });
    expect((await sandbox.send(orderPhysicalCard, CARD, token)).status).toBe(400);
    expect((await sandbox.send(orderPhysicalCard, { ...CARD, ...signature }, token)).status).toBe(204);
  });

  test('needs a PIN and an address first', async ({ sandbox }) => {
    const signature = await signed(sandbox);
    sandbox.services.db.run`UPDATE card SET pin = NULL`;
    expect(await order(sandbox, signature)).toEqual([409, 'A PIN must be chosen first']);
    sandbox.services.db.run`UPDATE card SET pin = '1234'`;
    sandbox.services.db.run`DELETE FROM address`;
    expect(await order(sandbox, signature)).toEqual([409, 'An address is needed']);
  });
});

describe('the address', () => {
  test('is returned as saved, with the name', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    const saved = { addressLine1: 'Åvägen 3', addressLine2: 'c/o Öst', postalCode: '123 45', city: 'Umeå' };
    await sandbox.ask(saveAddress, saved, token);
    expect(await sandbox.ask(enrichCardholder, {}, token)).toEqual({
      firstName: 'Anna',
      lastName: 'Lindqvist',
      address: { ...saved, country: 'SE' },
    });
  });

  test('sends a notice to the cardholder when it is changed', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    const before = { addressLine1: 'Storgatan 1', postalCode: '11455', city: 'Stockholm' };
    await sandbox.ask(saveAddress, before, token);
    expect(sentMessages(sandbox.services.db)).toEqual([]);
    await sandbox.ask(saveAddress, { ...before, addressLine1: 'Åvägen 3' }, token);
    expect(sentMessages(sandbox.services.db)).toMatchObject([
      { recipient: 'anna.lindqvist@example.se', subject: 'Din postadress är ändrad' },
    ]);
  });

  test.for([
    ['addressLine1', ''],
    ['addressLine1', 'x'.repeat(51)],
    ['postalCode', 'x'.repeat(33)],
    ['city', ''],
  ] as const)('is rejected with %s “%s”', async ([field, value], { sandbox }) => {
    const values = { addressLine1: 'Storgatan 1', postalCode: '11455', city: 'Stockholm', [field]: value };
    const response = await sandbox.sendWire(saveAddress, values, await sandbox.tokenOf('anna'));
    expect(await response.json()).toMatchObject({ status: 400, errors: [{ field }] });
  });
});
