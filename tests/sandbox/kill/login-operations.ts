import { randomInt } from 'node:crypto';
import { cancelBankId, collectBankId, startBankId } from '../../../contract/bankid.ts';
import { cardholderInfo } from '../../../contract/cardholder.ts';
import { changePassword } from '../../../contract/change-password.ts';
import { requestVerification, saveContactInfo, verifyContact } from '../../../contract/contact-details.ts';
import { logInWithPassword } from '../../../contract/login-password.ts';
import { requestPasswordReset, resetPassword } from '../../../contract/password-reset.ts';
import { endSession, renewToken } from '../../../contract/session.ts';
import { collectSigning, startSigning } from '../../../contract/signature.ts';
import { sentMessages } from '../../../sandbox/mailbox/mailbox.ts';
import { PASSWORD } from '../../../sandbox/personas/personas.ts';
import type { TestClient } from './client.ts';

const TEXT = Buffer.from('# Visa kortet').toString('base64');

async function approved({ post, persona }: TestClient, autoStartToken: string, orderRef: string): Promise<void> {
  await post('/bankid/open', { autoStartToken, persona });
  await post('/bankid/identify', { orderRef });
  await post('/bankid/approve', { orderRef });
}

const start = ({ ask }: TestClient) => ask(startBankId, { authSource: 'CARDHOLDER_PORTAL' });

async function logInByBankId(client: TestClient): Promise<undefined> {
  const order = await start(client);
  if (!order) return;
  const { orderRef, authId, autoStartToken } = order;
  await approved(client, autoStartToken, orderRef);
  await client.ask(collectBankId, { authSource: 'CARDHOLDER_PORTAL', orderRef, authId });
}

async function cancel(client: TestClient): Promise<undefined> {
  const order = await start(client);
  if (order) await client.ask(cancelBankId, { orderRef: order.orderRef });
}

const startSignature = ({ ask }: TestClient) =>
  ask(startSigning, {
    signSource: 'CARDHOLDER_PORTAL',
    userVisibleDataFormat: 'simpleMarkdownV1',
    userVisibleData: TEXT,
  });

async function sign(client: TestClient): Promise<undefined> {
  const order = await startSignature(client);
  if (!order) return;
  await approved(client, order.autoStartToken, order.orderRef);
  await client.ask(collectSigning, { orderRef: order.orderRef });
}

/** Requests a reset link for the client's current e-mail address. */
async function requestLink({ ask }: TestClient): Promise<undefined> {
  const info = await ask(cardholderInfo, {});
  const email = info?.personalInformation.contactInfos[0]?.description ?? '';
  await ask(requestPasswordReset, { application: 'Cardholder', email });
}

async function reset(client: TestClient): Promise<string | undefined> {
  await requestLink(client);
  const path = sentMessages(client.sandbox.services.db).find((message) => message.path !== null)?.path;
  const token = path?.split('/').at(-1) ?? '';
  const done = await client.ask(resetPassword, { token, newPassword: PASSWORD, ipAddress: '' });
  return done === null ? undefined : `reset ${token}`;
}

const requestCode = ({ ask, persona }: TestClient) =>
  ask(requestVerification, {
    contactInformationTypeId: 1,
    newValue: `${persona}.${randomInt(1_000_000)}@example.se`,
  });

async function verify(client: TestClient): Promise<undefined> {
  const verification = await requestCode(client);
  const code = sentMessages(client.sandbox.services.db).find((message) => message.code !== null)?.code;
  if (verification && code) await client.ask(verifyContact, { ...verification, code });
}

/** Ends another session than that of the client, which goes on. */
async function logOut({ ask, persona, post }: TestClient): Promise<undefined> {
  const { accessToken } = await (await post('/token', { persona, authenticationMethod: 'PASSWORD' })).json();
  await ask(endSession, {}, accessToken);
}

const credentials = (username: string) => ({ username, password: PASSWORD, application: 'Cardholder' });

/** Operations of login, signing and contact details, by call name. */
export const LOGIN_OPERATIONS = {
  endSession: logOut,
  renewToken: async ({ ask }: TestClient) => void (await ask(renewToken, {})),
  startBankId: async (client: TestClient) => void (await start(client)),
  collectBankId: logInByBankId,
  cancelBankId: cancel,
  startSigning: async (client: TestClient) => void (await startSignature(client)),
  collectSigning: sign,
  logInWithPassword: async ({ ask, persona }: TestClient) => void (await ask(logInWithPassword, credentials(persona))),
  requestPasswordReset: requestLink,
  resetPassword: reset,
  changePassword: async ({ ask }: TestClient) =>
    void (await ask(changePassword, { currentPassword: PASSWORD, newPassword: PASSWORD })),
  requestVerification: async (client: TestClient) => void (await requestCode(client)),
  verifyContact: verify,
  saveContactInfo: async ({ ask, persona }: TestClient) =>
    void (await ask(saveContactInfo, { email: `${persona}@example.se`, phone: '0701740605' })),
} as const;
