import { html } from 'hono/html';
import { calls } from '../../contract/calls.ts';
import { timeOf } from '../console/time.ts';
import type { Fault } from '../faults.ts';
import { type PersonRow, persons } from '../people/persons.ts';
import type { World } from '../world.ts';
import { ADDRESS } from './addresses.ts';
import { page } from './layout.ts';

const API = '/sandbox/api';
const HOUR = 3_600_000;
const LEAPS = [
  ['1 hour', HOUR],
  ['1 day', 24 * HOUR],
  ['1 week', 7 * 24 * HOUR],
  ['1 month', 30 * 24 * HOUR],
] as const;

const personItem = ({ persona, name, personalNumber, shows, cardholderId }: PersonRow) => html`<li class="tile row">
  <div><strong>${name}</strong><span class="soft">${persona} · ${personalNumber}</span><span>${shows}</span></div>
  <div class="actions">
    ${
      cardholderId === null
        ? ''
        : html`<form method="post" action="${API}/token" target="_blank">
            <input type="hidden" name="persona" value="${persona}"><button>Open the portal</button>
          </form>`
    }
    <form method="post" action="${API}/reset">
      <input type="hidden" name="persona" value="${persona}"><button class="quiet">Begin anew</button>
    </form>
  </div>
</li>`;

const clockTime = (moment: number) =>
  new Intl.DateTimeFormat('en-SE', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Stockholm' }).format(
    moment,
  );

const clockPart = ({ clock }: World) => html`<section class="tile stack">
  <p><strong>${clockTime(clock.now())}</strong> <span class="soft">${timeOf(clock).offset === 0 ? 'real time' : 'moved'}</span></p>
  <form class="actions" method="post" action="${API}/clock">
    ${LEAPS.map(([name, leap]) => html`<button class="quiet" name="advance" value="${leap}">+ ${name}</button>`)}
    <button class="quiet" name="offset" value="0">Real time</button>
  </form>
  <form class="row" method="post" action="${API}/clock">
    <label>Set it to (Stockholm)<input type="datetime-local" name="at" required></label><button>Set</button>
  </form>
  <p class="soft">Tokens, orders and top-ups follow this clock, and so does the portal.</p>
</section>`;

const faultText = ({ call, status, detail, delay, drop, body, when, times }: Fault): string =>
  [
    call,
    delay && `after ${delay} ms`,
    drop && 'connection dropped',
    status && `${status}${detail ? ` “${detail}”` : ''}`,
    body,
    when === 'after' && 'once the work is done',
    times ? `${times} more` : 'always',
  ]
    .filter(Boolean)
    .join(' · ');

const faultForm = html`<form class="stack" method="post" action="${API}/faults">
  <label>Call<select name="call"><option value="*">every call</option>${calls.map(({ name }) => html`<option>${name}</option>`)}</select></label>
  <div class="fields">
    <label>Status<input name="status" inputmode="numeric" placeholder="500"></label>
    <label>Detail<input name="detail" placeholder="MFA is required"></label>
    <label>Delay, ms<input name="delay" inputmode="numeric" placeholder="3000"></label>
    <label>Answer<select name="body"><option value="">as it is</option><option value="malformed">malformed JSON</option><option value="wrongShape">wrong shape</option></select></label>
    <label>How often<select name="times"><option value="1">once</option><option value="">always</option></select></label>
    <label>When<select name="when"><option value="before">instead of the work</option><option value="after">after the work is done</option></select></label>
  </div>
  <label class="check"><input type="checkbox" name="drop" value="true"> Drop the connection</label>
  <button>Let it go wrong</button>
</form>`;

const faultPart = (faults: readonly Fault[]) => html`<section class="tile stack">
  ${
    faults.length > 0
      ? html`<ul class="plain">${faults.map((fault) => html`<li>${faultText(fault)}</li>`)}</ul>
        <form method="post" action="${API}/faults/clear"><button class="quiet">Let everything work again</button></form>`
      : html`<p class="soft">Every call works.</p>`
  }
  ${faultForm}
</section>`;

/** Where a tester decides who, when, and what goes wrong. */
export function consolePage(world: World, notice?: string) {
  const content = html`
    <p class="soft">Everything here is made up; nothing reaches a real bank, employer or card.</p>
    <h2>People</h2>
    <ul class="list">${persons(world.db).map(personItem)}</ul>
    <p>To log in the long way, use the <a href="${ADDRESS.bankId}">BankID app</a>.</p>
    <h2>Clock</h2>
    ${clockPart(world)}
    <h2>Faults</h2>
    ${faultPart(world.faults.list())}
    <h2>Begin anew</h2>
    <form class="tile row" method="post" action="${API}/reset">
      <p class="soft">Everybody as they were, real time, no faults.</p><button class="quiet">Reset everything</button>
    </form>`;
  return page({ title: 'Console', content, notice });
}
