import { html } from 'hono/html';
import type { Differences } from '../differences.ts';

/** The differences between responses and the contract that the portal has reported. */
export function differenceSection(differences: Differences) {
  const list = differences.list();
  return html`<section class="tile stack">
    ${
      list.length > 0
        ? html`<ul class="plain">${list.map(
            ({ call, field, kind, count }) =>
              html`<li><code>${call}</code> · <code>${field || 'response'}</code> · ${kind} · ${count} times</li>`,
          )}</ul>
          <form method="post" action="/sandbox/api/differences/clear"><button class="secondary">Clear the list</button></form>`
        : html`<p class="muted">The portal has reported no difference between a response and the contract.</p>`
    }
  </section>`;
}
