import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { accountCards, type Card } from '../../contract/card.ts';
import type { Kronor, Ore } from '../../contract/money.ts';
import type { Transaction } from '../../contract/transaction.ts';
import { expectAccessible } from '../ui/show.tsx';
import { plain, region, retry, showHome } from './home-fixture.tsx';
import { inertPorts } from './inert-ports.ts';
import { openCalendar } from './topups-fixture.ts';

const [card] = accountCards.response.parse(accountCards.example.response) as [Card];

const transaction = (overrides: Partial<Transaction>): Transaction => ({
  id: 1,
  transactionDate: '2026-11-20T11:52:00+01:00',
  description: 'Lilla Köket',
  operation: 'Purchase',
  status: 'Successful',
  settlementAmount: { amount: -135 as Kronor },
  feeAmount: null,
  transactionAmount: { amount: 135, currency: 'SEK' },
  ...overrides,
});

describe('home', () => {
  it('shows skeletons while the parts are loading, and the card of the cardholder', async () => {
    showHome({});
    expect(screen.getAllByRole('status').map(plain)).toEqual([
      // The region of the warnings about the card.
      '',
      'Hämtar saldot',
      'Hämtar nästa påfyllningNästa påfyllning',
      'Hämtar de senaste transaktionerna',
      'Hämtar mobilens plånbok',
      'Hämtar artiklar',
    ]);
    expect(plain(screen.getByRole('img', { name: 'Ditt kort som slutar på 4821' }))).toContain('Anna Lindqvist');
    await expectAccessible();
  });

  it('shows the reason and a retry button for each part that failed', async () => {
    const sent = showHome({
      balance: { value: 'loadFailed', context: { failure: { kind: 'unreachable' } } },
      nextTopup: { value: 'loadFailed', context: { failure: { kind: 'timeout' } } },
      latestTransactions: {
        value: 'loadFailed',
        context: { failure: { kind: 'rejected', status: 409, detail: 'Kontot flyttas.' } },
      },
      articles: { value: 'loadFailed', context: { failure: { kind: 'invalidResponse' } } },
      cardStatus: { value: 'loadFailed', context: { failures: { card: { kind: 'unreachable' } } } },
    });
    await within(region('Tips och nyheter')).findByRole('alert');
    expect(screen.getAllByRole('alert').map(plain)).toEqual([
      expect.stringContaining('Vi kunde inte se om kortet fungerar'),
      expect.stringContaining('Vi får ingen kontakt'),
      expect.stringContaining('Svaret dröjde för länge'),
      expect.stringContaining('Kontot flyttas.'),
      expect.stringContaining('inte förstod'),
    ]);
    for (const button of screen.getAllByRole('button', { name: 'Försök igen' })) fireEvent.click(button);
    expect(sent).toEqual([
      { type: 'card.retry' },
      { type: 'balance.retry' },
      { type: 'nextTopup.retry' },
      { type: 'transactions.retry' },
      { type: 'articles.retry' },
    ]);
    await expectAccessible();
  });
});

const TOPUP = {
  nextTopupDate: null,
  actualTopupAmount: 168_000 as Ore,
  maxTopupAmount: 210_000 as Ore,
  displayMaxTopupAmount: false,
};

describe('the balance', () => {
  it.each([
    ['low', 143.5, '143,50 krMindre än 200 kr kvar på kortet'],
    ['low', 0, '0,00 krKortet är tomt'],
    ['normal', 1284.5, '1 284,50 krKortet rymmer högst 15 000 kr'],
    ['high', 12_400, '12 400,00 krMer än 12 000 kr på kortet. Om nästa påfyllning inte ryms står den i kö.'],
  ])('is shown in state %s', async (value, amount, text) => {
    showHome({
      balance: { value, context: { amount: amount as Kronor } },
      nextTopup: { value: 'loadFailed', context: { failure: { kind: 'unreachable' } } },
    });
    expect(plain(region('Saldo'))).toContain(`Saldo${text}`);
    await expectAccessible();
  });

  it('is the last one of the session, with its time, while it cannot be read', async () => {
    const context = {
      amount: 2557.5 as Kronor,
      readAt: Date.parse('2026-11-20T10:42:00Z'),
      failure: { kind: 'unreachable' },
    } as const;
    const sent = showHome({ balance: { value: 'stale', context } });
    expect(plain(region('Saldo'))).toContain('Saldo2 557,50 krSå var det klockan 11:42. Vi får ingen kontakt.');
    fireEvent.click(within(region('Saldo')).getByRole('button', { name: 'Försök igen' }));
    expect(sent).toEqual([{ type: 'balance.retry' }]);
    await expectAccessible();
  });

  it('says how much there is for each working day until the next top-up', () => {
    showHome({
      balance: { value: 'normal', context: { amount: 1284.5 as Kronor } },
      nextTopup: { value: 'scheduled', context: { topup: TOPUP, day: '2026-11-25' } },
    });
    expect(plain(region('Saldo'))).toContain('428 kr per arbetsdag till 25 nov.');
  });

  it('does not count on a top-up that waits behind others', () => {
    const pending = { id: 1, year: 2026, monthNumber: 10, amount: 168_000 as Ore, queuedDate: null };
    showHome({
      balance: { value: 'normal', context: { amount: 1284.5 as Kronor } },
      nextTopup: { value: 'scheduled', context: { topup: TOPUP, day: '2026-11-25' } },
      nextOrder: { value: 'calm', context: { calendar: { ...openCalendar, pendingTopups: [pending] } } },
    });
    expect(plain(region('Saldo'))).toContain('Kortet rymmer högst 15 000 kr');
  });
});

describe('the next top-up', () => {
  it.each([
    [false, 'Kommer den 25 november1 680 kr'],
    [true, 'Kommer den 25 november · högst 2 100 kr1 680 kr'],
  ])('shows amount and day (with maximum: %s)', (displayMaxTopupAmount, text) => {
    const topup = { ...TOPUP, displayMaxTopupAmount };
    showHome({ nextTopup: { value: 'scheduled', context: { topup, day: '2026-11-25' } } });
    expect(plain(region('Nästa påfyllning'))).toBe(`Nästa påfyllning${text}`);
  });

  it('links to the top-up page if none is ordered', async () => {
    showHome({ nextTopup: { value: { notScheduled: 'orderable' } } });
    expect(within(region('Nästa påfyllning')).getByRole('link', { name: 'Beställ' }).getAttribute('href')).toBe(
      '/topup',
    );
    await expectAccessible();
  });
});

it('does not invite to order for an account whose top-ups cannot be ordered', async () => {
  showHome({ nextTopup: { value: 'otherAccount' } });
  const tile = region('Nästa påfyllning');
  expect(plain(tile)).toBe(
    'Nästa påfyllningIngen påfyllning är beställdPåfyllningar kan inte beställas för det här kontot.',
  );
  await expectAccessible();
});

it('says that the next top-up is ordered automatically', async () => {
  showHome({ nextTopup: { value: { notScheduled: 'automatic' } } });
  const tile = region('Nästa påfyllning');
  expect(plain(tile)).toContain('Beställs automatiskt');
  expect(within(tile).getByRole('link', { name: 'Se när' }).getAttribute('href')).toBe('/topup');
  expect(within(tile).queryByRole('link', { name: 'Beställ' })).toBeNull();
  await expectAccessible();
});

it.each([
  ['closed', 'Din arbetsgivares avtal är avslutat, så det kommer inga fler påfyllningar.'],
  ['byEmployer', 'Din arbetsgivare sköter beställningen.'],
  ['inactive', 'Kontot är inte aktivt, så det kommer inga påfyllningar.'],
] as const)('says why no top-up can be ordered, without a link (%s)', (obstacle, text) => {
  const context = { offer: { obstacle, canBeAutomatic: false } };
  showHome({ nextTopup: { value: { notScheduled: 'notOffered' }, context } });
  const tile = region('Nästa påfyllning');
  expect(plain(tile)).toBe(`Nästa påfyllningIngen påfyllning är beställd${text}`);
  expect(within(tile).queryByRole('link')).toBeNull();
});

describe('the latest transactions', () => {
  it('are shown in one row each', async () => {
    const transactions = [
      transaction({}),
      transaction({ id: 2, transactionDate: '2026-11-19T18:03:00+01:00', status: 'Reserved' }),
      transaction({ id: 3, transactionDate: '2026-10-21T12:00:00+02:00', status: 'Denied', operation: 'Fee' }),
      transaction({
        id: 4,
        transactionDate: '2025-12-31T23:30:00Z',
        settlementAmount: { amount: 138.42 as Kronor },
        operation: 'Refund',
        transactionAmount: { amount: 89, currency: 'DKK' },
      }),
      transaction({
        id: 5,
        feeAmount: { amount: 5.25 as Kronor },
        transactionAmount: { amount: 12.5, currency: 'EUR' },
      }),
    ];
    showHome({ latestTransactions: { value: 'loaded', context: { transactions, today: inertPorts().clock.now() } } });
    const tile = region('Senaste transaktionerna');
    expect(within(tile).getAllByRole('listitem').map(plain)).toEqual([
      'Lilla KöketI dag 11:52 · Köp−135,00 kr',
      'Lilla KöketI går 18:03 · Köp−135,00 krReserverad',
      'Lilla Köket21 okt. · Avgift−135,00 krNekad',
      'Lilla Köket1 jan. · Återbetalning+138,42 kr',
      'Lilla KöketI dag 11:52 · Köp · 12,50 EUR−140,25 kr',
    ]);
    expect(within(tile).getByRole('link', { name: 'Se fler transaktioner' }).getAttribute('href')).toBe(
      '/transactions',
    );
    await expectAccessible();
  });

  it('show an empty state if there are none', () => {
    showHome({ latestTransactions: { value: 'empty' } });
    expect(screen.getByText('Inga transaktioner ännu')).toBeDefined();
  });
});

describe('the card', () => {
  const inState = (loaded: StateValue) => ({ cardStatus: { value: { loaded }, context: { card } } });

  it('links to the card page if the PIN is blocked', async () => {
    showHome(inState({ pin: 'blocked', wallet: 'loading' }));
    expect(screen.getByText('PIN-koden är spärrad')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Lås upp' }).getAttribute('href')).toBe('/card');
    await expectAccessible();
  });

  it('links to the card page if the card is blocked, which must be unblocked or activated', async () => {
    const value = { loaded: { pin: 'usable', wallet: 'active' } };
    showHome({ cardStatus: { value, context: { card: { ...card, status: 'BLOCKED' } } } });
    expect(screen.getByText('Kortet är spärrat')).toBeDefined();
    expect(screen.getByText('Det kan inte användas just nu. På kortsidan ser du vad du kan göra.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Till kortet' }).getAttribute('href')).toBe('/card');
    await expectAccessible();
  });

  it('is a picture that leads to the card page, without a warning while all is well', () => {
    showHome(inState({ pin: 'usable', wallet: 'active' }));
    expect(
      screen
        .getByRole('img', { name: /^Ditt kort/ })
        .closest('a')
        ?.getAttribute('href'),
    ).toBe('/card');
    expect(screen.queryByRole('link', { name: 'Till kortet' })).toBeNull();
  });

  it('shows an alert if the status of the PIN failed to load', async () => {
    const sent = showHome(inState({ pin: 'loadFailed', wallet: 'active' }));
    retry(screen.getByRole('alert'));
    expect(sent).toEqual([{ type: 'pin.retry' }]);
    await expectAccessible();
  });

  it('has an OK badge if it is in a wallet', async () => {
    showHome(inState({ pin: 'usable', wallet: 'active' }));
    expect(plain(region('Mobilens plånbok'))).toMatch(/^Mobilens plånbokOKKortet finns i din mobil/);
    await expectAccessible();
  });

  it('links to the instructions if it is in no wallet', () => {
    showHome(inState({ pin: 'usable', wallet: 'inactive' }));
    expect(screen.getByRole('link', { name: 'Aktivera' }).getAttribute('href')).toBe('/digital-pay-onboard');
  });

  it('shows a retry button if the wallets failed to load', () => {
    const sent = showHome(inState({ pin: 'usable', wallet: 'loadFailed' }));
    retry(region('Mobilens plånbok'));
    expect(sent).toEqual([{ type: 'wallet.retry' }]);
  });

  it('has no wallet tile if there is no card', () => {
    showHome({ cardStatus: { value: 'noCard' } });
    expect(screen.queryByRole('region', { name: 'Mobilens plånbok' })).toBeNull();
  });
});
