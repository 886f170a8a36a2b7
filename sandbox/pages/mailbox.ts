import { html } from 'hono/html';
import { page } from './layout.ts';

/** The e-mails and text messages that the sandbox has sent. */
export const mailboxPage = () =>
  page({
    title: 'Mailbox',
    content: html`<p class="tile soft">No messages. Nothing that the sandbox answers sends any yet.</p>`,
  });
