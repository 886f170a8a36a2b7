import { describe, expect, it } from 'vitest';
import { parseDate } from '../../machines/transactions/date-search.ts';
import { countFilters, filterRows, isFiltered, NO_FILTERS } from '../../machines/transactions/filtering.ts';
import { isRefinement, openedTransaction, queryOf, readQuery, writeQuery } from '../../machines/transactions/query.ts';
import { rowsOf } from '../../machines/transactions/rows.ts';
import { lunch } from '../../machines/transactions/transactions.fixture.ts';

const YEAR = 2026;

describe('a searched date', () => {
  it.each([
    ['januari', 1],
    ['january', 1],
    ['februari', 2],
    ['feb', 2],
    ['mars', 3],
    ['march', 3],
    ['april', 4],
    ['maj', 5],
    ['may', 5],
    ['juni', 6],
    ['june', 6],
    ['juli', 7],
    ['july', 7],
    ['augusti', 8],
    ['august', 8],
    ['september', 9],
    ['oktober', 10],
    ['october', 10],
    ['november', 11],
    ['december', 12],
  ])('can be the month %s', (text, month) => expect(parseDate(text)).toEqual({ year: null, month, day: null }));

  it.each([
    ['2026-10', 2026, 10, null],
    ['2026-10-1', 2026, 10, 1],
    ['31.12.2026', 2026, 12, 31],
    ['12:e okt 2026', 2026, 10, 12],
    ['1st oct', null, 10, 1],
    ['12. okt. 2026', 2026, 10, 12],
    ['oktober 2026', 2026, 10, null],
    ['october 2nd, 2026', 2026, 10, 2],
    ['oct. 3rd 2026', 2026, 10, 3],
    ['oct 31', null, 10, 31],
  ])('"%s" is %s-%s-%s', (text, year, month, day) => expect(parseDate(text)).toEqual({ year, month, day }));

  it.each([
    '',
    'x2026-10',
    '2026-10x',
    'x12/10',
    '12/10x',
    '2026-13',
    '2026-00',
    'x12 okt',
    '12 okt 2026x',
    '12 okt 20',
    'oct 32',
    'oct 1, 2026x',
    '1 2026',
    'ok 1',
  ])('is not in "%s"', (text) => expect(parseDate(text)).toBeNull());
});

describe('filters that are set', () => {
  it('are counted with the text', () => {
    expect(isFiltered(NO_FILTERS)).toBe(false);
    expect(isFiltered({ ...NO_FILTERS, text: ' ' })).toBe(false);
    expect(isFiltered({ ...NO_FILTERS, text: 'sushi' })).toBe(true);
    expect(countFilters({ text: 'sushi', operation: 'Fee', status: '', from: '10', to: ' ' })).toBe(3);
  });

  it('leave only what they name', () => {
    const all = rowsOf([lunch(), lunch({ operation: 'Fee', status: 'Reserved' })], YEAR);
    expect(filterRows(all, { ...NO_FILTERS, operation: 'Fee' })).toEqual([all[1]]);
    expect(filterRows(all, { ...NO_FILTERS, status: 'Successful' })).toEqual([all[0]]);
    expect(filterRows(all, { ...NO_FILTERS, from: ' ', to: '1' })).toEqual([]);
    expect(filterRows(all, { ...NO_FILTERS, from: '', to: '135' })).toEqual(all);
  });
});

describe('an address of the transactions', () => {
  it('has a query, or none', () => {
    expect(queryOf('/transactions?year=2026&view=insight')).toBe('?year=2026&view=insight');
    expect(queryOf('/transactions')).toBe('');
  });

  it('can open a transaction', () => {
    expect(openedTransaction('?transaction=77')).toBe(77);
    for (const id of ['', 'x77', '77x', '1234567890123456']) expect(openedTransaction(`?transaction=${id}`)).toBeNull();
    expect(openedTransaction('')).toBeNull();
  });

  it('is read and written in parameters that stay the same', () => {
    const text = '?year=2025&view=insight&search=sushi&operation=Top-up&status=Reserved&from=10&to=20';
    const filters = { text: 'sushi', operation: 'Top-up', status: 'Reserved', from: '10', to: '20' } as const;
    expect(readQuery(text, YEAR)).toEqual({ year: 2025, view: 'insight', filters });
    expect(writeQuery({ year: 2025, view: 'insight', filters }, YEAR)).toBe(text);
  });

  it.each([
    ['2000', 2000],
    ['1999', YEAR],
    ['2026', YEAR],
    ['2027', YEAR],
    ['x2025', YEAR],
    ['2025x', YEAR],
  ])('with the year %s is of %d', (year, read) => expect(readQuery(`?year=${year}`, YEAR).year).toBe(read));

  it('has at most 80 characters of each text', () => {
    const written = (length: number) => `?search=${'x'.repeat(length)}&from=${'1'.repeat(length)}`;
    const query = readQuery(written(81), YEAR);
    expect(query.filters.text).toHaveLength(81);
    expect(writeQuery(query, YEAR)).toBe(written(80));
  });

  it('continues a search also when an amount is typed, not on another page', () => {
    const search = readQuery('?from=1', YEAR);
    expect(isRefinement(search, readQuery('?from=12', YEAR))).toBe(true);
    expect(isRefinement(readQuery('?to=1', YEAR), readQuery('?to=12&search=x', YEAR))).toBe(true);
    expect(isRefinement(search, readQuery('?from=12&year=2025', YEAR))).toBe(false);
    expect(isRefinement(readQuery('?status=Reserved', YEAR), readQuery('?status=Reserved&from=1', YEAR))).toBe(false);
  });
});
