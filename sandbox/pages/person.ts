import { html } from 'hono/html';
import { toKronor } from '../../contract/money.ts';
import { activeAccount } from '../accounts/accounts.ts';
import { balanceOf, entryPage } from '../accounts/ledger.ts';
import { type CardRow, cardsOf } from '../cards/cards.ts';
import { nextDeadline } from '../console/person-controls.ts';
import type { PersonRow } from '../people/persons.ts';
import { PASSWORD } from '../personas/personas.ts';
import type { Services } from '../services.ts';
import { loadDueTopups } from '../topups/loading.ts';
import type { Transaction } from '../wire.ts';
import { formatTime } from './clock.ts';
import { page } from './layout.ts';
import { PATHS } from './paths.ts';

type Markup = ReturnType<typeof html>;

const kronor = new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK' });

/** A button that opens the portal as this person, without a login. */
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
    terminatedAt === null ? status.toLowerCase() : 'permanently blocked',
    awaitsActivation ? 'waits for activation' : '',
    pin === null ? 'no PIN' : `PIN ${pin}, ${pinCounter} of ${pinMax} wrong tries`,
  ]
    .filter(Boolean)
    .join(' · ');

const physicalCardsOf = ({ db }: Services, accountId: number) =>
  db.all<{ cardId: string; activatedAt: number | null }>`
    SELECT card_id AS cardId, activated_at AS activatedAt FROM physical_card JOIN card USING (reference_code)
    WHERE account_id = ${accountId} ORDER BY ordered_at DESC`;

function personFacts(services: Services, person: PersonRow, accountId: number | null): Markup {
  const contacts = services.db.all<ContactRow>`
    SELECT type, value, verified, modified_at AS modifiedAt FROM contact
    WHERE cardholder_id = ${person.cardholderId} ORDER BY type`;
  if (accountId !== null) loadDueTopups(services, accountId);
  return html`<dl class="tile facts">
    ${fact('Personal number', person.personalNumber)}
    ${person.cardholderId === null ? '' : fact('Password login', html`<code>${person.persona}</code> <code>${PASSWORD}</code>`)}
    ${contacts.map(({ type, value, verified, modifiedAt }) =>
      fact(
        type === 1 ? 'E-mail' : 'Phone',
        html`<a href="${PATHS.mailbox}?${new URLSearchParams({ to: value })}">${value}</a> · ${verified ? 'verified' : 'unverified'} · confirmed ${formatTime(modifiedAt)}`,
      ),
    )}
    ${accountId === null ? '' : accountFacts(services, accountId)}
  </dl>`;
}

const latest = ({ description, settlementAmount, status }: Transaction) =>
  html`<li>${kronor.format(settlementAmount.amount)} · ${description} · ${status.toLowerCase()}</li>`;

const accountFacts = (services: Services, accountId: number): Markup => html`
  ${fact('Account', String(accountId))}
  ${fact('Balance', kronor.format(toKronor(balanceOf(services.db, accountId))))}
  ${cardsOf(services.db, accountId).map((card) => fact('Card', cardText(card)))}
  ${physicalCardsOf(services, accountId).map(({ cardId, activatedAt }) =>
    fact('Card ID of the physical card', `${cardId} · ${activatedAt === null ? 'not activated' : 'activated'}`),
  )}
  ${fact('Latest transactions', html`<ul class="plain">${entryPage(services.db, accountId, 0, 3).map(latest)}</ul>`)}
  ${fact('Next order deadline', nextDeadline(services, accountId)?.toString() ?? 'none')}`;

const CURRENCIES = ['SEK', 'EUR', 'DKK', 'NOK', 'GBP', 'USD'] as const;

const actions = (persona: string): Markup => {
  const at = (path: string) => `/sandbox/api/people/${persona}/${path}`;
  return html`
    <h2>Make a purchase</h2>
    <form class="tile stack" method="post" action="${at('purchase')}">
      <div class="fields">
        <label>Amount<input name="amount" inputmode="decimal" value="135" required></label>
        <label>Currency<select name="currency">${CURRENCIES.map((code) => html`<option>${code}</option>`)}</select></label>
        <label>Merchant<input name="description" value="Lilla Köket" required></label>
      </div>
      <p class="muted">Declined when the card is blocked, the balance is too low or a limit would be exceeded.</p>
      <button>Pay</button>
    </form>
    <h2>Other actions</h2>
    <div class="tile actions">
      <form method="post" action="${at('fill')}"><button class="secondary">Fill the balance to 15,000 kr</button></form>
      <form method="post" action="${at('pin')}"><button class="secondary">Block the PIN</button></form>
      <form method="post" action="${at('contacts')}"><button class="secondary">Make the contact details 8 months old</button></form>
      <form method="post" action="${at('wallet')}"><button class="secondary">Add the card to a wallet</button></form>
      <form method="post" action="${at('deadline')}"><button class="secondary">Move the clock past the deadline</button></form>
      <form method="post" action="/sandbox/api/reset">
        <input type="hidden" name="persona" value="${persona}"><button class="secondary">Reset this person</button>
      </form>
    </div>`;
};

/** The page of one persona: data and actions. */
export function personPage(services: Services, person: PersonRow, notice?: string): Markup {
  const accountId = person.cardholderId === null ? null : activeAccount(services.db, person.cardholderId);
  const content = html`
    <p>${person.description}.</p>
    ${personFacts(services, person, accountId)}
    <div class="actions spaced">${openPortal(person)}<a class="button secondary" href="${PATHS.console}">All people</a></div>
    ${accountId === null ? '' : actions(person.persona)}`;
  return page({ title: person.name, content, notice });
}
