import { describe, expect } from 'vitest';
import { balance, transactions } from '../../contract/account.ts';
import { temporaryBlock, walletTokens } from '../../contract/card.ts';
import { cardholderInfo } from '../../contract/cardholder.ts';
import type { Ore } from '../../contract/money.ts';
import { requestPasswordReset } from '../../contract/password-reset.ts';
import { pinAttempts } from '../../contract/pin.ts';
import { disableAllNotifications, savePreferences } from '../../contract/preferences.ts';
import { sendOneTimeCode } from '../../contract/signature.ts';
import { cancelTopup, topupCalendar } from '../../contract/topups.ts';
import { sentMessages } from '../../sandbox/mailbox/mailbox.ts';
import { type TestSandbox, test } from './sandbox-test.ts';
import { lastCode } from './signatures.ts';

const ANNA = 30_412;

const control = async (sandbox: TestSandbox, step: string, body: object = {}, persona = 'anna') => {
  const response = await sandbox.post(`/people/${persona}/${step}`, body);
  return { status: response.status, body: await response.json() };
};
const balanceNow = async (sandbox: TestSandbox) =>
  (await sandbox.ask(balance, { id: ANNA }, await sandbox.tokenOf('anna'))).amount;
const newest = async (sandbox: TestSandbox) => {
  const page = await sandbox.ask(transactions, { id: ANNA, page: 0, size: 1 }, await sandbox.tokenOf('anna'));
  return page.content[0];
};

describe('a purchase', () => {
  test('is reserved and reduces the balance', async ({ sandbox }) => {
    const before = await balanceNow(sandbox);
    expect((await control(sandbox, 'purchase', { amount: '135,50', description: 'Gröna Gaffeln' })).body).toEqual({
      status: 'Reserved',
    });
    expect(await newest(sandbox)).toMatchObject({
      description: 'Gröna Gaffeln',
      operation: 'Purchase',
      status: 'Reserved',
      settlementAmount: { amount: -135.5 },
      transactionAmount: { amount: 135.5, currency: 'SEK' },
    });
    expect(await balanceNow(sandbox)).toBeCloseTo(before - 135.5, 2);
  });

  test('abroad costs a fee and sends a notification', async ({ sandbox }) => {
    await control(sandbox, 'purchase', { amount: 10, currency: 'EUR' });
    expect(await newest(sandbox)).toMatchObject({
      settlementAmount: { amount: -112.7 },
      feeAmount: { amount: 3.32 },
      transactionAmount: { amount: 10, currency: 'EUR' },
    });
    expect(sentMessages(sandbox.services.db).map(({ channel }) => channel)).toEqual(['SMS', 'EMAIL']);
  });

  test('is declined without cost when the balance is too low or the card is blocked', async ({ sandbox }) => {
    const before = await balanceNow(sandbox);
    expect((await control(sandbox, 'purchase', { amount: before + 1 })).body).toEqual({ status: 'Declined' });
    await sandbox.ask(temporaryBlock, { referenceCode: 'card-30412-1' }, await sandbox.tokenOf('anna'));
    expect((await control(sandbox, 'purchase', { amount: 100 })).body).toEqual({ status: 'Declined' });
    expect(await balanceNow(sandbox)).toBe(before);
  });

  test('is declined above the daily or weekly limit', async ({ sandbox }) => {
    const limit = async (daily: number, weekly: number) =>
      sandbox.ask(
        savePreferences,
        { dailyPurchaseLimit: (daily * 100) as Ore, weeklyPurchaseLimit: (weekly * 100) as Ore },
        await sandbox.tokenOf('anna'),
      );
    const pay = async (amount: number) => (await control(sandbox, 'purchase', { amount })).body.status;
    await limit(200, 0);
    expect([await pay(120), await pay(81), await pay(80)]).toEqual(['Reserved', 'Declined', 'Reserved']);
    await limit(0, 0);
    expect(await pay(81)).toBe('Reserved');
    await limit(0, 400);
    expect(await pay(300)).toBe('Declined');
    sandbox.wait(3 * 86_400_000);
    expect(await pay(300)).toBe('Reserved');
  });

  test('with a low balance afterwards sends a notification, if it is enabled', async ({ sandbox }) => {
    const spendTo = async (left: number) =>
      control(sandbox, 'purchase', { amount: (await balanceNow(sandbox)) - left });
    await sandbox.ask(
      savePreferences,
      { dailyPurchaseLimit: 0 as Ore, weeklyPurchaseLimit: 0 as Ore },
      await sandbox.tokenOf('anna'),
    );
    await spendTo(199);
    expect(sentMessages(sandbox.services.db)[1]).toMatchObject({
      subject: 'Lågt saldo',
      body: expect.stringContaining('199'),
    });
    await control(sandbox, 'fill');
    await sandbox.ask(disableAllNotifications, {}, await sandbox.tokenOf('anna'));
    const sent = sentMessages(sandbox.services.db).length;
    await spendTo(100);
    expect(sentMessages(sandbox.services.db)).toHaveLength(sent);
  });

  test.for([{ amount: 0 }, { amount: -1 }, { amount: 'lunch' }, {}, { amount: 1, currency: 'XXX' }])(
    'is rejected: %s',
    async (purchase, { sandbox }) => {
      expect((await control(sandbox, 'purchase', purchase)).status).toBe(400);
    },
  );
});

describe('the controls of a persona', () => {
  test('fill the balance to the maximum, once', async ({ sandbox }) => {
    for (const _ of [1, 2]) await control(sandbox, 'fill');
    expect(await balanceNow(sandbox)).toBe(15_000);
    expect(sentMessages(sandbox.services.db)).toMatchObject([{ channel: 'SMS' }, { subject: 'Högt saldo' }]);
  });

  test('block the PIN', async ({ sandbox }) => {
    await control(sandbox, 'pin');
    const card = { referenceCode: 'card-30412-1' };
    expect(await sandbox.ask(pinAttempts, card, await sandbox.tokenOf('anna'))).toEqual({ counter: 3, max: 3 });
    expect((await control(sandbox, 'pin', {}, 'algot')).status).toBe(409);
  });

  test('make the contact details older', async ({ sandbox }) => {
    await control(sandbox, 'contacts', { months: 7 });
    const { personalInformation } = await sandbox.ask(cardholderInfo, {}, await sandbox.tokenOf('anna'));
    const dates = personalInformation.contactInfos.map(({ modifiedDate }) => modifiedDate.slice(0, 10));
    expect(dates).toEqual(['2026-04-19', '2026-04-19']);
  });

  test('add the card to a wallet', async ({ sandbox }) => {
    await control(sandbox, 'wallet', { device: 'Annas telefon' });
    const card = { referenceCode: 'card-30412-1' };
    expect(await sandbox.ask(walletTokens, card, await sandbox.tokenOf('anna'))).toEqual({
      walletTokens: [{ status: 'ACTIVE', walletName: 'Apple Pay', deviceName: 'Annas telefon' }],
    });
  });

  test('move the clock past the deadline', async ({ sandbox }) => {
    expect((await control(sandbox, 'deadline')).body).toMatchObject({ now: '2026-12-16T07:00:00.000Z' });
    const december = { year: 2026, monthNumber: 12 };
    const response = await sandbox.send(cancelTopup, december, await sandbox.tokenOf('anna'));
    expect((await response.json()).detail).toBe('The last day to cancel has passed');
    const { months } = await sandbox.ask(topupCalendar, { year: 2026 }, await sandbox.tokenOf('anna'));
    expect(months[11]?.hasInvoice).toBe(true);
  });

  test('reject an unknown persona, and one without a card', async ({ sandbox }) => {
    expect((await control(sandbox, 'fill', {}, 'unknown')).status).toBe(404);
    expect((await control(sandbox, 'fill', {}, 'gustav')).status).toBe(404);
    expect((await control(sandbox, 'pin', {}, 'nils')).status).toBe(404);
  });
});

describe('the page of a persona', () => {
  test('shows name, login and state of the card', async ({ sandbox }) => {
    const page = await (await sandbox.portal.request('/sandbox/people/ellen')).text();
    for (const text of ['Ellen Backlund', 'Lunch-2026', 'ellen.backlund@example.se', '123456789', 'not activated']) {
      expect(page).toContain(text);
    }
  });

  test('exists for all personas only', async ({ sandbox }) => {
    expect((await sandbox.portal.request('/sandbox/people/gustav')).status).toBe(200);
    expect((await sandbox.portal.request('/sandbox/people/unknown')).status).toBe(404);
  });
});

describe('the mailbox', () => {
  const page = async ({ portal }: TestSandbox, query = '') => (await portal.request(`/sandbox/mailbox${query}`)).text();

  test('shows messages newest first, with codes and links', async ({ sandbox }) => {
    await sandbox.ask(requestPasswordReset, { application: 'x', email: 'anna.lindqvist@example.se' });
    await sandbox.ask(sendOneTimeCode, { purpose: 'VIEW_CARD_PIN' }, await sandbox.tokenOf('vera'));
    const all = await page(sandbox);
    expect(all.indexOf('Din engångskod')).toBeLessThan(all.indexOf('Välj ett nytt lösenord'));
    expect(all).toContain(`data-copy="${lastCode(sandbox)}"`);
    expect(all).toMatch(/href="\/login\/reset-password\/[\w-]{32}"/);
    expect(all).toMatch(/data-copy="http:\/\/localhost\/login\/reset-password\/[\w-]{32}"/);
    const one = await page(sandbox, '?to=vera.ekman@example.se');
    expect([one.includes('Din engångskod'), one.includes('Välj ett nytt lösenord')]).toEqual([true, false]);
  });

  test('escapes input', async ({ sandbox }) => {
    expect(await page(sandbox, '?to=<script>')).not.toContain('<script>');
  });

  test('is emptied by a reset', async ({ sandbox }) => {
    await sandbox.ask(sendOneTimeCode, { purpose: 'VIEW_CARD_PIN' }, await sandbox.tokenOf('vera'));
    await sandbox.post('/reset', {});
    expect(await page(sandbox)).toContain('No messages yet');
  });
});
