import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Kronor } from '../../contract/money.ts';
import { NO_FILTERS } from '../../machines/transactions/filtering.ts';
import { rowsOf } from '../../machines/transactions/rows.ts';
import { lunch, lunches, topup } from '../../machines/transactions/transactions.fixture.ts';
import { expectAccessible } from '../ui/show.tsx';
import { defaultQuery, plain, showTransactions } from './transactions-around.tsx';

describe('the years', () => {
  it('have a tab for this year, one for last year, and one for older years', async () => {
    const sent = showTransactions();
    expect(screen.getAllByRole('tab').map(plain)).toEqual(['2026', '2025', 'Äldre']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('2026');
    fireEvent.mouseDown(screen.getByRole('tab', { name: '2025' }));
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Äldre' }));
    expect(sent.page).toEqual([{ type: 'year.choose', year: 2025 }, { type: 'older.open' }]);
    await expectAccessible();
  });

  it('that are older are chosen one by one', async () => {
    const sent = showTransactions({ year: 'loading', context: { query: { ...defaultQuery, year: 2024 } } });
    fireEvent.click(screen.getByRole('radio', { name: '2023' }));
    expect(sent.page).toEqual([{ type: 'year.choose', year: 2023 }]);
    await expectAccessible();
  });

  it('can be loaded again after a failure, while the year is shown', async () => {
    const sent = showTransactions({
      years: 'loadFailed',
      context: { years: null, failures: { years: { kind: 'timeout' } } },
    });
    expect(screen.getByRole('alert').textContent).toContain('Svaret dröjde för länge');
    expect(screen.getAllByRole('table')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(sent.page).toEqual([{ type: 'years.retry' }]);
    await expectAccessible();
  });
});

describe('a year', () => {
  it('shows a skeleton while loading', async () => {
    showTransactions({ years: 'loading', year: 'loading', context: { years: null } });
    expect(screen.getAllByRole('status').map(plain)).toEqual(['Hämtar åren', 'Hämtar transaktionerna för 2026']);
    await expectAccessible();
  });

  it('shows why it failed to load, and retries', async () => {
    const sent = showTransactions({ year: 'loadFailed', context: { failures: { year: { kind: 'unreachable' } } } });
    expect(screen.getByRole('alert').textContent).toContain('Vi når inte servern');
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(sent.page).toEqual([{ type: 'year.retry' }]);
    await expectAccessible();
  });

  it.each([
    [[2025], 'Välj ett annat år för att se vad som hände då.'],
    [[], 'Köp och påfyllningar visas här så fort de har gjorts.'],
  ])('without transactions shows what to do (other years: %j)', async (years, text) => {
    showTransactions({ year: 'empty', context: { years } });
    expect(screen.getByText('Inga transaktioner 2026')).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    await expectAccessible();
  });
});

describe('the list', () => {
  it('is a table for each month, with its sums', async () => {
    showTransactions();
    const november = screen.getByRole('region', { name: 'November' });
    expect(plain(november)).toContain('Ut −135,00 kr');
    expect(within(november).getByRole('table', { name: 'Transaktioner i november' })).toBeDefined();
    expect(within(november).getAllByRole('columnheader').map(plain)).toEqual([
      'Datum',
      'Beskrivning',
      'Status',
      'Belopp',
    ]);
    expect(within(november).getAllByRole('cell').map(plain)).toEqual([
      'I dag 11:5220 nov.',
      'Restaurang JonasKöp',
      'Genomförd',
      '−135,00 kr',
    ]);
    expect(plain(screen.getByRole('region', { name: 'Oktober' }))).toContain('In +1 680,00 kr');
    await expectAccessible();
  });

  it('ends in print with what all its transactions changed the balance by', () => {
    showTransactions({ all: [lunch(), topup, lunch({ id: 3, status: 'Declined' })] });
    expect(plain(screen.getByText('Summa, utan nekade och utgångna').parentElement)).toBe(
      'Summa, utan nekade och utgångnaUt −135,00 krIn +1 680,00 kr+1 545,00 kr',
    );
  });

  it('shows the merchant, the foreign amount and the fee of a purchase abroad', async () => {
    const abroad = lunch({
      description: 'Trattoria Da Paolo, Milano',
      settlementAmount: { amount: -166.75 as Kronor },
      feeAmount: { amount: 4.92 as Kronor },
      transactionAmount: { amount: 14.5, currency: 'EUR' },
    });
    const sent = showTransactions({ all: [abroad], list: { expanded: [1] } });
    const terms = (await screen.findAllByRole('term')).map(plain);
    const facts = screen.getAllByRole('definition').map(plain);
    expect(Object.fromEntries(terms.map((term, at) => [term, facts[at]]))).toEqual({
      Handlare: 'Trattoria Da Paolo, Milano',
      När: 'fredag 20 november 2026 kl. 11:52',
      'Belopp hos handlaren': '14,50 EUR',
      'Totalt dras från kortet': '−171,67 kr, varav avgift 4,92 kr',
    });
    expect(plain(screen.getAllByRole('cell')[3] ?? null)).toBe('−171,67 krvarav avgift 4,92 kr');
    fireEvent.click(screen.getByRole('button', { name: /Trattoria/, expanded: true }));
    expect(sent.list).toEqual([{ type: 'row.toggle', id: 1 }]);
    await expectAccessible();
  });

  it.each([
    ['Reserved', 'Transaktionen är på väg och bokförs oftast inom några dagar.'],
    ['Declined', 'Transaktionen gick inte igenom. Saldot har inte ändrats.'],
  ] as const)('mentions no merchant for a top-up with status %s', async (status, why) => {
    showTransactions({ all: [{ ...topup, status }], list: { expanded: [topup.id] } });
    expect(await screen.findByText(why)).toBeDefined();
    expect(screen.queryByText('Jag känner inte igen köpet')).toBeNull();
  });

  it('takes nothing from the card for a declined purchase abroad', async () => {
    const refused = lunch({ status: 'Declined', feeAmount: { amount: 4.92 as Kronor } });
    showTransactions({ all: [refused], list: { expanded: [1] } });
    expect((await screen.findAllByRole('term')).map(plain)).toEqual(['Handlare', 'När', 'Belopp']);
    expect(screen.getAllByRole('definition').map(plain).at(-1)).toBe('−139,92 kr, varav avgift 4,92 kr');
  });

  it.each([
    ['Reserved', 'Reserverad', 'Pengarna är reserverade.'],
    ['Declined', 'Nekad', 'Inga pengar drogs från kortet.'],
    ['Denied', 'Nekad', 'Inga pengar drogs från kortet.'],
    ['Expired', 'Utgången', 'Pengarna är kvar på kortet.'],
  ] as const)('explains the status %s', async (status, word, why) => {
    showTransactions({ all: [lunch({ status })], list: { expanded: [1] } });
    expect(within(screen.getByRole('table')).getByText(word)).toBeDefined();
    await waitFor(() => expect(plain(screen.getByRole('table'))).toContain(why));
  });

  it('previews five rows of a month, and can show all of them', async () => {
    const sent = showTransactions({ all: lunches(12) });
    expect(screen.getAllByRole('row')).toHaveLength(1 + 5);
    fireEvent.click(screen.getByRole('button', { name: 'Visa alla 12 i november' }));
    expect(sent.list).toEqual([{ type: 'month.expand', month: 11 }]);
  });

  it('shows all rows of an expanded month', () => {
    showTransactions({ all: lunches(12), list: { pages: { 11: 0 } } });
    expect(screen.getAllByRole('row')).toHaveLength(1 + 12);
    expect(screen.queryByText(/^Sida/)).toBeNull();
  });

  it('offers pages instead of all rows after a number of rows was chosen', () => {
    showTransactions({ all: lunches(12), list: { pageSize: 10 } });
    expect(screen.getByRole('button', { name: 'Visa 10 per sida av 12 i november' })).toBeDefined();
  });

  it('changes the page of an expanded month', async () => {
    const sent = showTransactions({ all: lunches(12), list: { pages: { 11: 1 }, pageSize: 10 } });
    expect(screen.getAllByRole('row')).toHaveLength(1 + 2);
    expect(screen.getByText('Sida 2 av 2')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Nästa' }));
    fireEvent.click(screen.getByRole('button', { name: 'Föregående' }));
    fireEvent.click(screen.getByRole('button', { name: 'Visa färre i november' }));
    fireEvent.click(screen.getByRole('radio', { name: '50' }));
    expect(sent.list).toEqual([
      { type: 'page.choose', month: 11, page: 0 },
      { type: 'month.collapse', month: 11 },
      { type: 'pageSize.choose', size: 50 },
    ]);
    await expectAccessible();
  });
});

describe('the search', () => {
  it('sends typed and chosen filters', async () => {
    const sent = showTransactions({ context: { areFiltersOpen: true } });
    fireEvent.change(screen.getByLabelText('Sök beskrivning eller datum'), { target: { value: 'sushi' } });
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
    const sent = showTransactions({ context: { query, areFiltersOpen: true } });
    expect(screen.getByText('2 transaktioner')).toBeDefined();
    const field = screen.getByLabelText('Till (kr)');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain('89,50');
    fireEvent.click(screen.getByRole('button', { name: 'Rensa sökning och filter' }));
    expect(sent.page).toEqual([{ type: 'filters.clear' }]);
    await expectAccessible();
  });

  it('has a button that shows the other filters and says how many are set', async () => {
    const query = { ...defaultQuery, filters: { ...NO_FILTERS, status: 'Reserved' as const, from: '10' } };
    const sent = showTransactions({ context: { query } });
    expect(screen.queryByLabelText('Typ')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Filter (2)', expanded: false }));
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
      year: { listed: { results: 'none', url: 'synced' } },
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
      year: { listed: { results: 'none', url: 'synced' } },
      context: { query, matchingRows: [] },
    });
    expect(screen.getByText('Inga träffar under 2026')).toBeDefined();
    expect(screen.getByText('Prova ett kortare sökord eller rensa sökningen.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Excel: det som visas' })).toBeNull();
    await expectAccessible();
  });
});
