import { messagesTo } from '../support/mailbox.ts';
import type { RunningSandbox } from '../support/sandbox.ts';
import { button, type Person, target, textbox } from './person.ts';

export const balance = target('region', 'Saldo');

/** Logs in, or signs for the first time, with a QR code. */
export async function logIn(person: Person, sandbox: RunningSandbox, persona: string): Promise<void> {
  await person.press(button(/^Visa QR-kod/));
  await signShownCode(person, sandbox, persona);
}

/** Scans the QR code on the page with the BankID app and approves. A second signature starts with it. */
export async function signShownCode(person: Person, { bankId }: RunningSandbox, persona: string): Promise<void> {
  const scan = async () => bankId.scan(await person.qrCode());
  // A code lives for seconds: on a busy machine it can be too old.
  const order = await scan().catch(scan);
  await bankId.identify(order, persona);
  await bankId.approve(order);
}

/** Logs out in the menu of a phone. */
export async function logOut(person: Person): Promise<void> {
  await person.press(button('Meny'));
  await person.press(button('Logga ut'));
}

/** Opens a path with a token of this persona, which has logged in with BankID. */
export const openAs = async (person: Person, sandbox: RunningSandbox, persona: string, path: string) =>
  person.open(`${path}${path.includes('?') ? '&' : '?'}token=${await sandbox.token(persona)}`);

/** Opens a path with a token of this persona, which has logged in with a password and signs with codes. */
export const openWithPassword = async (person: Person, sandbox: RunningSandbox, persona: string, path: string) =>
  person.open(`${path}?token=${await sandbox.token(persona, { authenticationMethod: 'PASSWORD' })}`);

/** Signs with a one-time code. */
export async function enterSigningCode(person: Person, sandbox: RunningSandbox): Promise<void> {
  await person.press(button('Skicka kod'));
  await person.sees(textbox('Engångskod'));
  const [mail] = await messagesTo(null, sandbox);
  await person.fill(textbox('Engångskod'), mail?.code ?? '');
  await person.press(button('Bekräfta'));
}
