import { html } from 'hono/html';
import { ADDRESS } from './addresses.ts';

type Markup = ReturnType<typeof html>;

interface Page {
  readonly title: string;
  readonly content: Markup;
  /** Why something was refused just now. */
  readonly notice?: string | undefined;
  /** An address whose answer changes when the page is out of date. */
  readonly watch?: string;
  /** A script of its own, by name. */
  readonly script?: 'copy';
  /** The cardholder's own app stands alone, without the way to the other pages. */
  readonly isApp?: boolean;
}

const navigation = html`<nav aria-label="Sandbox">
  <a href="/">Portal</a>
  <a href="${ADDRESS.console}">Console</a>
  <a href="${ADDRESS.bankId}">BankID app</a>
  <a href="${ADDRESS.mailbox}">Mailbox</a>
</nav>`;

/** A page of the sandbox: everything in it is escaped unless it is markup itself. */
export const page = ({ title, content, notice, watch, script, isApp }: Page): Markup => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · Sandbox</title>
    <link rel="icon" href="/sandbox/assets/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/sandbox/assets/sandbox.css">
    ${watch ? html`<script type="module" src="/sandbox/assets/watch.js"></script>` : ''}
    ${script ? html`<script type="module" src="/sandbox/assets/${script}.js"></script>` : ''}
  </head>
  <body class="${isApp ? 'app' : ''}">
    <header><p class="mark">Sandbox</p>${navigation}</header>
    <main ${watch ? html`data-watch="${watch}"` : ''}>
      <h1>${title}</h1>
      ${notice ? html`<p class="notice" role="alert">${notice}</p>` : ''}
      ${content}
    </main>
  </body>
</html>`;
