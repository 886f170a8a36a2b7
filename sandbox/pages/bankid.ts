import { html } from 'hono/html';
import { FAILED_HINTS, sightOf } from '../bankid/app.ts';
import type { Order } from '../bankid/order.ts';
import { type PersonRow, personOf, persons } from '../people/persons.ts';
import type { World } from '../world.ts';
import { orderAddress } from './addresses.ts';
import { page } from './layout.ts';
import { signedText } from './signed-text.ts';

const API = '/sandbox/api/bankid';
type Sight = ReturnType<typeof sightOf>;

const secondsAgo = (sight: Sight, now: number) => Math.max(0, Math.round((now - sight.startedAt) / 1000));

/** What the order is for. */
const deedOf = ({ text }: Sight) => (text === null ? 'Log in to Lunchkortet' : 'Sign for Lunchkortet');

const orderItem = (world: World, sight: Sight) => html`<li class="tile row">
  <div>
    <strong>${deedOf(sight)}</strong>
    <span class="soft">started ${secondsAgo(sight, world.clock.now())} s ago · ${sight.hintCode}</span>
  </div>
  ${
    sight.hintCode === 'outstandingTransaction'
      ? html`<form method="post" action="${API}/open">
          <input type="hidden" name="autoStartToken" value="${sight.autoStartToken}">
          <button>Open</button>
        </form>`
      : html`<a class="button" href="${orderAddress(sight.orderRef)}">Continue</a>`
  }
</li>`;

/** The app's first page: the orders that wait, and a field for what another screen shows as a QR code. */
export function bankIdPage(world: World, orders: readonly Order[], notice?: string) {
  const items = orders.map((order) => orderItem(world, sightOf(world, order)));
  const content = html`
    <p class="soft">This page plays the cardholder's BankID app.</p>
    <h2>Waiting for you</h2>
    ${
      items.length > 0
        ? html`<ul class="list">${items}</ul>`
        : html`<p class="tile soft">Nothing yet. Start a log-in in the portal, and it shows here.</p>`
    }
    <h2>Scanned a QR code?</h2>
    <form class="tile stack" method="post" action="${API}/scan">
      <label>What the code says<input name="qr" placeholder="bankid.…" autocomplete="off" spellcheck="false" required></label>
      <p class="soft">The code changes every second and is good for a few: paste it at once, or open the order above.</p>
      <button>Use the code</button>
    </form>`;
  return page({ title: 'BankID', content, notice, watch: `${API}/orders`, isApp: true });
}

const kept = ({ orderRef }: Sight, redirect: string | undefined) => html`
  <input type="hidden" name="orderRef" value="${orderRef}">
  ${redirect ? html`<input type="hidden" name="redirect" value="${redirect}">` : ''}`;

/** What a signing order asks the person to put their name to. */
const textPart = ({ text }: Sight) =>
  text === null ? '' : html`<section class="tile stack" aria-label="What you sign">${signedText(text)}</section>`;

const identifyStep = (sight: Sight, redirect: string | undefined, people: readonly PersonRow[]) => html`
  <p>${sight.text === null ? 'Lunchkortet asks who you are.' : 'Lunchkortet asks for your signature.'} Whose phone is this?</p>
  <form method="post" action="${API}/identify">
    ${kept(sight, redirect)}
    <ul class="list">
      ${people.map(
        ({ persona, name, personalNumber, shows }) => html`<li>
          <button class="tile choice" name="persona" value="${persona}">
            <strong>${name}</strong><span class="soft">${personalNumber} · ${shows}</span>
          </button>
        </li>`,
      )}
    </ul>
  </form>`;

const codeStep = (sight: Sight, redirect: string | undefined, name: string) => html`
  <p>${deedOf(sight)} as <strong>${name}</strong>?</p>
  ${textPart(sight)}
  <form class="tile stack" method="post" action="${API}/approve">
    ${kept(sight, redirect)}
    <label>Security code
      <input class="code" name="code" inputmode="numeric" pattern="[0-9]{6}" autocomplete="off" aria-describedby="code-help" required>
    </label>
    <p class="soft" id="code-help">Any six digits will do here.</p>
    <button>${sight.text === null ? 'Identify' : 'Sign'}</button>
  </form>`;

const waysOut = (sight: Sight, redirect: string | undefined) => html`
  <form method="post" action="${API}/cancel">${kept(sight, redirect)}<button class="quiet">Cancel</button></form>
  <details>
    <summary>Let it fail in another way</summary>
    <form class="tile stack" method="post" action="${API}/fail">
      ${kept(sight, redirect)}
      <label>How
        <select name="hint">${FAILED_HINTS.map((hint) => html`<option>${hint}</option>`)}<option>somethingUnheardOf</option></select>
      </label>
      <button class="quiet">Fail the order</button>
    </form>
    <p class="soft">To let it expire, do nothing: an order ends half a minute after it started, or three minutes after it was opened.</p>
  </details>`;

const endOf = ({ status, text }: Sight) => {
  if (status === 'failed') return 'The order has ended.';
  return text === null ? 'You have identified.' : 'You have signed.';
};

const lastStep = (sight: Sight, redirect: string | undefined) => html`
  <div class="tile stack">
    <p><strong>${endOf(sight)}</strong>${sight.hintCode ? html` <span class="soft">${sight.hintCode}</span>` : ''}</p>
    ${
      redirect
        ? html`<a class="button" href="${redirect}">Back to the portal</a>`
        : html`<p class="soft">Go back to where you started: this page can be closed.</p>`
    }
  </div>`;

function stepOf(world: World, sight: Sight, redirect: string | undefined) {
  if (sight.status !== 'pending') return lastStep(sight, redirect);
  if (sight.hintCode === 'outstandingTransaction') return orderItem(world, sight);
  const person = sight.persona === null ? undefined : personOf(world.db, sight.persona);
  const isCode = sight.hintCode === 'userSign' && person;
  // A signing order is for one person: nobody else's phone takes it.
  const people = persons(world.db).filter(({ persona }) => sight.signer === null || persona === sight.signer);
  const step = isCode ? codeStep(sight, redirect, person.name) : identifyStep(sight, redirect, people);
  return html`${step}${waysOut(sight, redirect)}`;
}

/** One order in the app: who is it, the security code, and how it ended. */
export function orderPage(world: World, order: Order, redirect: string | undefined, notice?: string) {
  const sight = sightOf(world, order);
  const content = stepOf(world, sight, redirect);
  return page({ title: 'BankID', content, notice, watch: `${API}/orders/${sight.orderRef}`, isApp: true });
}
