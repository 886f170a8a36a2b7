import type { RunningSandbox } from './sandbox.ts';

interface Message {
  readonly subject: string | null;
  readonly code: string | null;
  readonly path: string | null;
}

/** What was sent to an address or number, or to anybody; newest first. */
export async function messagesTo(recipient: string | null, { url }: RunningSandbox): Promise<readonly Message[]> {
  const answer = await fetch(
    `${url}/sandbox/api/mailbox${recipient === null ? '' : `?${new URLSearchParams({ to: recipient })}`}`,
  );
  return answer.json() as Promise<readonly Message[]>;
}

/** Asks for a link that sets a new password, as the page does. Answers with its path. */
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
