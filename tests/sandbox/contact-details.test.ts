import { describe, expect } from 'vitest';
import type { Call, RequestOf } from '../../contract/call.ts';
import { cardholderInfo } from '../../contract/cardholder.ts';
import { requestVerification, saveContactInfo, verifyContact } from '../../contract/contact-details.ts';
import { sentMessages } from '../../sandbox/mailbox/mailbox.ts';
import { type TestSandbox, test } from './sandbox-test.ts';
import { lastCode } from './signatures.ts';

const EMAIL = { contactInformationId: 5011, contactInformationTypeId: 1 } as const;
const PHONE = { contactInformationId: 5012, contactInformationTypeId: 2 } as const;
const MINUTE = 60_000;
const invalid = [400, 'Invalid verification code'];

async function statusAndDetail<C extends Call>(sandbox: TestSandbox, call: C, request: RequestOf<C>) {
  const response = await sandbox.send(call, request, await sandbox.tokenOf('anna'));
  const text = await response.text();
  return [response.status, text && JSON.parse(text).detail];
}

const contacts = async (sandbox: TestSandbox) =>
  (await sandbox.ask(cardholderInfo, {}, await sandbox.tokenOf('anna'))).personalInformation.contactInfos;
const email = async (sandbox: TestSandbox) => (await contacts(sandbox))[0];
const phone = async (sandbox: TestSandbox) => (await contacts(sandbox))[1];

describe('a new e-mail or phone', () => {
  test('is saved when its code is entered, not before', async ({ sandbox }) => {
    await statusAndDetail(sandbox, requestVerification, { ...EMAIL, newValue: ' anna@nytt.example ' });
    expect(sentMessages(sandbox.services.db)).toMatchObject([{ channel: 'EMAIL', recipient: 'anna@nytt.example' }]);
    expect(await email(sandbox)).toMatchObject({ description: 'anna.lindqvist@example.se', verified: true });
    const enter = { contactInformationId: 5011, code: lastCode(sandbox) };
    for (const _ of [1, 2]) expect((await statusAndDetail(sandbox, verifyContact, enter))[0]).toBe(204);
    expect(await email(sandbox)).toMatchObject({
      description: 'anna@nytt.example',
      verified: true,
      modifiedDate: '2026-11-20T11:00:00.000Z',
    });
  });

  test('receives the code itself', async ({ sandbox }) => {
    await statusAndDetail(sandbox, requestVerification, { ...PHONE, newValue: '070-174 06 99' });
    expect(sentMessages(sandbox.services.db)).toMatchObject([{ channel: 'SMS', recipient: '0701740699' }]);
    await statusAndDetail(sandbox, verifyContact, { contactInformationId: 5012, code: lastCode(sandbox) });
    expect(await phone(sandbox)).toMatchObject({ description: '0701740699' });
  });

  test('is rejected when it is invalid', async ({ sandbox }) => {
    for (const newValue of ['anna', 'anna@', '@example.se', 'a b@example.se', 'anna@example']) {
      expect(await statusAndDetail(sandbox, requestVerification, { ...EMAIL, newValue })).toEqual([
        400,
        'Value must be a valid email address',
      ]);
    }
    for (const newValue of ['08123456', '07012345678', '+0701234567', '+', '0701234x67', '+1234567890123456']) {
      expect(await statusAndDetail(sandbox, requestVerification, { ...PHONE, newValue })).toEqual([
        400,
        'Value must be a valid phone number',
      ]);
    }
    expect((await statusAndDetail(sandbox, requestVerification, { ...PHONE, newValue: '+4670174069' }))[0]).toBe(200);
  });

  test('can be the first of its type, and is unverified until its code is entered', async ({ sandbox }) => {
    sandbox.services.db.run`DELETE FROM contact WHERE cardholder_id = 501 AND type = 1`;
    const verification = { contactInformationTypeId: 1, newValue: 'anna@nytt.example' } as const;
    const { contactInformationId } = await sandbox.ask(
      requestVerification,
      verification,
      await sandbox.tokenOf('anna'),
    );
    expect(await email(sandbox)).toMatchObject({ id: contactInformationId, verified: false });
    await statusAndDetail(sandbox, verifyContact, { contactInformationId, code: lastCode(sandbox) });
    expect(await email(sandbox)).toMatchObject({ description: 'anna@nytt.example', verified: true });
  });

  test('must belong to the caller, in body and path', async ({ sandbox }) => {
    const forbidden = [403, 'The contact detail belongs to another cardholder'];
    const newValue = 'anna@nytt.example';
    expect(
      await statusAndDetail(sandbox, requestVerification, { ...EMAIL, contactInformationId: 5091, newValue }),
    ).toEqual(forbidden);
    expect(
      await statusAndDetail(sandbox, requestVerification, { ...EMAIL, contactInformationId: 5012, newValue }),
    ).toEqual(forbidden);
    expect(await statusAndDetail(sandbox, verifyContact, { contactInformationId: 5091, code: '123456' })).toEqual(
      forbidden,
    );
    expect(sentMessages(sandbox.services.db)).toEqual([]);
  });
});

describe('a notice that a contact detail was changed', () => {
  const notices = ({ services }: TestSandbox) =>
    sentMessages(services.db)
      .filter(({ code }) => code === null)
      .map(({ channel, recipient, body }) => ({ channel, recipient, body }));
  const change = async (sandbox: TestSandbox, detail: typeof EMAIL | typeof PHONE, newValue: string) => {
    await statusAndDetail(sandbox, requestVerification, { ...detail, newValue });
    const enter = { contactInformationId: detail.contactInformationId, code: lastCode(sandbox) };
    for (const _ of [1, 2]) expect((await statusAndDetail(sandbox, verifyContact, enter))[0]).toBe(204);
  };
  const save = async (sandbox: TestSandbox, values: { email: string; phone: string }) =>
    sandbox.ask(saveContactInfo, values, await sandbox.tokenOf('anna'));

  test('goes once to the old e-mail address, and does not name the new one', async ({ sandbox }) => {
    await change(sandbox, EMAIL, 'anna@nytt.example');
    expect(notices(sandbox)).toMatchObject([{ channel: 'EMAIL', recipient: 'anna.lindqvist@example.se' }]);
    expect(notices(sandbox)[0]?.body).not.toContain('anna@nytt.example');
  });

  test('goes to the old phone number', async ({ sandbox }) => {
    await change(sandbox, PHONE, '0701740699');
    expect(notices(sandbox)).toMatchObject([{ channel: 'SMS', recipient: '0701740605' }]);
  });

  test('goes to the old address when another one is saved without a code, not for placeholders', async ({
    sandbox,
  }) => {
    await save(sandbox, { email: '-', phone: '' });
    await save(sandbox, { email: 'Anna.Lindqvist@example.se', phone: '0701740605' });
    expect(notices(sandbox)).toEqual([]);
    for (const _ of [1, 2]) await save(sandbox, { email: 'other@example.se', phone: '0701740605' });
    expect(notices(sandbox)).toMatchObject([{ recipient: 'anna.lindqvist@example.se' }]);
  });

  test('does not go to an address that was never verified, or that stays the same', async ({ sandbox }) => {
    await change(sandbox, EMAIL, 'anna.lindqvist@example.se');
    sandbox.services.db.run`UPDATE contact SET verified = 0, verified_value = NULL`;
    await change(sandbox, EMAIL, 'anna@nytt.example');
    expect(notices(sandbox)).toEqual([]);
  });
});

describe('a verification code', () => {
  const request = (sandbox: TestSandbox) =>
    statusAndDetail(sandbox, requestVerification, { ...EMAIL, newValue: 'a@b.example' });
  const enter = (sandbox: TestSandbox, code: string) =>
    statusAndDetail(sandbox, verifyContact, { contactInformationId: 5011, code });

  test('is valid for thirty minutes', async ({ sandbox }) => {
    await request(sandbox);
    const code = lastCode(sandbox);
    sandbox.wait(30 * MINUTE);
    expect(await enter(sandbox, code)).toEqual(invalid);
    await request(sandbox);
    sandbox.wait(30 * MINUTE - 1);
    expect((await enter(sandbox, lastCode(sandbox)))[0]).toBe(204);
  });

  test('is for one contact detail and is rejected after five wrong tries', async ({ sandbox }) => {
    await request(sandbox);
    const code = lastCode(sandbox);
    expect(await statusAndDetail(sandbox, verifyContact, { contactInformationId: 5012, code })).toEqual(invalid);
    const guess = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) expect(await enter(sandbox, guess)).toEqual(invalid);
    expect(await enter(sandbox, code)).toEqual([429, 'Too many attempts']);
  });

  test('can be requested ten times in ten minutes', async ({ sandbox }) => {
    for (let count = 0; count < 10; count += 1) expect((await request(sandbox))[0]).toBe(200);
    expect(await request(sandbox)).toEqual([429, 'Too many attempts']);
  });
});

describe('confirmed contact details', () => {
  test('get a new date and stay verified, also after placeholders', async ({ sandbox }) => {
    sandbox.wait(1000);
    const token = await sandbox.tokenOf('anna');
    await sandbox.ask(saveContactInfo, { email: '', phone: '-' }, token);
    expect(await contacts(sandbox)).toMatchObject([
      { description: '', verified: false },
      { description: '-', verified: false },
    ]);
    await sandbox.ask(saveContactInfo, { email: 'anna.lindqvist@example.se', phone: '0701740605' }, token);
    const modifiedDate = '2026-11-20T11:00:01.000Z';
    expect(await contacts(sandbox)).toMatchObject([
      { id: 5011, description: 'anna.lindqvist@example.se', verified: true, modifiedDate },
      { id: 5012, description: '0701740605', verified: true, modifiedDate },
    ]);
  });

  test('are unverified when the value has changed', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    await sandbox.ask(saveContactInfo, { email: 'other@example.se', phone: '0701740605' }, token);
    expect((await contacts(sandbox)).map(({ verified }) => verified)).toEqual([false, true]);
  });
});
