import { html } from 'hono/html';
import { calls } from '../../contract/calls.ts';
import { FAULT_BODIES } from '../fault-body.ts';
import type { Fault } from '../faults.ts';

const faultText = ({ call, status, detail, delay, drop, body, when, times }: Fault): string =>
  [
    call,
    delay && `after ${delay} ms`,
    drop && 'connection dropped',
    status && `${status}${detail ? ` “${detail}”` : ''}`,
    body,
    when === 'after' && 'after the call',
    times ? `${times} more` : 'always',
  ]
    .filter(Boolean)
    .join(' · ');

const details = [...new Set(calls.flatMap(({ rejections }) => Object.keys(rejections)))].sort();
const names = calls.map(({ name }) => name).sort();

const faultForm = html`<form class="stack" method="post" action="/sandbox/api/faults">
  <label>Call<select name="call"><option value="*">every call</option>${names.map((name) => html`<option>${name}</option>`)}</select></label>
  <div class="fields">
    <label>Status<input name="status" inputmode="numeric" placeholder="500"></label>
    <label>Detail<input name="detail" list="details" placeholder="MFA is required"></label>
    <label>Delay, ms<input name="delay" inputmode="numeric" placeholder="3000"></label>
    <label>Response body<select name="body"><option value="">unchanged</option>${FAULT_BODIES.map((body) => html`<option>${body}</option>`)}</select></label>
    <label>How often<select name="times"><option value="1">once</option><option value="">always</option></select></label>
    <label>When<select name="when"><option value="before">instead of the call</option><option value="after">after the call</option></select></label>
  </div>
  <datalist id="details">${details.map((detail) => html`<option value="${detail}"></option>`)}</datalist>
  <label class="check"><input type="checkbox" name="drop" value="true"> Drop the connection</label>
  <button>Add fault</button>
</form>`;

/** The active faults, and a form to add one. */
export const faultSection = (faults: readonly Fault[]) => html`<section class="tile stack">
  ${
    faults.length > 0
      ? html`<ul class="plain">${faults.map((fault) => html`<li>${faultText(fault)}</li>`)}</ul>
        <form method="post" action="/sandbox/api/faults/clear"><button class="secondary">Remove all faults</button></form>`
      : html`<p class="muted">No faults.</p>`
  }
  ${faultForm}
</section>`;
