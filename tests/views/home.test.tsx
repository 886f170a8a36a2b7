import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../contract/account.ts';
import type { Kronor, Ore } from '../../contract/money.ts';
import { home } from '../../machines/home/home.ts';
import { GateContext } from '../../src/screens/holder.ts';
import { HomeView } from '../../src/screens/home/HomeView.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { gateAt } from './gate-fixture.ts';
import { quietPorts } from './quiet-ports.ts';
import { still } from './still.ts';

type Context = Parameters<typeof still<typeof home>>[1]['context'];

const READING = { balance: 'reading', nextTopup: 'reading', transactions: 'reading' };
const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ');

function showHome(value: Partial<typeof READING>, context: Context = {}) {
  const input = { ports: quietPorts(), accountId: 30412 };
  const { actor, sent } = still(home, { value: { ...READING, ...value }, input, context });
  show(
    <GateContext value={gateAt('open').actor}>
      <HomeView actor={actor} />
    </GateContext>,
  );
  return sent;
}

const transaction = (differs: Partial<Transaction>): Transaction => ({
  id: 1,
  transactionDate: '2026-11-20T11:52:00+01:00',
  description: 'Lilla Köket',
  operation: 'Purchase',
  status: 'Successful',
  settlementAmount: { amount: -135 as Kronor },
  feeAmount: null,
  transactionAmount: { amount: 135, currency: 'SEK' },
  ...differs,
});

describe('home', () => {
  it('has a shape before it has anything to say, and shows whose card it is', async () => {
    showHome({});
    expect(screen.getAllByRole('status').map(plain)).toEqual([
      'Hämtar saldot',
      'Hämtar nästa påfyllning',
      'Hämtar de senaste transaktionerna',
    ]);
    expect(plain(screen.getByRole('img', { name: 'Ditt kort som slutar på 4821' }))).toContain('Anna Lindqvist');
    await expectAccessible();
  });

  it('shows the balance', async () => {
    showHome({ balance: 'shown' }, { balance: 1284.5 as Kronor });
    expect(plain(screen.getByRole('region', { name: 'Saldo' }))).toContain('1 284,50 kr');
    await expectAccessible();
  });

  it.each([
    [false, '1 680 kr'],
    [true, 'högst 2 100 kr'],
  ])('shows the next top-up (its most: %s)', (displayMaxTopupAmount, amount) => {
    const nextTopup = {
      nextTopupDate: '2026-11-25',
      actualTopupAmount: 168_000 as Ore,
      maxTopupAmount: 210_000 as Ore,
      displayMaxTopupAmount,
    };
    showHome({ nextTopup: 'shown' }, { nextTopup });
    const text = plain(screen.getByRole('region', { name: 'Nästa påfyllning' }));
    expect(text).toContain(amount);
    expect(text).toContain('Kommer 25 november');
  });

  it('says where to go when nothing is ordered and nothing has happened', async () => {
    showHome({ nextTopup: 'none', transactions: 'none' });
    expect(screen.getByRole('link', { name: 'Beställ en månad' }).getAttribute('href')).toBe('/topup');
    expect(screen.getByText('Inget har hänt på kortet ännu')).toBeDefined();
    await expectAccessible();
  });

  it('lists what happened last, each in one row', async () => {
    showHome(
      { transactions: 'shown' },
      {
        transactions: [
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
        ],
      },
    );
    const tile = screen.getByRole('region', { name: 'Senaste transaktionerna' });
    expect(within(tile).getAllByRole('listitem').map(plain)).toEqual([
      'Lilla KöketI dag 11:52 · Köp−135,00 kr',
      'Lilla KöketI går 18:03 · KöpReserverat−135,00 kr',
      'Lilla Köket21 okt. · AvgiftNekat−135,00 kr',
      'Lilla Köket1 jan. · Återbetalning· 89,00 DKK+138,42 kr',
    ]);
    expect(within(tile).getByRole('link', { name: 'Se fler transaktioner' }).getAttribute('href')).toBe(
      '/transactions',
    );
    await expectAccessible();
  });

  it('lets each part be tried again on its own, and says why it failed', async () => {
    const sent = showHome(
      { balance: 'failed', nextTopup: 'failed', transactions: 'failed' },
      {
        failures: {
          balance: { kind: 'unreachable' },
          nextTopup: { kind: 'late' },
          transactions: { kind: 'refused', status: 409, detail: 'Kontot flyttas.' },
        },
      },
    );
    expect(screen.getAllByRole('alert').map(plain)).toEqual([
      expect.stringContaining('Vi når inte servern'),
      expect.stringContaining('Svaret dröjde för länge'),
      expect.stringContaining('Kontot flyttas.'),
    ]);
    for (const retry of screen.getAllByRole('button', { name: 'Försök igen' })) fireEvent.click(retry);
    expect(sent.map(({ type }) => type)).toEqual(['balance.retry', 'nextTopup.retry', 'transactions.retry']);
    await expectAccessible();
  });
});
