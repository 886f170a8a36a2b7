import { html } from 'hono/html';
import type { FrameMessage } from '../../contract/frame-message.ts';
import type { CardRow } from '../cards/cards.ts';
import type { VaultTexts } from './texts.ts';

type Markup = ReturnType<typeof html>;

interface Page {
  readonly language: string;
  readonly title: string;
  readonly content: Markup;
  /** Posted to the parent page when this page loads. */
  readonly message?: FrameMessage;
  /** The only origin that receives messages. */
  readonly parentOrigin: string;
}

/** A page of the vault, shown in a frame. */
export const vaultPage = ({ language, title, content, message, parentOrigin }: Page): Markup => html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="/assets/vault.css">
    <script type="module" src="/assets/vault.js"></script>
  </head>
  <body data-parent="${parentOrigin}"${message ? html` data-message="${JSON.stringify(message)}"` : ''}>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>`;

const groupDigits = (pan: string): string => pan.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

export const detailsContent = ({ pan, expires, cvc }: CardRow, name: string, texts: VaultTexts): Markup => html`<dl>
  <div class="wide">
    <dt>${texts.number}</dt>
    <dd>${groupDigits(pan)}</dd>
    <dd class="action"><button type="button" data-copy="${pan}" data-copied="${texts.copied}" data-not-copied="${texts.notCopied}">${texts.copy}</button></dd>
  </div>
  <div class="wide"><dt>${texts.name}</dt><dd>${name}</dd></div>
  <div><dt>${texts.expires}</dt><dd>${expires}</dd></div>
  <div><dt>${texts.cvc}</dt><dd>${cvc}</dd></div>
</dl>`;

export const pinContent = (pin: string, texts: VaultTexts): Markup => html`
  <p class="pin">${pin}</p>
  <p class="muted">${texts.keep}</p>`;

export const choosePinContent = (ticket: string, texts: VaultTexts, isInvalid: boolean): Markup => html`
  <form method="post" action="/set-pin" novalidate data-choose-pin>
    <input type="hidden" name="ticket" value="${ticket}">
    <label>${texts.fourDigits}
      <input type="password" name="pin" inputmode="numeric" autocomplete="off" aria-describedby="invalid" required>
    </label>
    <label>${texts.repeat}
      <input type="password" name="repeat" inputmode="numeric" autocomplete="off" aria-describedby="invalid" required>
    </label>
    <p class="invalid" id="invalid" role="alert" ${isInvalid ? '' : 'hidden'}>${texts.invalid}</p>
    <button>${texts.save}</button>
  </form>`;

export const textContent = (text: string): Markup => html`<p role="status">${text}</p>`;
