import { html } from 'hono/html';
import { timeOf } from '../console/time.ts';
import type { World } from '../world.ts';

const HOUR = 3_600_000;
const LEAPS = [
  ['1 hour', HOUR],
  ['1 day', 24 * HOUR],
  ['1 week', 7 * 24 * HOUR],
  ['1 month', 30 * 24 * HOUR],
] as const;

/** A moment (ms since 1970) as a clock and calendar in Stockholm show it. */
export const clockTime = (moment: number): string =>
  new Intl.DateTimeFormat('en-SE', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Stockholm' }).format(
    moment,
  );

/** What the sandbox's clock shows, and ways to move it. */
export const clockPart = ({ clock }: World) => html`<section class="tile stack">
  <p><strong>${clockTime(clock.now())}</strong> <span class="soft">${timeOf(clock).offset === 0 ? 'real time' : 'moved'}</span></p>
  <form class="actions" method="post" action="/sandbox/api/clock">
    ${LEAPS.map(([name, leap]) => html`<button class="quiet" name="advance" value="${leap}">+ ${name}</button>`)}
    <button class="quiet" name="offset" value="0">Real time</button>
  </form>
  <form class="row" method="post" action="/sandbox/api/clock">
    <label>Set it to (Stockholm)<input type="datetime-local" name="at" required></label><button>Set</button>
  </form>
  <p class="soft">Tokens, orders and top-ups follow this clock, and so does the portal. To pass a person's deadline, go to
    that person.</p>
</section>`;
