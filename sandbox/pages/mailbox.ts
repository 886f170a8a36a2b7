import { html } from 'hono/html';
import { type Message, messages } from '../mailbox/mailbox.ts';
import type { World } from '../world.ts';
import { ADDRESS } from './addresses.ts';
import { clockTime } from './clock.ts';
import { page } from './layout.ts';

/** A line about who got it, when and how. */
const envelope = ({ channel, recipient, sentAt }: Message) => html`<p class="soft">
  ${channel === 'EMAIL' ? 'E-mail' : 'Text message'} to <a href="${ADDRESS.mailbox}?${new URLSearchParams({ to: recipient })}">${recipient}</a>
  · ${clockTime(sentAt)}
</p>`;

const codePart = (code: string) => html`<p class="row">
  <strong class="code">${code}</strong>
  <button type="button" class="quiet" data-copy="${code}">Copy the code</button>
</p>`;

const linkPart = (path: string, origin: string) => html`<p class="row">
  <a class="break" href="${path}">${origin}${path}</a>
  <button type="button" class="quiet" data-copy="${origin}${path}">Copy the link</button>
</p>`;

const messageItem = (message: Message, origin: string) => html`<li class="tile stack">
  ${envelope(message)}
  ${message.subject === null ? '' : html`<h2>${message.subject}</h2>`}
  <p class="letter">${message.body}</p>
  ${message.code === null ? '' : codePart(message.code)}
  ${message.path === null ? '' : linkPart(message.path, origin)}
</li>`;

/** The e-mails and text messages that the sandbox has sent, newest first: all of them, or those to one address. */
export function mailboxPage({ db }: World, origin: string, recipient: string | undefined) {
  const list = messages(db, recipient);
  const content = html`
    ${recipient === undefined ? '' : html`<p>To ${recipient}. <a href="${ADDRESS.mailbox}">Everybody’s mail</a></p>`}
    ${
      list.length > 0
        ? html`<ul class="list">${list.map((message) => messageItem(message, origin))}</ul>`
        : html`<p class="tile soft">No messages yet. Codes, links and notices land here as soon as they are sent.</p>`
    }`;
  const watch = `/sandbox/api/mailbox${recipient === undefined ? '' : `?${new URLSearchParams({ to: recipient })}`}`;
  return page({ title: 'Mailbox', content, watch, script: 'copy' });
}
