import { html } from 'hono/html';

/** What stands on the vault's origin until it has frames to show. */
export const vaultPage = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Card vault · Sandbox</title>
  </head>
  <body>
    <main>
      <h1>Card vault</h1>
      <p>Another company's origin in production: it will show card details and PINs in frames of the portal, and
        take a new PIN. There is nothing to show yet.</p>
    </main>
  </body>
</html>`;
