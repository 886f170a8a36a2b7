import { html } from 'hono/html';
import { timeOf } from '../console/time.ts';
import type { Services } from '../services.ts';

const HOUR = 3_600_000;
const STEPS = [
  ['1 hour', HOUR],
  ['1 day', 24 * HOUR],
  ['1 week', 7 * 24 * HOUR],
  ['1 month', 30 * 24 * HOUR],
] as const;

/** Formats a time (ms since 1970) in Stockholm. */
export const formatTime = (time: number): string =>
  new Intl.DateTimeFormat('en-SE', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Stockholm' }).format(
    time,
  );

/** The time of the sandbox's clock, with controls to move it. */
export const clockSection = ({ clock }: Services) => html`<section class="tile stack">
  <p><strong>${formatTime(clock.now())}</strong> <span class="muted">${timeOf(clock).offset === 0 ? 'real time' : 'moved'}</span></p>
  <form class="actions" method="post" action="/sandbox/api/clock">
    ${STEPS.map(([name, step]) => html`<button class="secondary" name="advance" value="${step}">+ ${name}</button>`)}
    <button class="secondary" name="offset" value="0">Real time</button>
  </form>
  <form class="row" method="post" action="/sandbox/api/clock">
    <label>Set it to (Stockholm)<input type="datetime-local" name="at" required></label><button>Set</button>
  </form>
  <p class="muted">Tokens, orders and top-ups follow this clock, and so does the portal. To pass the deadline of a
    person, open the page of that person.</p>
</section>`;
