import { randomInt } from 'node:crypto';
import { cancelBankId, collectBankId, startBankId } from '../../../contract/bankid.ts';
import { cardholderInfo } from '../../../contract/cardholder.ts';
import { changePassword } from '../../../contract/change-password.ts';
import { requestVerification, saveContactInfo, verifyContact } from '../../../contract/contact-details.ts';
import { logInWithPassword } from '../../../contract/login-password.ts';
import { requestPasswordReset, resetPassword } from '../../../contract/password-reset.ts';
import { renewToken } from '../../../contract/session.ts';
import { collectSigning, startSigning } from '../../../contract/signature.ts';
import { sentMessages } from '../../../sandbox/mailbox/mailbox.ts';
import { PASSWORD } from '../../../sandbox/personas/personas.ts';
import type { Caller } from './client.ts';

const TEXT = Buffer.from('# Visa kortet').toString('base64');

async function approved({ post, persona }: Caller, autoStartToken: string, orderRef: string): Promise<void> {
  await post('/bankid/open', { autoStartToken, persona });
  await post('/bankid/identify', { orderRef });
  await post('/bankid/approve', { orderRef });
}

const start = ({ ask }: Caller) => ask(startBankId, { authSource: 'CARDHOLDER_PORTAL' });

async function logInByBankId(caller: Caller): Promise<undefined> {
  const order = await start(caller);
  if (!order) return;
  const { orderRef, authId, autoStartToken } = order;
  await approved(caller, autoStartToken, orderRef);
  await caller.ask(collectBankId, { authSource: 'CARDHOLDER_PORTAL', orderRef, authId });
}

async function withdraw(caller: Caller): Promise<undefined> {
  const order = await start(caller);
  if (order) await caller.ask(cancelBankId, { orderRef: order.orderRef });
}

const startSignature = ({ ask }: Caller) =>
  ask(startSigning, {
    signSource: 'CARDHOLDER_PORTAL',
    userVisibleDataFormat: 'simpleMarkdownV1',
    userVisibleData: TEXT,
  });

async function sign(caller: Caller): Promise<undefined> {
  const order = await startSignature(caller);
  if (!order) return;
  await approved(caller, order.autoStartToken, order.orderRef);
  await caller.ask(collectSigning, { orderRef: order.orderRef });
}

/** Asks for a reset link by the address that the caller has now. */
async function askForLink({ ask }: Caller): Promise<undefined> {
  const info = await ask(cardholderInfo, {});
  const email = info?.personalInformation.contactInfos[0]?.description ?? '';
  await ask(requestPasswordReset, { application: 'Cardholder', email });
}

async function reset(caller: Caller): Promise<string | undefined> {
  await askForLink(caller);
  const path = sentMessages(caller.sandbox.services.db).find((message) => message.path !== null)?.path;
  const token = path?.split('/').at(-1) ?? '';
  const done = await caller.ask(resetPassword, { token, newPassword: PASSWORD, ipAddress: '' });
  return done === null ? undefined : `reset ${token}`;
}

const askToVerify = ({ ask, persona }: Caller) =>
  ask(requestVerification, {
    contactInformationTypeId: 1,
    newValue: `${persona}.${randomInt(1_000_000)}@example.se`,
  });

async function verify(caller: Caller): Promise<undefined> {
  const wanted = await askToVerify(caller);
  const code = sentMessages(caller.sandbox.services.db).find((message) => message.code !== null)?.code;
  if (wanted && code) await caller.ask(verifyContact, { ...wanted, code });
}

const credentials = (username: string) => ({ username, password: PASSWORD, application: 'Cardholder' });

/** Whatever logging in, signing and being reached can change, by the call's name. */
export const LOG_IN_CHANGES = {
  renewToken: async ({ ask }: Caller) => void (await ask(renewToken, {})),
  startBankId: async (caller: Caller) => void (await start(caller)),
  collectBankId: logInByBankId,
  cancelBankId: withdraw,
  startSigning: async (caller: Caller) => void (await startSignature(caller)),
  collectSigning: sign,
  logInWithPassword: async ({ ask, persona }: Caller) => void (await ask(logInWithPassword, credentials(persona))),
  requestPasswordReset: askForLink,
  resetPassword: reset,
  changePassword: async ({ ask }: Caller) =>
    void (await ask(changePassword, { currentPassword: PASSWORD, newPassword: PASSWORD })),
  requestVerification: async (caller: Caller) => void (await askToVerify(caller)),
  verifyContact: verify,
  saveContactInfo: async ({ ask, persona }: Caller) =>
    void (await ask(saveContactInfo, { email: `${persona}@example.se`, phone: '0701740605' })),
} as const;
