import type { Purpose } from '../../contract/signature.ts';
import { sendOneTimeCode, startSigning } from '../../contract/signature.ts';
import sv from '../../locales/sv.json';
import { sentMessages } from '../../sandbox/mailbox/mailbox.ts';
import type { TestSandbox } from './sandbox-test.ts';

const TEXT_IDS = {
  details: 'signature.text.details',
  pin: 'signature.text.pin',
  unblock: 'signature.text.unblock',
  order: 'signature.text.order',
} as const;

/** The text of the portal for an action with a card; its other values are made up. */
export const textToSign = (action: keyof typeof TEXT_IDS, lastFour: string): string =>
  sv[TEXT_IDS[action]].replace('{lastFour}', lastFour).replaceAll(/\{\w+\}/g, 'Storgatan 1');

/** Signs a text with BankID; returns the signature fields of a sensitive call. */
export async function signedByBankId(sandbox: TestSandbox, persona: string, text: string) {
  const userVisibleData = Buffer.from(text).toString('base64');
  const order = { signSource: 'x', userVisibleDataFormat: 'simpleMarkdownV1', userVisibleData } as const;
  const { orderRef, autoStartToken } = await sandbox.ask(startSigning, order, await sandbox.tokenOf(persona));
  await sandbox.post('/bankid/open', { autoStartToken, persona });
  await sandbox.post('/bankid/approve', { orderRef, code: '123456' });
  return { signingMethod: 'BANKID', credential: orderRef, userVisibleData } as const;
}

/** The digits of the last sent code. */
export const lastCode = ({ services }: TestSandbox): string =>
  sentMessages(services.db).find(({ code }) => code !== null)?.code ?? '';

/** Requests a one-time code; returns the signature fields of a sensitive call. */
export async function signedByCode(sandbox: TestSandbox, persona: string, purpose: Purpose) {
  await sandbox.ask(sendOneTimeCode, { purpose }, await sandbox.tokenOf(persona, { authenticationMethod: 'PASSWORD' }));
  return { signingMethod: 'OTP', credential: lastCode(sandbox) } as const;
}
