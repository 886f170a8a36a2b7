import { html } from 'hono/html';
import { FAILED_HINTS, orderView } from '../bankid/app.ts';
import type { Order } from '../bankid/order.ts';
import { type PersonRow, personOf, persons } from '../people/persons.ts';
import type { Services } from '../services.ts';
import { page } from './layout.ts';
import { orderPath } from './paths.ts';
import { signedText } from './signed-text.ts';

const API = '/sandbox/api/bankid';
type OrderView = ReturnType<typeof orderView>;

const secondsAgo = (order: OrderView, now: number) => Math.max(0, Math.round((now - order.startedAt) / 1000));

const purposeText = ({ text }: OrderView) => (text === null ? 'Log in to Lunchkortet' : 'Sign for Lunchkortet');

const orderItem = (services: Services, order: OrderView) => html`<li class="tile row">
  <div>
    <strong>${purposeText(order)}</strong>
    <span class="muted">started ${secondsAgo(order, services.clock.now())} s ago · ${order.hintCode}</span>
  </div>
  ${
    order.hintCode === 'outstandingTransaction'
      ? html`<form method="post" action="${API}/open">
          <input type="hidden" name="autoStartToken" value="${order.autoStartToken}">
          <button>Open</button>
        </form>`
      : html`<a class="button" href="${orderPath(order.orderRef)}">Continue</a>`
  }
</li>`;

const redirectField = (redirect: string | undefined) =>
  redirect ? html`<input type="hidden" name="redirect" value="${redirect}">` : '';

/** The start page of the app: pending orders, and a field for the text of a QR code on another screen. */
export function bankIdPage(services: Services, orders: readonly Order[], notice?: string) {
  const items = orders.map((order) => orderItem(services, orderView(services, order)));
  const content = html`
    <p class="muted">This page simulates the BankID app.</p>
    <h2>Pending orders</h2>
    ${
      items.length > 0
        ? html`<ul class="list">${items}</ul>`
        : html`<p class="tile muted">No orders yet. Start a login in the portal to see it here.</p>`
    }
    <h2>Scanned a QR code?</h2>
    <form class="tile stack" method="post" action="${API}/scan">
      <label>Text of the code<input name="qr" placeholder="bankid.…" autocomplete="off" spellcheck="false" required></label>
      <p class="muted">The code changes every second and is valid for a few seconds. Paste it at once, or open the order above.</p>
      <button>Use the code</button>
    </form>`;
  return page({ title: 'BankID', content, notice, watch: `${API}/orders`, isApp: true });
}

/**
 * Opens the order of a start token, as when another app starts the BankID app. A form that a script sends does it, because
 * a GET must not change anything: browsers and link previews fetch addresses that no user has opened.
 */
export const openingPage = (autoStartToken: string, redirect: string | undefined) =>
  page({
    title: 'BankID',
    content: html`<form class="tile stack" method="post" action="${API}/open" data-submit>
      <input type="hidden" name="autoStartToken" value="${autoStartToken}">
      ${redirectField(redirect)}
      <p class="muted">This page simulates the BankID app.</p>
      <button>Open the order</button>
    </form>`,
    script: 'submit',
    isApp: true,
  });

const hiddenFields = ({ orderRef }: OrderView, redirect: string | undefined) => html`
  <input type="hidden" name="orderRef" value="${orderRef}">
  ${redirectField(redirect)}`;

/** The text of a signing order. */
const textSection = ({ text }: OrderView) =>
  text === null ? '' : html`<section class="tile stack" aria-label="Text to sign">${signedText(text)}</section>`;

const identifyStep = (order: OrderView, redirect: string | undefined, people: readonly PersonRow[]) => html`
  <p>${order.text === null ? 'Lunchkortet asks who you are.' : 'Lunchkortet asks for your signature.'} Whose phone is this?</p>
  <form method="post" action="${API}/identify">
    ${hiddenFields(order, redirect)}
    <ul class="list">
      ${people.map(
        ({ persona, name, personalNumber, description }) => html`<li>
          <button class="tile choice" name="persona" value="${persona}">
            <strong>${name}</strong><span class="muted">${personalNumber} · ${description}</span>
          </button>
        </li>`,
      )}
    </ul>
  </form>`;

const codeStep = (order: OrderView, redirect: string | undefined, name: string) => html`
  <p>${purposeText(order)} as <strong>${name}</strong>?</p>
  ${textSection(order)}
  <form class="tile stack" method="post" action="${API}/approve">
    ${hiddenFields(order, redirect)}
    <label>Security code
      <input class="code" name="code" inputmode="numeric" pattern="[0-9]{6}" autocomplete="off" aria-describedby="code-help" required>
    </label>
    <p class="muted" id="code-help">Any six digits are accepted.</p>
    <button>${order.text === null ? 'Identify' : 'Sign'}</button>
  </form>`;

const cancelOptions = (order: OrderView, redirect: string | undefined) => html`
  <form method="post" action="${API}/cancel">${hiddenFields(order, redirect)}<button class="secondary">Cancel</button></form>
  <details>
    <summary>Fail with another hint code</summary>
    <form class="tile stack" method="post" action="${API}/fail">
      ${hiddenFields(order, redirect)}
      <label>Hint code
        <select name="hint">${FAILED_HINTS.map((hint) => html`<option>${hint}</option>`)}<option>unknownHint</option></select>
      </label>
      <button class="secondary">Fail the order</button>
    </form>
    <p class="muted">An order expires 30 seconds after it was started, or three minutes after it was opened.</p>
  </details>`;

const resultText = ({ status, text }: OrderView) => {
  if (status === 'failed') return 'The order has ended.';
  return text === null ? 'You have identified.' : 'You have signed.';
};

const resultStep = (order: OrderView, redirect: string | undefined) => html`
  <div class="tile stack">
    <p><strong>${resultText(order)}</strong>${order.hintCode ? html` <span class="muted">${order.hintCode}</span>` : ''}</p>
    ${
      redirect
        ? html`<a class="button" href="${redirect}">Back to the portal</a>`
        : html`<p class="muted">Return to the portal; this page can be closed.</p>`
    }
  </div>`;

function stepOf(services: Services, order: OrderView, redirect: string | undefined) {
  if (order.status !== 'pending') return resultStep(order, redirect);
  if (order.hintCode === 'outstandingTransaction') return orderItem(services, order);
  const person = order.persona === null ? undefined : personOf(services.db, order.persona);
  const needsCode = order.hintCode === 'userSign' && person;
  // Only the signer can identify in a signing order.
  const people = persons(services.db).filter(({ persona }) => order.signer === null || persona === order.signer);
  const step = needsCode ? codeStep(order, redirect, person.name) : identifyStep(order, redirect, people);
  return html`${step}${cancelOptions(order, redirect)}`;
}

/** The page of one order: choose a person, enter the security code, see the result. */
export function orderPage(services: Services, stored: Order, redirect: string | undefined, notice?: string) {
  const order = orderView(services, stored);
  const content = stepOf(services, order, redirect);
  return page({ title: 'BankID', content, notice, watch: `${API}/orders/${order.orderRef}`, isApp: true });
}
