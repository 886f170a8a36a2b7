import { html } from 'hono/html';
import type { FrameMessage } from '../../contract/frame-message.ts';
import type { CardRow } from '../cards/cards.ts';
import type { VaultWords } from './words.ts';

type Markup = ReturnType<typeof html>;

interface Page {
  readonly language: string;
  readonly title: string;
  readonly content: Markup;
  /** Told to the page around the frame as soon as this one shows. */
  readonly message?: FrameMessage;
  /** The only origin that is told anything. */
  readonly parentOrigin: string;
}

/** A page of the vault, made to stand in a frame. */
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

const inFours = (pan: string): string => pan.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

export const detailsContent = ({ pan, expires, cvc }: CardRow, words: VaultWords): Markup => html`<dl>
  <div class="wide">
    <dt>${words.number}</dt>
    <dd>${inFours(pan)}</dd>
    <dd class="action"><button type="button" data-copy="${pan}" data-copied="${words.copied}">${words.copy}</button></dd>
  </div>
  <div><dt>${words.expires}</dt><dd>${expires}</dd></div>
  <div><dt>${words.cvc}</dt><dd>${cvc}</dd></div>
</dl>`;

export const pinContent = (pin: string, words: VaultWords): Markup => html`
  <p class="pin">${pin}</p>
  <p class="soft">${words.keep}</p>`;

export const choosePinContent = (ticket: string, words: VaultWords, isRefused: boolean): Markup => html`
  <form method="post" action="/set-pin" novalidate data-choose-pin>
    <input type="hidden" name="ticket" value="${ticket}">
    <label>${words.fourDigits}
      <input type="password" name="pin" inputmode="numeric" autocomplete="off" aria-describedby="invalid" required>
    </label>
    <label>${words.repeat}
      <input type="password" name="repeat" inputmode="numeric" autocomplete="off" aria-describedby="invalid" required>
    </label>
    <p class="invalid" id="invalid" role="alert" ${isRefused ? '' : 'hidden'}>${words.invalid}</p>
    <button>${words.save}</button>
  </form>`;

export const textContent = (text: string): Markup => html`<p role="status">${text}</p>`;
