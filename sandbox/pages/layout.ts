import { html } from 'hono/html';
import { PATHS } from './paths.ts';

type Markup = ReturnType<typeof html>;

interface Page {
  readonly title: string;
  readonly content: Markup;
  /** Why the last action was rejected. */
  readonly notice?: string | undefined;
  /** A path whose response changes when the page is out of date. */
  readonly watch?: string;
  /** Name of an additional script. */
  readonly script?: 'copy' | 'submit';
  /** Whether to use the narrow layout of a phone app. */
  readonly isApp?: boolean;
}

const navigation = html`<nav aria-label="Sandbox">
  <a href="/">Portal</a>
  <a href="${PATHS.console}">Console</a>
  <a href="${PATHS.bankId}">BankID app</a>
  <a href="${PATHS.mailbox}">Mailbox</a>
</nav>`;

/** A page of the sandbox. All text is escaped. */
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
    <header><p class="badge">Sandbox</p>${navigation}</header>
    <main ${watch ? html`data-watch="${watch}"` : ''}>
      <h1>${title}</h1>
      ${notice ? html`<p class="notice" role="alert">${notice}</p>` : ''}
      ${content}
    </main>
  </body>
</html>`;
