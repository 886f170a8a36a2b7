import { html } from 'hono/html';
import type { Reports } from '../reports.ts';

/** What the portal, and the browser about its policy, have reported. */
export function reportSection(reports: Reports) {
  const list = reports.list();
  return html`<section class="tile stack">
    ${
      list.length > 0
        ? html`<ul class="plain">${list.map(
            ({ subject, detail, kind, count }) =>
              html`<li><code>${subject}</code> · <code>${detail}</code> · ${kind} · ${count} times</li>`,
          )}</ul>
          <form method="post" action="/sandbox/api/reports/clear"><button class="secondary">Clear the list</button></form>`
        : html`<p class="muted">The portal has reported nothing.</p>`
    }
  </section>`;
}
