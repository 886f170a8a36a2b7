import { html } from 'hono/html';
import type { Transaction } from '../../contract/account.ts';
import { kronorOf } from '../../contract/money.ts';
import { activeAccount } from '../accounts/accounts.ts';
import { balanceOf, pageOf } from '../accounts/ledger.ts';
import { type CardRow, cardsOf } from '../cards/cards.ts';
import { nextDeadline } from '../console/people.ts';
import type { PersonRow } from '../people/persons.ts';
import { PASSWORD } from '../personas/cast.ts';
import { loadDueTopups } from '../topups/due.ts';
import type { World } from '../world.ts';
import { ADDRESS } from './addresses.ts';
import { clockTime } from './clock.ts';
import { page } from './layout.ts';

type Markup = ReturnType<typeof html>;

const kronor = new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK' });

/** Opens the portal as somebody, without a log-in. */
export const openPortal = ({ persona, name, cardholderId }: PersonRow): Markup | '' =>
  cardholderId === null
    ? ''
    : html`<form method="post" action="/sandbox/api/token" target="_blank">
        <input type="hidden" name="persona" value="${persona}">
        <button aria-label="Open the portal as ${name}">Open the portal</button>
      </form>`;

interface ContactRow {
  type: number;
  value: string;
  verified: number;
  modifiedAt: number;
}

const fact = (name: string, value: string | Markup) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

const cardText = ({ lastFour, status, terminatedAt, awaitsActivation, pin, pinCounter, pinMax }: CardRow): string =>
  [
    `•••• ${lastFour}`,
    terminatedAt === null ? status.toLowerCase() : 'blocked for good',
    awaitsActivation ? 'awaits activation' : '',
    pin === null ? 'no PIN' : `PIN ${pin}, ${pinCounter} of ${pinMax} wrong tries`,
  ]
    .filter(Boolean)
    .join(' · ');

const plasticOf = ({ db }: World, accountId: number) =>
  db.all<{ cardId: string; activatedAt: number | null }>`
    SELECT card_id AS cardId, activated_at AS activatedAt FROM plastic JOIN card USING (reference_code)
    WHERE account_id = ${accountId} ORDER BY ordered_at DESC`;

function factsOf(world: World, person: PersonRow, accountId: number | null): Markup {
  const contacts = world.db.all<ContactRow>`
    SELECT type, value, verified, modified_at AS modifiedAt FROM contact
    WHERE cardholder_id = ${person.cardholderId} ORDER BY type`;
  if (accountId !== null) loadDueTopups(world, accountId);
  return html`<dl class="tile facts">
    ${fact('Personal number', person.personalNumber)}
    ${person.cardholderId === null ? '' : fact('Log-in with a password', html`<code>${person.persona}</code> <code>${PASSWORD}</code>`)}
    ${contacts.map(({ type, value, verified, modifiedAt }) =>
      fact(
        type === 1 ? 'E-mail' : 'Phone',
        html`<a href="${ADDRESS.mailbox}?${new URLSearchParams({ to: value })}">${value}</a> · ${verified ? 'verified' : 'unverified'} · confirmed ${clockTime(modifiedAt)}`,
      ),
    )}
    ${accountId === null ? '' : accountFacts(world, accountId)}
  </dl>`;
}

const latest = ({ description, settlementAmount, status }: Transaction) =>
  html`<li>${kronor.format(settlementAmount.amount)} · ${description} · ${status.toLowerCase()}</li>`;

const accountFacts = (world: World, accountId: number): Markup => html`
  ${fact('Account', String(accountId))}
  ${fact('Balance', kronor.format(kronorOf(balanceOf(world.db, accountId))))}
  ${cardsOf(world.db, accountId).map((card) => fact('Card', cardText(card)))}
  ${plasticOf(world, accountId).map(({ cardId, activatedAt }) =>
    fact('Card ID of the plastic', `${cardId} · ${activatedAt === null ? 'not activated' : 'activated'}`),
  )}
  ${fact('Latest', html`<ul class="plain">${pageOf(world.db, accountId, 0, 3).map(latest)}</ul>`)}
  ${fact('Next last day to order', nextDeadline(world, accountId)?.toString() ?? 'none')}`;

const CURRENCIES = ['SEK', 'EUR', 'DKK', 'NOK', 'GBP', 'USD'] as const;

const actions = (persona: string): Markup => {
  const at = (path: string) => `/sandbox/api/people/${persona}/${path}`;
  return html`
    <h2>Buy something</h2>
    <form class="tile stack" method="post" action="${at('purchase')}">
      <div class="fields">
        <label>Amount<input name="amount" inputmode="decimal" value="135" required></label>
        <label>Currency<select name="currency">${CURRENCIES.map((code) => html`<option>${code}</option>`)}</select></label>
        <label>Where<input name="description" value="Lilla Köket" required></label>
      </div>
      <p class="soft">Declined when the card is blocked, the money does not suffice or a limit would be passed.</p>
      <button>Pay</button>
    </form>
    <h2>Let something happen</h2>
    <div class="tile actions">
      <form method="post" action="${at('fill')}"><button class="quiet">Fill the balance to 15,000 kr</button></form>
      <form method="post" action="${at('pin')}"><button class="quiet">Block the PIN</button></form>
      <form method="post" action="${at('contacts')}"><button class="quiet">Age the contact details by 8 months</button></form>
      <form method="post" action="${at('wallet')}"><button class="quiet">Put the card into a wallet</button></form>
      <form method="post" action="${at('deadline')}"><button class="quiet">Jump to the day after the deadline</button></form>
      <form method="post" action="/sandbox/api/reset">
        <input type="hidden" name="persona" value="${persona}"><button class="quiet">Begin anew</button>
      </form>
    </div>`;
};

/** Everything about one persona, and what can be done to them. */
export function personPage(world: World, person: PersonRow, notice?: string): Markup {
  const accountId = person.cardholderId === null ? null : activeAccount(world.db, person.cardholderId);
  const content = html`
    <p>${person.shows}.</p>
    ${factsOf(world, person, accountId)}
    <div class="actions spaced">${openPortal(person)}<a class="button quiet" href="${ADDRESS.console}">Everybody</a></div>
    ${accountId === null ? '' : actions(person.persona)}`;
  return page({ title: person.name, content, notice });
}
