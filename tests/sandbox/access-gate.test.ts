import { describe, expect } from 'vitest';
import {
  acceptTerms,
  approvePolicy,
  createDigitalCard,
  customPolicy,
  onboardingStatus,
} from '../../contract/access-gate.ts';
import { accounts } from '../../contract/account.ts';
import { test } from './sandbox-test.ts';

const NILS = { cardholderId: 502, branchId: 14 };

describe('a new cardholder', () => {
  test('accepts the terms; a repetition keeps the first time', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('nils');
    const isAccepted = async () => (await sandbox.ask(accounts, {}, token))[0]?.termsAndConditionsAccepted;
    const acceptedAt = () => sandbox.services.db.one`SELECT terms_accepted_at FROM account WHERE id = 30502`;
    expect(await isAccepted()).toBe(false);
    await sandbox.ask(acceptTerms, { id: 30_502 }, token);
    expect(await isAccepted()).toBe(true);
    const first = acceptedAt();
    sandbox.wait(1000);
    await sandbox.ask(acceptTerms, { id: 30_502 }, token);
    expect(acceptedAt()).toEqual(first);
  });

  test("approves the employer's policy; a repetition changes nothing", async ({ sandbox }) => {
    const token = await sandbox.tokenOf('nils');
    expect(await sandbox.ask(customPolicy, NILS, token)).toEqual({
      policyText: expect.stringContaining('lunchkortet'),
      accepted: false,
    });
    await sandbox.ask(approvePolicy, NILS, token);
    await sandbox.ask(approvePolicy, NILS, token);
    expect(await sandbox.ask(customPolicy, NILS, token)).toMatchObject({ accepted: true });
  });

  test('creates one digital card for repeated and concurrent requests', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('nils');
    expect(await sandbox.ask(onboardingStatus, {}, token)).toEqual({ needsOnboarding: true });
    await Promise.all([1, 2, 3].map(() => sandbox.ask(createDigitalCard, {}, token)));
    expect(await sandbox.ask(onboardingStatus, {}, token)).toEqual({ needsOnboarding: false });
    expect(sandbox.services.db.all`SELECT 1 FROM card WHERE account_id = 30502`).toHaveLength(1);
    const [account] = await sandbox.ask(accounts, {}, token);
    expect(account?.card?.lastFourDigits).toMatch(/^\d{4}$/);
  });
});

test('an employer without a policy has nothing to approve', async ({ sandbox }) => {
  const policy = await sandbox.ask(customPolicy, { cardholderId: 501, branchId: 12 }, await sandbox.tokenOf('anna'));
  expect(policy.policyText).toBeNull();
});
