import { describe, expect } from 'vitest';
import { cardholderInfo } from '../../contract/cardholder.ts';
import { saveLanguage } from '../../contract/language.ts';
import type { Ore } from '../../contract/money.ts';
import {
  clientPreferences,
  disableAllNotifications,
  enableAllNotifications,
  readPreferences,
  savePreferences,
} from '../../contract/preferences.ts';
import { test } from './sandbox-test.ts';

describe('preferences', () => {
  test('are all on by default', async ({ sandbox }) => {
    const { notificationMethod, ...rest } = await sandbox.ask(readPreferences, {}, await sandbox.tokenOf('anna'));
    expect(Object.keys(notificationMethod)).toHaveLength(24);
    expect(new Set(Object.values(notificationMethod))).toEqual(new Set([true]));
    expect(rest).toEqual({
      dailyPurchaseLimit: 50_000,
      weeklyPurchaseLimit: 150_000,
      preferences: { subscribeTopups: false },
    });
  });

  test('keep missing fields, and are separate for each cardholder', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    await sandbox.ask(savePreferences, { lowOnCreditSms: false, subscribeTopups: true }, token);
    await sandbox.ask(savePreferences, { dailyPurchaseLimit: 20_000 as Ore, weeklyPurchaseLimit: 0 as Ore }, token);
    const saved = await sandbox.ask(savePreferences, { specialOffersPush: false }, token);
    expect(saved).toEqual(await sandbox.ask(readPreferences, {}, token));
    expect(saved).toMatchObject({
      notificationMethod: { lowOnCreditSms: false, specialOffersPush: false, lowOnCreditEmail: true },
      dailyPurchaseLimit: 20_000,
      weeklyPurchaseLimit: 0,
      preferences: { subscribeTopups: true },
    });
    const other = await sandbox.ask(readPreferences, {}, await sandbox.tokenOf('vera'));
    expect(other.notificationMethod.lowOnCreditSms).toBe(true);
  });

  test('are turned off and on together', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    const values = async () =>
      new Set(Object.values((await sandbox.ask(readPreferences, {}, token)).notificationMethod));
    await sandbox.ask(disableAllNotifications, {}, token);
    expect(await values()).toEqual(new Set([false]));
    await sandbox.ask(enableAllNotifications, {}, token);
    expect(await values()).toEqual(new Set([true]));
  });

  test.for([{ dailyPurchaseLimit: -1 }, { weeklyPurchaseLimit: 1.5 }, { lowOnCreditSms: 'no' }])(
    'reject %s',
    async (changes, { sandbox }) => {
      const response = await sandbox.sendWire(savePreferences, changes, await sandbox.tokenOf('anna'));
      expect(await response.json()).toMatchObject({ status: 400, errors: [{ field: Object.keys(changes)[0] }] });
    },
  );
});

test('a change of locked limits is rejected with all its other fields', async ({ sandbox }) => {
  sandbox.services.db.run`UPDATE client SET allows_limit_changes = 0`;
  const token = await sandbox.tokenOf('anna');
  expect(await sandbox.ask(clientPreferences, {}, token)).toEqual({ allowClientToChangeCardholderLimits: false });
  const before = await sandbox.ask(readPreferences, {}, token);
  const response = await sandbox.send(savePreferences, { dailyPurchaseLimit: 1 as Ore, lowOnCreditSms: false }, token);
  expect([response.status, (await response.json()).detail]).toEqual([
    403,
    'Your employer does not allow changing the limits',
  ]);
  expect(await sandbox.ask(readPreferences, {}, token)).toEqual(before);
});

test('the language is saved', async ({ sandbox }) => {
  const token = await sandbox.tokenOf('anna');
  await sandbox.ask(saveLanguage, { lang: 'en' }, token);
  expect((await sandbox.ask(cardholderInfo, {}, token)).preferences.language).toBe('en');
});
