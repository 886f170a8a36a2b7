import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { Kronor } from '../../contract/money.ts';
import sv from '../../locales/sv.json';
import { lunch, lunches, topup } from '../../machines/transactions/transactions.fixture.ts';
import { Months } from '../../src/screens/transactions/Months.tsx';
import { TextElement } from '../../src/ui/TextElement.tsx';
import { expectAccessible } from '../ui/show.tsx';
import { defaultQuery, plain, showTransactions, transactionsIn } from './transactions-around.tsx';

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
  it('has all its months when it is drawn for the first time, because it may be printed or searched at once', () => {
    const days = ['2026-11-20', '2026-10-20', '2026-09-20', '2026-08-20', '2026-07-20'];
    const all = days.map((day, index) => lunch({ id: index, transactionDate: `${day}T11:52:00+01:00` }));
    const { list } = transactionsIn({ all }).page.actor.getSnapshot().context;
    const html = renderToString(
      <IntlProvider locale="sv-SE" messages={sv} timeZone="Europe/Stockholm" textComponent={TextElement}>
        <Months actor={list} year={2026} />
      </IntlProvider>,
    );
    expect(html.match(/<table/g)).toHaveLength(5);
  });

  it('shows a skeleton while loading', async () => {
    showTransactions({ years: 'loading', year: 'loading', context: { years: null } });
    expect(screen.getAllByRole('status').map(plain)).toEqual(['Hämtar åren', 'Hämtar transaktionerna för 2026']);
    await expectAccessible();
  });

  it('shows why it failed to load, and retries', async () => {
    const sent = showTransactions({ year: 'loadFailed', context: { failures: { year: { kind: 'unreachable' } } } });
    expect(screen.getByRole('alert').textContent).toContain('Vi får ingen kontakt');
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
    expect(plain(november)).toContain('Ut 135,00 kr1 lunch, 135 kr i snitt');
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
    expect(plain(screen.getByRole('region', { name: 'Oktober' }))).toContain('In 1 680,00 kr');
    await expectAccessible();
  });

  it('ends in print with what all its transactions changed the balance by', () => {
    showTransactions({ all: [lunch(), topup, lunch({ id: 3, status: 'Declined' })] });
    expect(plain(screen.getByText('Summa, utan nekade och utgångna').parentElement?.parentElement ?? null)).toBe(
      'Summa, utan nekade och utgångnaUt 135,00 krIn 1 680,00 kr+1 545,00 kr',
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
    fireEvent.click(screen.getByRole('button', { name: /^Visa alla\s*12 i november$/ }));
    expect(sent.list).toEqual([{ type: 'month.expand', month: 11 }]);
  });

  it('shows all rows of an expanded month', () => {
    showTransactions({ all: lunches(12), list: { pages: { 11: 0 } } });
    expect(screen.getAllByRole('row')).toHaveLength(1 + 12);
    expect(screen.queryByText(/^Sida/)).toBeNull();
  });

  it('offers pages instead of all rows after a number of rows was chosen', () => {
    showTransactions({ all: lunches(12), list: { pageSize: 10 } });
    expect(screen.getByRole('button', { name: /^Visa 10 per sida\s*av 12 i november$/ })).toBeDefined();
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
