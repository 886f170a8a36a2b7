import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../../machines/transactions/filtering.ts';
import { lunches } from '../../machines/transactions/transactions.fixture.ts';
import { TransactionDate } from '../../src/screens/transactions/TransactionDate.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { defaultQuery, plain, showTransactions } from './transactions-around.tsx';

describe('the export', () => {
  it('saves the year, and with filters also the filtered list', () => {
    const sent = showTransactions({
      context: { query: { ...defaultQuery, filters: { ...NO_FILTERS, text: 'jonas' } } },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Ladda ner urvalet (Excel)' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ladda ner hela 2026 (Excel)' }));
    expect(sent.exports).toEqual([
      { type: 'export.start', scope: 'shown' },
      { type: 'export.start', scope: 'year' },
    ]);
  });

  it('shows its progress and can be canceled', async () => {
    const sent = showTransactions({ exporting: { value: 'writing', share: 0.25 } });
    const progress = await screen.findByRole('progressbar', { name: 'Skapar Excel-filen …' });
    expect(progress.getAttribute('value')).toBe('0.25');
    expect(screen.queryByRole('button', { name: 'Ladda ner hela 2026 (Excel)' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
    expect(sent.exports).toEqual([{ type: 'export.cancel' }]);
    await expectAccessible();
  });

  it('shows that it failed, and can be retried or dismissed', async () => {
    const sent = showTransactions({ exporting: { value: 'failed' } });
    expect((await screen.findByRole('alert')).textContent).toContain('Det gick inte att skapa Excel-filen');
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    fireEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    expect(sent.exports).toEqual([{ type: 'export.retry' }, { type: 'export.dismiss' }]);
    await expectAccessible();
  });
});

describe('a printed page', () => {
  it('names the active filters', () => {
    const filters = { text: ' jonas ', operation: 'Purchase', status: '', from: '100', to: '' } as const;
    showTransactions({ context: { query: { ...defaultQuery, filters } } });
    expect(screen.getByText(/^Bara det som passar/).parentElement?.textContent).toBe(
      'Bara det som passar: jonas · Köp · Från (kr) 100. 1 transaktion',
    );
  });

  it('contains every row', () => {
    showTransactions({ all: lunches(12), layout: 'printing' });
    expect(screen.getAllByRole('row')).toHaveLength(1 + 12);
    expect(screen.queryByText(/visas\.$/)).toBeNull();
  });

  it('names no filters when there are none', () => {
    showTransactions();
    expect(screen.queryByText(/^Bara det som passar/)).toBeNull();
  });

  it('shows the date of a day that is "today" on the screen', () => {
    const moment = Date.parse('2026-11-20T11:52:00+01:00');
    const { container } = show(<TransactionDate moment={moment} today={moment} />);
    expect([...container.querySelectorAll('span')].map(plain)).toEqual(['I dag 11:52', '20 nov.']);
  });
});
