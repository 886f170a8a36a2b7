import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { transactionYears } from '../../contract/transactions.ts';
import { NO_FILTERS } from '../../machines/transactions/filtering.ts';
import { rowsOf } from '../../machines/transactions/rows.ts';
import { lunch, neverPrints, topup } from '../../machines/transactions/transactions.fixture.ts';
import { transactions } from '../../machines/transactions/transactions.ts';
import { TransactionsView } from '../../src/screens/transactions/TransactionsView.tsx';
import { AccessGateContext } from '../../src/screens/use-account.ts';
import { expectAccessible, show } from '../ui/show.tsx';
import { accessGateIn } from './access-gate-fixture.ts';
import { inertPorts } from './inert-ports.ts';
import { defaultQuery, listedIn, plain, showTransactions } from './transactions-around.tsx';

describe('the search', () => {
  it('sends typed and chosen filters', async () => {
    const sent = showTransactions({ year: listedIn({ filters: 'open' }) });
    fireEvent.change(screen.getByLabelText('Sök text eller datum'), { target: { value: 'sushi' } });
    fireEvent.change(screen.getByLabelText('Från (kr)'), { target: { value: '100' } });
    fireEvent.change(screen.getByLabelText('Typ'), { target: { value: 'Refund' } });
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'Reserved' } });
    expect(sent.page).toEqual([
      { type: 'filter.type', name: 'text', value: 'sushi' },
      { type: 'filter.type', name: 'from', value: '100' },
      { type: 'filter.choose', name: 'operation', value: 'Refund' },
      { type: 'filter.choose', name: 'status', value: 'Reserved' },
    ]);
  });

  it('shows the number of results and an invalid amount, and can be cleared', async () => {
    const query = { ...defaultQuery, filters: { ...NO_FILTERS, to: 'tolv' } };
    const sent = showTransactions({ year: listedIn({ filters: 'open' }), context: { query } });
    expect(screen.getByText('2 transaktioner', { selector: '[role=status] *' })).toBeDefined();
    const field = screen.getByLabelText('Till (kr)');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain('89,50');
    fireEvent.click(screen.getByRole('button', { name: 'Rensa sökning och filter' }));
    expect(sent.page).toEqual([{ type: 'filters.clear' }]);
    await expectAccessible();
  });

  it('shows an error at the end of a reversed range of amounts', async () => {
    const query = { ...defaultQuery, filters: { ...NO_FILTERS, from: '250', to: '100' } };
    showTransactions({ year: listedIn({ filters: 'open' }), context: { query } });
    const to = screen.getByRole('textbox', { name: 'Till (kr)', description: 'Beloppet är lägre än i Från.' });
    expect(to.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('textbox', { name: 'Från (kr)' }).getAttribute('aria-invalid')).toBeNull();
    await expectAccessible();
  });

  it('has a button that opens it and says how many filters are set', async () => {
    const query = { ...defaultQuery, filters: { ...NO_FILTERS, status: 'Reserved' as const, from: '10' } };
    const sent = showTransactions({ context: { query } });
    expect(screen.queryByLabelText('Sök text eller datum')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Sök (2)', expanded: false }));
    expect(sent.page).toEqual([{ type: 'filters.open' }]);
    await expectAccessible();
  });

  it('shows the matches in other loaded years, and searches the others', async () => {
    const query = { ...defaultQuery, filters: { ...NO_FILTERS, text: 'jonas' } };
    const rowsByYear = { 2026: rowsOf([lunch()], 2026), 2025: rowsOf([lunch(), topup], 2025) };
    const sent = showTransactions({ context: { query, rowsByYear } });
    const others = within(screen.getByRole('region', { name: 'Sök i andra år' }));
    expect(others.getAllByRole('button').map(plain)).toEqual(['2025: 1 träff', 'Sök i 2024', 'Sök i 2023']);
    fireEvent.click(others.getByRole('button', { name: 'Sök i 2024' }));
    expect(sent.page).toEqual([{ type: 'otherYear.search', year: 2024 }]);
    await expectAccessible();
  });

  it('says that a filter hides everything, and clears it', () => {
    const query = { ...defaultQuery, filters: { ...NO_FILTERS, status: 'Expired' as const } };
    const sent = showTransactions({
      year: listedIn({ results: 'none' }),
      context: { query, matchingRows: [] },
    });
    expect(screen.getByText('Ett filter begränsar vad som visas. Rensa för att se alla transaktioner.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Rensa sökning och filter' }));
    expect(sent.page).toEqual([{ type: 'filters.clear' }]);
  });

  it('is next to a button that prints the list', () => {
    const sent = showTransactions();
    fireEvent.click(screen.getByRole('button', { name: 'Skriv ut' }));
    expect(sent.page).toEqual([{ type: 'print.start' }]);
  });

  it('shows what to do without results', async () => {
    const query = { ...defaultQuery, filters: { ...NO_FILTERS, text: 'zzz' } };
    showTransactions({
      year: listedIn({ results: 'none' }),
      context: { query, matchingRows: [] },
    });
    expect(screen.getByText('Inga träffar under 2026')).toBeDefined();
    expect(screen.getByText('Prova ett kortare sökord eller rensa sökningen.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ladda ner urvalet (Excel)' })).toBeNull();
    await expectAccessible();
  });
});

describe('the years that arrive after the transactions', () => {
  /** Shows the page with transactions. Returns a function that delivers the years. */
  async function showBeforeYears() {
    const years = Promise.withResolvers<readonly number[]>();
    const backend = (call: unknown) =>
      (call === transactionYears ? years.promise : Promise.resolve([lunch(), topup])) as Promise<never>;
    const input = {
      ports: { ...inertPorts(), backend },
      accountId: 30412,
      accountName: null,
      query: '',
      watchPrint: neverPrints,
    };
    show(
      <AccessGateContext value={accessGateIn('open').actor}>
        <TransactionsView actor={createActor(transactions, { input }).start()} />
      </AccessGateContext>,
    );
    await screen.findAllByRole('table');
    return () => act(async () => years.resolve([2026, 2025]));
  }

  it('leave the focus and the text in the search, and the open details', async () => {
    const deliverYears = await showBeforeYears();
    const heading = screen.getByRole('heading', { level: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Sök' }));
    const search = screen.getByLabelText<HTMLInputElement>('Sök text eller datum');
    fireEvent.click(screen.getByRole('button', { name: /Restaurang Jonas/ }));
    const details = await screen.findByText('Handlare');
    search.focus();
    fireEvent.change(search, { target: { value: 'jonas' } });
    await deliverYears();
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    expect(document.activeElement).toBe(search);
    expect([search.value, search.isConnected]).toEqual(['jonas', true]);
    expect([heading.isConnected, details.isConnected]).toEqual([true, true]);
  });

  it('make the content the panel of a tab, which it is not before', async () => {
    const deliverYears = await showBeforeYears();
    expect(screen.queryByRole('tabpanel')).toBeNull();
    await expectAccessible();
    await deliverYears();
    expect(within(screen.getByRole('tabpanel', { name: '2026' })).getAllByRole('table')).toHaveLength(2);
    await expectAccessible();
  });
});
