import { describe, expect } from 'vitest';
import { lookUpAddress } from '../../contract/address-lookup.ts';
import type { Call, RequestOf } from '../../contract/call.ts';
import { cardholderInfo } from '../../contract/cardholder.ts';
import { changePassword } from '../../contract/change-password.ts';
import { APPLICATION, logInWithPassword } from '../../contract/login-password.ts';
import { passwordResetLink, requestPasswordReset, resetPassword } from '../../contract/password-reset.ts';
import { tokenClaims } from '../../contract/token.ts';
import { sentMessages } from '../../sandbox/mailbox/mailbox.ts';
import { PASSWORD } from '../../sandbox/personas/personas.ts';
import { type TestSandbox, test } from './sandbox-test.ts';
import { lastCode } from './signatures.ts';

const MINUTE = 60_000;
const EMAIL = 'anna.lindqvist@example.se';

async function told<C extends Call>(sandbox: TestSandbox, call: C, request: RequestOf<C>, token?: string) {
  const answer = await sandbox.send(call, request, token);
  const text = await answer.text();
  return [answer.status, text && JSON.parse(text).detail];
}

const logIn = (sandbox: TestSandbox, username = 'anna', password = PASSWORD, mfaCode?: string) =>
  told(sandbox, logInWithPassword, { username, password, application: APPLICATION, mfaCode });

const wrong = [401, 'Invalid username or password'];

describe('a log-in with a password', () => {
  test('goes by username or e-mail, in any case, and gives a token that works', async ({ sandbox }) => {
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

  test('says the same of a wrong password and of nobody', async ({ sandbox }) => {
    expect(await logIn(sandbox, 'anna', 'Lunch-2027')).toEqual(wrong);
    expect(await logIn(sandbox, 'nobody')).toEqual(wrong);
    expect(await logIn(sandbox, 'anna', '')).toEqual(wrong);
    expect(await logIn(sandbox, '', '')).toEqual(wrong);
  });

  test('is not for somebody without the application, nor for another application', async ({ sandbox }) => {
    const refused = [403, 'Invalid user or user not authorized to access the application'];
    expect(await logIn(sandbox, 'olle')).toEqual(refused);
    const request = { username: 'anna', password: PASSWORD, application: 'ClientPortal' };
    expect(await told(sandbox, logInWithPassword, request)).toEqual(refused);
  });

  test('is closed for a while after ten wrong passwords, for that name alone', async ({ sandbox }) => {
    for (let tries = 0; tries < 10; tries += 1) expect(await logIn(sandbox, 'anna', 'wrong')).toEqual(wrong);
    expect(await logIn(sandbox)).toEqual([429, 'Too many attempts']);
    expect((await logIn(sandbox, 'vera'))[0]).toBe(200);
    sandbox.wait(15 * MINUTE);
    expect((await logIn(sandbox))[0]).toBe(200);
  });

  test('counts anew after it has succeeded', async ({ sandbox }) => {
    for (let tries = 0; tries < 9; tries += 1) await logIn(sandbox, 'anna', 'wrong');
    expect((await logIn(sandbox))[0]).toBe(200);
    expect(await logIn(sandbox, 'anna', 'wrong')).toEqual(wrong);
    expect((await logIn(sandbox))[0]).toBe(200);
  });
});

describe('a second factor', () => {
  const withFactor = ({ services }: TestSandbox) => services.db.run`UPDATE login SET has_mfa = 1`;

  test('is asked for once the password was right, comes by text message, and is used once', async ({ sandbox }) => {
    withFactor(sandbox);
    expect(await logIn(sandbox, 'anna', 'wrong')).toEqual(wrong);
    expect(sentMessages(sandbox.services.db)).toEqual([]);
    expect(await logIn(sandbox)).toEqual([401, 'MFA is required']);
    const [message] = sentMessages(sandbox.services.db);
    expect(message).toMatchObject({ channel: 'SMS', recipient: '0701740605', subject: null });
    const code = lastCode(sandbox);
    expect(await logIn(sandbox, 'anna', 'wrong', code)).toEqual(wrong);
    expect((await logIn(sandbox, 'anna', PASSWORD, code))[0]).toBe(200);
    expect(await logIn(sandbox, 'anna', PASSWORD, code)).toEqual([401, 'Invalid one-time code']);
  });

  test('is dead after five wrong tries', async ({ sandbox }) => {
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

describe('a reset link', () => {
  const gone = [400, 'This link to set password was already used or has expired.'];
  const ask = (sandbox: TestSandbox, email = EMAIL) =>
    sandbox.ask(requestPasswordReset, { application: APPLICATION, email });
  const lastLink = ({ services }: TestSandbox) =>
    sentMessages(services.db)
      .find(({ path }) => path)
      ?.path?.split('/')
      .at(-1) ?? '';
  const reset = (sandbox: TestSandbox, token: string, newPassword = 'Middag-27') =>
    told(sandbox, resetPassword, { token, newPassword, ipAddress: '' });

  test('sets a new password, once', async ({ sandbox }) => {
    await ask(sandbox);
    const token = lastLink(sandbox);
    expect(await sandbox.ask(passwordResetLink, { token })).toEqual({ used: false, token });
    expect((await reset(sandbox, token))[0]).toBe(204);
    expect(await sandbox.ask(passwordResetLink, { token })).toEqual({ used: true, token });
    expect(await reset(sandbox, token, 'Frukost-27')).toEqual(gone);
    expect(await logIn(sandbox)).toEqual(wrong);
    expect((await logIn(sandbox, 'anna', 'Middag-27'))[0]).toBe(200);
    expect(sentMessages(sandbox.services.db)[0]).toMatchObject({ subject: 'Ditt lösenord är ändrat' });
  });

  test('that is pressed twice at the same time is used once', async ({ sandbox }) => {
    await ask(sandbox);
    const token = lastLink(sandbox);
    const answers = await Promise.all(['Middag-27', 'Frukost-27'].map((secret) => reset(sandbox, token, secret)));
    expect(answers.map(([status]) => status).sort()).toEqual([204, 400]);
  });

  test('ends with the day, and when another of the person is used', async ({ sandbox }) => {
    await ask(sandbox);
    const first = lastLink(sandbox);
    await ask(sandbox);
    expect((await reset(sandbox, lastLink(sandbox)))[0]).toBe(204);
    expect(await reset(sandbox, first)).toEqual(gone);
    await ask(sandbox);
    sandbox.wait(24 * 60 * MINUTE);
    expect(await told(sandbox, passwordResetLink, { token: lastLink(sandbox) })).toEqual(gone);
    expect(await told(sandbox, passwordResetLink, { token: 'made up' })).toEqual(gone);
  });

  test('stays good when the new password is too weak', async ({ sandbox }) => {
    await ask(sandbox);
    const token = lastLink(sandbox);
    for (const weak of ['Mid-27', 'middag-27', 'MIDDAG-27', 'Middag27', 'Mid dag-27', '']) {
      expect(await reset(sandbox, token, weak)).toEqual([400, 'Password does not meet requirements']);
    }
    expect((await reset(sandbox, token))[0]).toBe(204);
  });

  test('does not tell who has an account, nor that too many were asked for', async ({ sandbox }) => {
    await ask(sandbox, 'nobody@example.se');
    expect(sentMessages(sandbox.services.db)).toEqual([]);
    for (let count = 0; count < 8; count += 1) await ask(sandbox);
    expect(sentMessages(sandbox.services.db)).toHaveLength(5);
  });
});

describe('a change of password', () => {
  const change = async (sandbox: TestSandbox, currentPassword: string, newPassword: string) =>
    told(sandbox, changePassword, { currentPassword, newPassword }, await sandbox.tokenOf('anna'));

  test('needs the old one, and a strong new one', async ({ sandbox }) => {
    expect(await change(sandbox, 'wrong', 'Middag-27')).toEqual([400, 'Incorrect password']);
    expect(await change(sandbox, PASSWORD, 'middag')).toEqual([400, 'Password does not meet requirements']);
    expect((await logIn(sandbox))[0]).toBe(200);
    expect((await change(sandbox, PASSWORD, 'Middag-27'))[0]).toBe(200);
    expect((await logIn(sandbox, 'anna', 'Middag-27'))[0]).toBe(200);
  });

  test('cannot be tried for ever', async ({ sandbox }) => {
    for (let tries = 0; tries < 10; tries += 1) expect((await change(sandbox, 'wrong', 'Middag-27'))[0]).toBe(400);
    expect(await change(sandbox, PASSWORD, 'Middag-27')).toEqual([429, 'Too many attempts']);
  });

  test('that is pressed twice at the same time is made once', async ({ sandbox }) => {
    const answers = await Promise.all(['Middag-27', 'Frukost-27'].map((secret) => change(sandbox, PASSWORD, secret)));
    expect(answers.map(([status]) => status).sort()).toEqual([200, 400]);
  });
});

test('the network address of a visitor is known to a third party', async ({ sandbox }) => {
  expect(await sandbox.ask(lookUpAddress, {})).toEqual({ ip: '127.0.0.1' });
});
