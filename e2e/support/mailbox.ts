import type { RunningSandbox } from './sandbox.ts';

interface Message {
  readonly subject: string | null;
  readonly code: string | null;
  readonly path: string | null;
}

/** The messages sent to an e-mail address or phone number, newest first; all messages for null. */
export async function messagesTo(recipient: string | null, { url }: RunningSandbox): Promise<readonly Message[]> {
  const response = await fetch(
    `${url}/sandbox/api/mailbox${recipient === null ? '' : `?${new URLSearchParams({ to: recipient })}`}`,
  );
  return response.json() as Promise<readonly Message[]>;
}

/** Requests a password reset link as the page does, and returns its path from the mailbox. */
export async function requestResetLink(email: string, sandbox: RunningSandbox): Promise<string> {
  await fetch(`${sandbox.url}/api/auth/password/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ application: 'CardholderPortal', email }),
  });
  const [message] = await messagesTo(email, sandbox);
  if (!message?.path) throw new Error(`no link was sent to ${email}`);
  return message.path;
}
