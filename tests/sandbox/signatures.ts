import type { Purpose } from '../../contract/signature.ts';
import { sendOneTimeCode, startSigning } from '../../contract/signature.ts';
import { sentMessages } from '../../sandbox/mailbox/mailbox.ts';
import type { TestSandbox } from './sandbox-test.ts';

const TEXT = Buffer.from('Jag skriver under').toString('base64');

/** Signs with BankID; returns the signature fields of a sensitive call. */
export async function signedByBankId(sandbox: TestSandbox, persona: string) {
  const order = { signSource: 'x', userVisibleDataFormat: 'simpleMarkdownV1', userVisibleData: TEXT } as const;
  const { orderRef, autoStartToken } = await sandbox.ask(startSigning, order, await sandbox.tokenOf(persona));
  await sandbox.post('/bankid/open', { autoStartToken, persona });
  await sandbox.post('/bankid/approve', { orderRef, code: '123456' });
  return { signingMethod: 'BANKID', credential: orderRef, userVisibleData: TEXT } as const;
}

/** The digits of the last sent code. */
export const lastCode = ({ services }: TestSandbox): string =>
  sentMessages(services.db).find(({ code }) => code !== null)?.code ?? '';

/** Requests a one-time code; returns the signature fields of a sensitive call. */
export async function signedByCode(sandbox: TestSandbox, persona: string, purpose: Purpose) {
  await sandbox.ask(sendOneTimeCode, { purpose }, await sandbox.tokenOf(persona, { authenticationMethod: 'PASSWORD' }));
  return { signingMethod: 'OTP', credential: lastCode(sandbox) } as const;
}
