import type { Purpose } from '../../contract/signature.ts';
import { sendOneTimeCode, startSigning } from '../../contract/signature.ts';
import { sentMessages } from '../../sandbox/mailbox/mailbox.ts';
import type { TestSandbox } from './sandbox-test.ts';

const TEXT = Buffer.from('Jag skriver under').toString('base64');

/** Signs with BankID, as the cardholder; gives what a sensitive call takes. */
export async function signedByBankId(sandbox: TestSandbox, persona: string) {
  const order = { signSource: 'x', userVisibleDataFormat: 'simpleMarkdownV1', userVisibleData: TEXT } as const;
  const { orderRef, autoStartToken } = await sandbox.ask(startSigning, order, await sandbox.tokenOf(persona));
  await sandbox.post('/bankid/open', { autoStartToken, persona });
  await sandbox.post('/bankid/approve', { orderRef, code: '123456' });
  return { signingMethod: 'BANKID', credential: orderRef, userVisibleData: TEXT } as const;
}

/** The digits that were sent last. */
export const lastCode = ({ services }: TestSandbox): string =>
  sentMessages(services.db).find(({ code }) => code !== null)?.code ?? '';

/** Asks for a one-time code and reads it; gives what a sensitive call takes. */
export async function signedByCode(sandbox: TestSandbox, persona: string, purpose: Purpose) {
  await sandbox.ask(sendOneTimeCode, { purpose }, await sandbox.tokenOf(persona, { authenticationMethod: 'PASSWORD' }));
  return { signingMethod: 'OTP', credential: lastCode(sandbox) } as const;
}
