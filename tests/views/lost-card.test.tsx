import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { type Account, accounts, transactions } from '../../contract/account.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import { withLost } from '../../contract/list.ts';
import type { Transaction } from '../../contract/transaction.ts';
import { temporaryBlock } from '../../machines/card/temporary-block.ts';
import { latestTransactions } from '../../machines/home/latest-transactions.ts';
import { latestPurchases } from '../../machines/lost-card/latest-purchases.ts';
import { lostCard } from '../../machines/lost-card/lost-card.ts';
import { BlockedCard } from '../../src/screens/lost-card/BlockedCard.tsx';
import { LatestPurchases } from '../../src/screens/lost-card/LatestPurchases.tsx';
import { LostCardView } from '../../src/screens/lost-card/LostCardView.tsx';
import { UsableCard } from '../../src/screens/lost-card/UsableCard.tsx';
import { AccessGateContext } from '../../src/screens/use-account.ts';
import { expectAccessible, show } from '../ui/show.tsx';
import { accessGateIn } from './access-gate-fixture.ts';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

const [active] = accountCards.response.parse(accountCards.example.response) as [Card];
const blocked: Card = { ...active, status: 'BLOCKED' };
const [account] = accounts.response.parse(accounts.example.response) as [Account];
const other: Account = { ...account, id: 20_001, card: { lastFourDigits: '1111' } };
const [example] = transactions.response.parse(transactions.example.response).content as readonly [Transaction];
const ports = inertPorts();
const input = { ports, accountId: 1 };
const contact = { lostCardPhone: '010-490 01 00', hours: 'vardagar 8–18' };

const lostCardIn = (value: StateValue, context: Parameters<typeof staticActor<typeof lostCard>>[1]['context'] = {}) =>
  staticActor(lostCard, { value, input, context });

type Block = Parameters<typeof staticActor<typeof temporaryBlock>>[1];
const blockIn = (value: Block['value'], card: Card, context: Block['context'] = {}) =>
  staticActor(temporaryBlock, { value, input: { ...input, card, onEvent: () => undefined }, context });

const gate = accessGateIn('open', { accounts: [account] });

function showUsable({ value = 'active', context = {}, isUsableAgain = false, shownGate = gate } = {}) {
  const block = blockIn(value, active, context);
  show(
    <AccessGateContext value={shownGate.actor}>
      <h1>Tappat kortet?</h1>
      <UsableCard
        actor={lostCardIn({ loaded: 'usable' }).actor}
        contact={contact}
        block={block.actor}
        lastFour="4821"
        isUsableAgain={isUsableAgain}
      />
    </AccessGateContext>,
  );
  return block.sent;
}

function showBlocked(value: StateValue = 'blocked', context: Block['context'] = {}) {
  const block = blockIn(value, blocked, context);
  show(
    <AccessGateContext value={gate.actor}>
      <h1>Kortet är spärrat</h1>
      <BlockedCard
        actor={lostCardIn({ loaded: 'blocked' }).actor}
        contact={contact}
        block={block.actor}
        lastFour="4821"
      />
    </AccessGateContext>,
  );
  return block.sent;
}

function showPurchases(value: StateValue, list: readonly Transaction[] = [], lost = 0) {
  const { actor, sent } = staticActor(latestTransactions, {
    value,
    input,
    context: { transactions: withLost([...list], lost), failure: { kind: 'unreachable' }, today: 0 },
  });
  show(
    <>
      <h1>Kortet är spärrat</h1>
      <h2>Är alla köp dina?</h2>
      <LatestPurchases actor={actor} />
    </>,
  );
  return sent;
}

const pressBlock = () => fireEvent.click(screen.getByRole('button', { name: /^Spärra kortet nu/ }));

describe('a lost card that can be used', () => {
  it('is blocked by the press of one button, which says which card it is', async () => {
    const sent = showUsable();
    expect(sent).toEqual([]);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Spärra kortet nuKort •••• 4821',
    ]);
    pressBlock();
    expect(sent).toEqual([{ type: 'card.pause' }]);
    await expectAccessible();
  });

  it.each(['comparing', 'submitting', 'checkingOutcome'])('cannot be blocked twice: %s', (value) => {
    const sent = showUsable({ value });
    pressBlock();
    expect(sent).toEqual([]);
    expect(screen.getByRole('button', { name: /^Spärra kortet nu\s*Ändrar …/ }).getAttribute('aria-busy')).toBe('true');
  });

  it('says that the card is not blocked if the block fails, why, and whom to call', async () => {
    showUsable({ context: { wanted: 'BLOCKED', message: { id: 'failure.unreachable' } } });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toMatch(/^Kortet är inte spärrat ännu\.Vi får ingen kontakt.*Ring 010-490 01 00\.$/);
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('tel:0104900100');
    await expectAccessible();
  });

  it('says that it is unknown whether the card is blocked, and reads it again', () => {
    const sent = showUsable({ value: 'outcomeUnknown', context: { wanted: 'BLOCKED' } });
    pressBlock();
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(screen.getByRole('alert').textContent).toMatch(/^Vi vet inte om kortet är spärrat.*Ring 010-490 01 00\./);
    expect(sent).toEqual([{ type: 'status.retry' }]);
  });

  it('names the employer and switches to the card of another account, after the button', () => {
    const shownGate = accessGateIn('open', { account, accounts: [account, other] });
    showUsable({ shownGate });
    const [first, second] = screen.getAllByRole('button');
    expect(first?.textContent).toMatch(/^Spärra kortet nu/);
    if (second) fireEvent.click(second);
    expect(shownGate.sent).toEqual([{ type: 'account.choose', id: 20_001 }]);
  });

  it('leads to home after the card was found', () => {
    showUsable({ isUsableAgain: true });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/home');
    expect(screen.getByRole('button', { name: /^Spärra kortet nu/ })).toBeDefined();
  });
});

describe('a blocked card', () => {
  it('can be opened again or replaced', async () => {
    const sent = showBlocked();
    fireEvent.click(screen.getByRole('button', { name: /^Häv spärren/ }));
    expect(sent).toEqual([{ type: 'card.resume' }]);
    expect(screen.getByRole('link', { name: /^Ersätt kortet/ }).getAttribute('href')).toBe('/replacement-card?digital');
    await expectAccessible();
  });

  it('is not opened by the rest of a double press on the button that blocked it', () => {
    const sent = showBlocked('settled');
    fireEvent.click(screen.getByRole('button', { name: /^Häv spärren/ }));
    expect(sent).toEqual([]);
  });

  it('shows that it is being opened', () => {
    const sent = showBlocked('submitting');
    const button = screen.getByRole('button', { name: /^Häv spärren\s*Ändrar …/ });
    fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('says that it is still blocked if it could not be opened', () => {
    showBlocked('blocked', { wanted: 'ACTIVE', message: { id: 'failure.unreachable' } });
    expect(screen.getByRole('alert').textContent).toMatch(/^Kortet är fortfarande spärrat\./);
    expect(screen.queryByRole('link', { name: contact.lostCardPhone })).toBeNull();
  });
});

describe('the purchases before the block', () => {
  const purchase = (id: number, fields: Partial<Transaction> = {}): Transaction => ({
    ...example,
    id,
    operation: 'Purchase',
    description: `Köp ${id}`,
    ...fields,
  });
  const topup = purchase(0, { operation: 'Top-up' });
  const five = [topup, purchase(1, { status: 'Declined' }), purchase(2), purchase(3), purchase(4)];

  it('are the last three, also declined ones, and no top-ups', () =>
    expect(latestPurchases(five).map(({ id }) => id)).toEqual([1, 2, 3]));

  it('lead to their details and to all transactions', async () => {
    showPurchases('loaded', five, 1);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('Tryck på ett köp som du inte känner igen.')).toBeDefined();
    expect(screen.getByText('En transaktion kunde inte visas.')).toBeDefined();
    const [first, , , all] = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(first).toMatch(/^\/transactions\?year=\d+&transaction=1$/);
    expect(all).toBe('/transactions');
    await expectAccessible();
  });

  it.each(['loaded', 'empty'])('may be none: %s', (value) => {
    showPurchases(value, value === 'loaded' ? [topup] : []);
    expect(screen.getByText('Det finns inga köp bland de senaste transaktionerna.')).toBeDefined();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('can be read again if they could not be read', async () => {
    const sent = showPurchases('loadFailed');
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(sent).toEqual([{ type: 'transactions.retry' }]);
    await expectAccessible();
  });
});

describe('the page of a lost card', () => {
  function showPage(value: StateValue, shownContact: typeof contact | object = contact) {
    const { actor, sent } = lostCardIn(value, { failure: { kind: 'unreachable' } });
    show(
      <AccessGateContext value={gate.actor}>
        <LostCardView actor={actor} contact={shownContact} />
      </AccessGateContext>,
    );
    return sent;
  }

  it.each([
    ['loading', 'Tappat kortet?', 'Om du inte kan spärra kortet här.'],
    ['noCard', 'Tappat kortet?', 'Om du inte kan spärra kortet här.'],
    [{ loaded: 'usable' }, 'Tappat kortet?', 'Om du inte kan spärra kortet här.'],
    [{ loaded: 'blocked' }, 'Kortet är spärrat', 'Om någon annan har använt kortet.'],
    [{ loaded: 'usableAgain' }, 'Spärren är hävd', 'Om du inte kan spärra kortet här.'],
  ])('has the number to call in each state: %o', async (value, title, reason) => {
    showPage(value);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const call = within(screen.getByRole('region', { name: 'Ring spärrlinjen' }));
    expect(call.getByRole('link').getAttribute('href')).toBe('tel:0104900100');
    expect(call.getByText('Support: vardagar 8–18')).toBeDefined();
    expect(call.getByText(reason)).toBeDefined();
    await expectAccessible();
  });

  it('has no such part without a number', () => {
    showPage('noCard', {});
    expect(screen.queryByRole('region', { name: 'Ring spärrlinjen' })).toBeNull();
  });

  it('says that it is unknown whether the card is blocked if it cannot be read, why, and whom to call', () => {
    const sent = showPage('loadFailed');
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Vi vet inte om kortet är spärratVi får ingen kontakt.*Ring 010-490 01 00\./,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(sent).toEqual([{ type: 'card.retry' }]);
  });
});
