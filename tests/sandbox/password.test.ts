import { describe, expect } from 'vitest';
import { lookUpAddress } from '../../contract/address-lookup.ts';
import type { Call, RequestOf } from '../../contract/call.ts';
import { cardholderInfo } from '../../contract/cardholder.ts';
import { changePassword } from '../../contract/change-password.ts';
import { requestVerification, saveContactInfo, verifyContact } from '../../contract/contact-details.ts';
import { APPLICATION, logInWithPassword } from '../../contract/login-password.ts';
import { passwordResetLink, requestPasswordReset, resetPassword } from '../../contract/password-reset.ts';
import { renewToken } from '../../contract/session.ts';
import { tokenClaims } from '../../contract/token.ts';
import { sentMessages } from '../../sandbox/mailbox/mailbox.ts';
import { PASSWORD } from '../../sandbox/personas/personas.ts';
import { type TestSandbox, test } from './sandbox-test.ts';
import { lastCode } from './signatures.ts';

const MINUTE = 60_000;
const EMAIL = 'anna.lindqvist@example.se';

async function statusAndDetail<C extends Call>(sandbox: TestSandbox, call: C, request: RequestOf<C>, token?: string) {
  const response = await sandbox.send(call, request, token);
  const text = await response.text();
  return [response.status, text && JSON.parse(text).detail];
}

const logIn = (sandbox: TestSandbox, username = 'anna', password = PASSWORD, mfaCode?: string) =>
  statusAndDetail(sandbox, logInWithPassword, { username, password, application: APPLICATION, mfaCode });

const wrongPassword = [401, 'Invalid username or password'];

describe('a password login', () => {
  test('accepts username or e-mail in any case and returns a valid token', async ({ sandbox }) => {
    for (const username of ['anna', 'Anna', EMAIL, EMAIL.toUpperCase()]) {
      const { accessToken } = await sandbox.ask(logInWithPassword, {
        username,
        password: PASSWORD,
        application: APPLICATION,
      });
      expect((await sandbox.ask(cardholderInfo, {}, accessToken)).firstName).toBe('Anna');
      const claims = tokenClaims.parse(JSON.parse(atob(accessToken.split('.')[1] ?? '')));
      expect(claims.authenticationMethod).toBe('PASSWORD');
    }
  });

  test('has the same error for a wrong password and an unknown user', async ({ sandbox }) => {
    expect(await logIn(sandbox, 'anna', 'Lunch-2027')).toEqual(wrongPassword);
    expect(await logIn(sandbox, 'unknown')).toEqual(wrongPassword);
    expect(await logIn(sandbox, 'anna', '')).toEqual(wrongPassword);
    expect(await logIn(sandbox, '', '')).toEqual(wrongPassword);
  });

  test('is rejected without the application, and for another application', async ({ sandbox }) => {
    const unauthorized = [403, 'Invalid user or user not authorized to access the application'];
    expect(await logIn(sandbox, 'olle')).toEqual(unauthorized);
    const request = { username: 'anna', password: PASSWORD, application: 'ClientPortal' };
    expect(await statusAndDetail(sandbox, logInWithPassword, request)).toEqual(unauthorized);
  });

  test('is blocked for 15 minutes after ten wrong passwords, for that name only', async ({ sandbox }) => {
    for (let tries = 0; tries < 10; tries += 1) expect(await logIn(sandbox, 'anna', 'wrong')).toEqual(wrongPassword);
    expect(await logIn(sandbox)).toEqual([429, 'Too many attempts']);
    expect((await logIn(sandbox, 'vera'))[0]).toBe(200);
    sandbox.wait(15 * MINUTE);
    expect((await logIn(sandbox))[0]).toBe(200);
  });

  test('resets the counter after a success', async ({ sandbox }) => {
    for (let tries = 0; tries < 9; tries += 1) await logIn(sandbox, 'anna', 'wrong');
    expect((await logIn(sandbox))[0]).toBe(200);
    expect(await logIn(sandbox, 'anna', 'wrong')).toEqual(wrongPassword);
    expect((await logIn(sandbox))[0]).toBe(200);
  });
});

describe('a second factor', () => {
  const withFactor = ({ services }: TestSandbox) => services.db.run`UPDATE login SET has_mfa = 1`;

  test('is sent by SMS after a correct password and can be used once', async ({ sandbox }) => {
    withFactor(sandbox);
    expect(await logIn(sandbox, 'anna', 'wrong')).toEqual(wrongPassword);
    expect(sentMessages(sandbox.services.db)).toEqual([]);
    expect(await logIn(sandbox)).toEqual([401, 'MFA is required']);
    const [message] = sentMessages(sandbox.services.db);
    expect(message).toMatchObject({ channel: 'SMS', recipient: '0701740605', subject: null });
    const code = lastCode(sandbox);
    expect(await logIn(sandbox, 'anna', 'wrong', code)).toEqual(wrongPassword);
    expect((await logIn(sandbox, 'anna', PASSWORD, code))[0]).toBe(200);
    expect(await logIn(sandbox, 'anna', PASSWORD, code)).toEqual([401, 'Invalid one-time code']);
  });

  test('is sent to a verified number or address only', async ({ sandbox }) => {
    withFactor(sandbox);
    sandbox.services.db.run`UPDATE contact SET verified = 0 WHERE cardholder_id = 501 AND type = 2`;
    expect(await logIn(sandbox)).toEqual([401, 'MFA is required']);
    expect(sentMessages(sandbox.services.db)).toMatchObject([{ channel: 'EMAIL', recipient: EMAIL }]);
    sandbox.services.db.run`UPDATE contact SET verified = 0`;
    expect(await logIn(sandbox)).toEqual([401, 'MFA is required']);
    expect(sentMessages(sandbox.services.db)).toHaveLength(1);
  });

  test('is rejected after five wrong tries', async ({ sandbox }) => {
    withFactor(sandbox);
    await logIn(sandbox);
    const code = lastCode(sandbox);
    const guess = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await logIn(sandbox, 'anna', PASSWORD, guess)).toEqual([401, 'Invalid one-time code']);
    }
    expect(await logIn(sandbox, 'anna', PASSWORD, code)).toEqual([429, 'Too many attempts']);
  });
});

const requestLink = (sandbox: TestSandbox, email = EMAIL) =>
  sandbox.ask(requestPasswordReset, { application: APPLICATION, email });
const lastLink = ({ services }: TestSandbox) =>
  sentMessages(services.db)
    .find(({ path }) => path)
    ?.path?.split('/')
    .at(-1) ?? '';
const reset = (sandbox: TestSandbox, token: string, newPassword = 'Middag-27') =>
  statusAndDetail(sandbox, resetPassword, { token, newPassword, ipAddress: '' });

describe('a reset link', () => {
  const invalidLink = [400, 'This link to set password was already used or has expired.'];

  test('sets a new password, once', async ({ sandbox }) => {
    await requestLink(sandbox);
    const token = lastLink(sandbox);
    expect(await sandbox.ask(passwordResetLink, { token })).toEqual({ used: false });
    expect((await reset(sandbox, token))[0]).toBe(204);
    expect(await sandbox.ask(passwordResetLink, { token })).toEqual({ used: true });
    expect(await reset(sandbox, token, 'Frukost-27')).toEqual(invalidLink);
    expect(await logIn(sandbox)).toEqual(wrongPassword);
    expect((await logIn(sandbox, 'anna', 'Middag-27'))[0]).toBe(200);
    expect(sentMessages(sandbox.services.db)[0]).toMatchObject({ subject: 'Ditt lösenord är ändrat' });
  });

  test('is sent to a verified address only', async ({ sandbox }) => {
    sandbox.services.db.run`UPDATE contact SET verified = 0 WHERE cardholder_id = 501`;
    await requestLink(sandbox);
    expect(sentMessages(sandbox.services.db)).toEqual([]);
  });

  test('is used once by concurrent requests', async ({ sandbox }) => {
    await requestLink(sandbox);
    const token = lastLink(sandbox);
    const responses = await Promise.all(['Middag-27', 'Frukost-27'].map((secret) => reset(sandbox, token, secret)));
    expect(responses.map(([status]) => status).sort()).toEqual([204, 400]);
  });

  test('is invalid after a day, and when another link of the user is used', async ({ sandbox }) => {
    await requestLink(sandbox);
    const first = lastLink(sandbox);
    await requestLink(sandbox);
    expect((await reset(sandbox, lastLink(sandbox)))[0]).toBe(204);
    expect(await reset(sandbox, first)).toEqual(invalidLink);
    await requestLink(sandbox);
    sandbox.wait(24 * 60 * MINUTE);
    expect(await statusAndDetail(sandbox, passwordResetLink, { token: lastLink(sandbox) })).toEqual(invalidLink);
    expect(await statusAndDetail(sandbox, passwordResetLink, { token: 'invented' })).toEqual(invalidLink);
  });

  test('ends when the password or the e-mail address is changed', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    await requestLink(sandbox);
    const beforePassword = lastLink(sandbox);
    await sandbox.ask(changePassword, { currentPassword: PASSWORD, newPassword: 'Middag-27' }, token);
    expect(await reset(sandbox, beforePassword)).toEqual(invalidLink);
    await requestLink(sandbox);
    const beforeAddress = lastLink(sandbox);
    const contact = { contactInformationId: 5011, contactInformationTypeId: 1, newValue: 'anna@nytt.example' } as const;
    const newToken = await sandbox.tokenOf('anna');
    await sandbox.ask(requestVerification, contact, newToken);
    await sandbox.ask(verifyContact, { contactInformationId: 5011, code: lastCode(sandbox) }, newToken);
    expect(await reset(sandbox, beforeAddress)).toEqual(invalidLink);
  });

  test('stays valid when the same address is confirmed, also after placeholders', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    await requestLink(sandbox);
    for (const email of ['-', EMAIL]) await sandbox.ask(saveContactInfo, { email, phone: '-' }, token);
    expect((await reset(sandbox, lastLink(sandbox)))[0]).toBe(204);
  });

  test('stays valid when the new password is too weak', async ({ sandbox }) => {
    await requestLink(sandbox);
    const token = lastLink(sandbox);
    for (const weak of ['Mid-27', 'middag-27', 'MIDDAG-27', 'Middag27', 'Mid dag-27', '']) {
      expect(await reset(sandbox, token, weak)).toEqual([400, 'Password does not meet requirements']);
    }
    expect((await reset(sandbox, token))[0]).toBe(204);
  });

  test('reveals neither accounts nor the rate limit', async ({ sandbox }) => {
    await requestLink(sandbox, 'unknown@example.se');
    expect(sentMessages(sandbox.services.db)).toEqual([]);
    for (let count = 0; count < 8; count += 1) await requestLink(sandbox);
    expect(sentMessages(sandbox.services.db)).toHaveLength(5);
  });
});

describe('a password change', () => {
  const change = async (sandbox: TestSandbox, currentPassword: string, newPassword: string) =>
    statusAndDetail(sandbox, changePassword, { currentPassword, newPassword }, await sandbox.tokenOf('anna'));

  test('needs the old password and a strong new one', async ({ sandbox }) => {
    expect(await change(sandbox, 'wrong', 'Middag-27')).toEqual([400, 'Incorrect password']);
    expect(await change(sandbox, PASSWORD, 'middag')).toEqual([400, 'Password does not meet requirements']);
    expect((await logIn(sandbox))[0]).toBe(200);
    expect((await change(sandbox, PASSWORD, 'Middag-27'))[0]).toBe(200);
    expect((await logIn(sandbox, 'anna', 'Middag-27'))[0]).toBe(200);
  });

  test('is reported to the address that was verified last, also if another one was saved since', async ({
    sandbox,
  }) => {
    await sandbox.ask(saveContactInfo, { email: 'thief@example.se', phone: '' }, await sandbox.tokenOf('anna'));
    await change(sandbox, PASSWORD, 'Middag-27');
    const [notice] = sentMessages(sandbox.services.db);
    expect(notice).toMatchObject({ recipient: EMAIL, subject: 'Ditt lösenord är ändrat' });
  });

  test('is limited to ten attempts', async ({ sandbox }) => {
    for (let tries = 0; tries < 10; tries += 1) expect((await change(sandbox, 'wrong', 'Middag-27'))[0]).toBe(400);
    expect(await change(sandbox, PASSWORD, 'Middag-27')).toEqual([429, 'Too many attempts']);
  });

  test('is made once by concurrent requests', async ({ sandbox }) => {
    const responses = await Promise.all(['Middag-27', 'Frukost-27'].map((secret) => change(sandbox, PASSWORD, secret)));
    expect(responses.map(([status]) => status).sort()).toEqual([200, 400]);
  });
});

describe('the tokens of a cardholder', () => {
  const invalidToken = [401, 'The token is not valid'];
  const changed = { currentPassword: PASSWORD, newPassword: 'Middag-27' };
  const call = (sandbox: TestSandbox, token: string) => statusAndDetail(sandbox, cardholderInfo, {}, token);

  test('are revoked by a change of the password, except those of the session that has made it', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    const { accessToken: own } = await sandbox.ask(renewToken, {}, token);
    const other = await sandbox.tokenOf('anna');
    const colleague = await sandbox.tokenOf('vera');
    await sandbox.ask(changePassword, changed, own);
    expect(await call(sandbox, other)).toEqual(invalidToken);
    expect(await statusAndDetail(sandbox, renewToken, {}, other)).toEqual(invalidToken);
    for (const valid of [token, own, colleague, await sandbox.tokenOf('anna')]) {
      expect((await call(sandbox, valid))[0]).toBe(200);
    }
  });

  test('stay valid when the change is rejected', async ({ sandbox }) => {
    const [own, other] = [await sandbox.tokenOf('anna'), await sandbox.tokenOf('anna')];
    await statusAndDetail(sandbox, changePassword, { ...changed, currentPassword: 'wrong' }, own);
    expect((await call(sandbox, other))[0]).toBe(200);
  });

  test('are revoked by a reset of the password', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    await requestLink(sandbox);
    expect((await reset(sandbox, lastLink(sandbox)))[0]).toBe(204);
    expect(await call(sandbox, token)).toEqual(invalidToken);
  });
});

test('the address lookup returns the network address of the caller', async ({ sandbox }) => {
  expect(await sandbox.ask(lookUpAddress, {})).toEqual({ ip: '127.0.0.1' });
});
