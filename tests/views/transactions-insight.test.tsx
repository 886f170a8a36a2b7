import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lunch, topup } from '../../machines/transactions/transactions.fixture.ts';
import Insight from '../../src/screens/transactions/Insight.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { plain, transactionsIn } from './transactions-around.tsx';

describe('insight', () => {
  it('shows bars and numbers about the purchases of a year', async () => {
    const sushi = lunch({ description: 'Sushi Haru', transactionDate: '2026-03-02T12:00:00+01:00' });
    const { page } = transactionsIn({ year: { insight: 'hasPurchases' }, all: [lunch(), lunch(), sushi, topup] });
    show(<Insight actor={page.actor} />);
    expect(plain(screen.getByRole('region', { name: 'Köp under 2026' }))).toContain('405,00 kr');
    expect(plain(screen.getByRole('region', { name: 'En lunch i snitt' }))).toContain('135,00 kr');
    expect(screen.getAllByRole('listitem').map(plain)).toEqual([
      'november270,00 kr2 köp',
      'mars135,00 kr1 köp',
      'Restaurang Jonas270,00 kr2 gånger',
      'Sushi Haru135,00 kr1 gång',
    ]);
    expect(screen.getByRole('link', { name: 'mars' }).getAttribute('href')).toBe(
      '/transactions?year=2026&search=2026-03&operation=Purchase',
    );
    await expectAccessible();
  });

  it('shows no chart for a year without purchases', async () => {
    const { page } = transactionsIn({ year: { insight: 'noPurchases' }, all: [topup] });
    show(<Insight actor={page.actor} />);
    expect(screen.getByText('Inga köp 2026')).toBeDefined();
    expect(screen.queryByRole('img')).toBeNull();
    await expectAccessible();
  });
});
