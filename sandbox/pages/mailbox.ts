import { html } from 'hono/html';
import { type Message, sentMessages } from '../mailbox/mailbox.ts';
import type { Services } from '../services.ts';
import { formatTime } from './clock.ts';
import { page } from './layout.ts';
import { PATHS } from './paths.ts';

/** Recipient, channel and time of a message. */
const messageHeader = ({ channel, recipient, sentAt }: Message) => html`<p class="muted">
  ${channel === 'EMAIL' ? 'E-mail' : 'Text message'} to <a href="${PATHS.mailbox}?${new URLSearchParams({ to: recipient })}">${recipient}</a>
  · ${formatTime(sentAt)}
</p>`;

const codeRow = (code: string) => html`<p class="row">
  <strong class="code">${code}</strong>
  <button type="button" class="secondary" data-copy="${code}">Copy the code</button>
</p>`;

const linkRow = (path: string, origin: string) => html`<p class="row">
  <a class="break" href="${path}">${origin}${path}</a>
  <button type="button" class="secondary" data-copy="${origin}${path}">Copy the link</button>
</p>`;

const messageItem = (message: Message, origin: string) => html`<li class="tile stack">
  ${messageHeader(message)}
  ${message.subject === null ? '' : html`<h2>${message.subject}</h2>`}
  <p class="message">${message.body}</p>
  ${message.code === null ? '' : codeRow(message.code)}
  ${message.path === null ? '' : linkRow(message.path, origin)}
</li>`;

/** The sent e-mails and text messages, newest first; all, or those to one address. */
export function mailboxPage({ db }: Services, origin: string, recipient: string | undefined) {
  const list = sentMessages(db, recipient);
  const content = html`
    ${recipient === undefined ? '' : html`<p>To ${recipient}. <a href="${PATHS.mailbox}">All messages</a></p>`}
    ${
      list.length > 0
        ? html`<ul class="list">${list.map((message) => messageItem(message, origin))}</ul>`
        : html`<p class="tile muted">No messages yet. Codes, links and notifications appear here as soon as they are sent.</p>`
    }`;
  const watch = `/sandbox/api/mailbox${recipient === undefined ? '' : `?${new URLSearchParams({ to: recipient })}`}`;
  return page({ title: 'Mailbox', content, watch, script: 'copy' });
}
