import type { Locator, Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import { type Ore, toKronor } from '../../../contract/money.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { countFilters, isOnlyText } from '../../../machines/transactions/filtering.ts';
import { PREVIEW_ROWS } from '../../../machines/transactions/grouping.ts';
import { insightOf } from '../../../machines/transactions/insight.ts';
import { operationText, statusText } from '../../../machines/transactions/labels.ts';
import { transactionsModel } from '../../../machines/transactions/transactions.model.ts';
import { yearRows } from '../../../machines/transactions/transactions.setup.ts';
import { backgroundResponse, defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf, moneyText } from '../shown-texts.ts';

const YEARS: Readonly<Record<string, string>> = { 'this year': '2026', 'last year': '2025', 'an older year': '2024' };
const { 'route.changed': routes, 'filter.type': typed, 'filter.choose': chosen } = transactionsModel.events;

const retry = (place: Locator) => place.getByRole('button', { name: messagePattern('action.retry') });
/** The error about the list of years. */
const yearsError = (page: Page) => page.getByRole('region', { name: messagePattern('transactions.years') });
/** The error about the chosen year. */
const yearError = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasNotText: messagePattern('transactions.yearsFailed') });
const loading = (label: MessageId) => (page: Page) =>
  page.getByRole('status').filter({ hasText: messagePattern(label) });

const field = (page: Page, name: 'text' | 'from') =>
  page.getByLabel(messagePattern(name === 'text' ? 'transactions.search' : 'transactions.from'));
const select = (page: Page, name: 'operation' | 'status') =>
  page.getByRole('combobox', { name: messagePattern(`transactions.${name}`) });

const filtersButton = (page: Page, expanded: boolean) =>
  page.getByRole('button', { name: /^Sök(?: \(\d+\))?$/, expanded });

const view = (id: MessageId) => ({
  at: (page: Page) => page.getByRole('radio', { name: messagePattern(id) }),
  // The radio button is invisible below its label.
  act: (choice: Locator) => choice.check({ force: true }),
  offered: async (choice: Locator) => (await choice.count()) > 0 && !(await choice.isChecked()),
});

const money = (amount: Ore, options?: { readonly signed: boolean }) => moneyText(toKronor(amount), options);

function required<T>(fixture: T | undefined): T {
  if (fixture === undefined) throw new Error('the model has no such case');
  return fixture;
}
const typedCase = (label: string) => required(typed[label]);
const chosenCase = (label: string) => required(chosen[label]);

/** A control is offered when it exists and has another value. */
const hasOtherValue = (textFor: (label: string) => string) => async (control: Locator, label: string) =>
  (await control.count()) > 0 && (await control.inputValue()) !== textFor(label);

const isNotSelected = async (tab: Locator) =>
  (await tab.count()) > 0 && (await tab.getAttribute('aria-selected')) !== 'true' && !(await isChecked(tab));
const isChecked = async (tab: Locator) => (await tab.getAttribute('role')) === null && tab.isChecked();

export const transactionsFlow = defineFlow(transactionsModel, {
  entryPoint: ({ query }) => ({ path: `/transactions${query}`, token: tokenOf() }),
  background: [backgroundResponse(customPolicy, { policyText: null, accepted: false })],
  shows(context, leaves) {
    const { failures, matchingRows } = context;
    const failureIn = (leaf: (typeof leaves)[number], failure = failures.year) =>
      leaves.includes(leaf) ? messagesOf({ failure }) : [];
    const { total, averageLunch, merchants, months, purchases } = insightOf(yearRows(context));
    const { filters, year } = context.query;
    const hasOthers = (context.years ?? []).length > 0;
    return [
      ...(leaves.some((leaf) => leaf.startsWith('year.listed.'))
        ? [{ id: 'transactions.filters', values: { count: countFilters(filters) } } as const]
        : []),
      ...(leaves.includes('year.empty')
        ? [
            { id: 'transactions.empty', values: { year: String(year) } } as const,
            { id: hasOthers ? 'transactions.emptyOthers' : 'transactions.emptyNote' } as const,
          ]
        : []),
      ...(leaves.includes('year.listed.results.none')
        ? [
            { id: 'transactions.noResults', values: { year: String(year) } } as const,
            {
              id: isOnlyText(filters) ? 'transactions.noResults.text' : 'transactions.noResults.filters',
              values: { count: countFilters(filters) },
            } as const,
          ]
        : []),
      ...failureIn('year.loadFailed'),
      ...failureIn('years.loadFailed', failures.years),
      ...(leaves.includes('year.insight.hasPurchases')
        ? [
            money(total),
            money(averageLunch),
            { id: 'transactions.insight.basis', values: { count: purchases } } as const,
            ...months.flatMap(({ amount, purchases: count }) =>
              count > 0 ? [money(amount), { id: 'transactions.insight.purchases', values: { count } } as const] : [],
            ),
            ...merchants.flatMap(({ name, amount, ...merchant }) => [
              name,
              money(amount),
              { id: 'transactions.insight.times', values: { count: merchant.purchases } } as const,
            ]),
          ]
        : []),
      // As many rows as the newest month shows at first.
      ...(leaves.includes('year.listed.results.some')
        ? matchingRows
            .slice(0, PREVIEW_ROWS)
            .flatMap(({ transaction, amount }) => [
              transaction.description,
              operationText(transaction.operation),
              statusText(transaction.status),
              money(amount, { signed: true }),
            ])
        : []),
    ];
  },
  gestures: {
    'route.changed': ({ callHarness }, label) => callHarness('navigate', required(routes[label]).path),
    'years.retry': { at: (page) => retry(yearsError(page)) },
    'year.retry': { at: (page) => retry(yearError(page)) },
    'year.choose': {
      at: (page, label) => {
        const name = YEARS[label] ?? label;
        return page.getByRole('tab', { name }).or(page.getByRole('radio', { name }));
      },
      act: (choice) => choice.click({ force: true }),
      offered: isNotSelected,
    },
    'older.open': {
      at: (page) => page.getByRole('tab', { name: messagePattern('transactions.older') }),
      offered: isNotSelected,
    },
    'insight.open': view('transactions.view.insight'),
    'list.open': view('transactions.view.list'),
    'filter.type': {
      at: (page, label) => field(page, typedCase(label).name === 'text' ? 'text' : 'from'),
      act: (control, label) => control.fill(typedCase(label).value),
      offered: hasOtherValue((label) => typedCase(label).value),
    },
    'filter.choose': {
      at: (page, label) => select(page, chosenCase(label).name),
      act: (control, label) => control.selectOption(chosenCase(label).value),
      offered: hasOtherValue((label) => chosenCase(label).value),
    },
    'filters.open': { at: (page) => filtersButton(page, false) },
    'filters.close': { at: (page) => filtersButton(page, true) },
    'otherYear.search': {
      at: (page) =>
        page
          .getByRole('region', { name: messagePattern('transactions.otherYears') })
          .getByRole('button', { name: '2024' }),
    },
    'print.start': { at: (page) => page.getByRole('button', { name: messagePattern('transactions.print') }) },
    'filters.clear': { at: (page) => page.getByRole('button', { name: messagePattern('transactions.clear') }) },
  },
  assertions: {
    'years.loading': loading('transactions.yearsLoading'),
    'years.loaded': (page) => page.getByRole('tab').first(),
    'years.loadFailed': yearsError,
    'year.deciding': TRANSIENT,
    'year.loading': loading('transactions.loading'),
    'year.loadFailed': yearError,
    'year.empty': (page) => page.getByText(messagePattern('transactions.empty')),
    'year.insight.hasPurchases': (page) =>
      page.getByRole('region', { name: messagePattern('transactions.insight.months') }),
    'year.insight.noPurchases': (page) => page.getByText(messagePattern('transactions.insight.none')),
    'year.listed.results.some': (page) => page.getByRole('table').first(),
    'year.listed.results.none': (page) => page.getByText(messagePattern('transactions.noResults')),
    'year.listed.filters.deciding': TRANSIENT,
    'year.listed.filters.closed': (page) => filtersButton(page, false),
    'year.listed.filters.open': (page) => filtersButton(page, true),
    'year.listed.search.idle': (page) => page.getByRole('search'),
    'year.listed.search.pending': (page) => page.getByRole('search'),
    'year.listed.url.synced': (page) => page.getByRole('search'),
    'year.listed.url.pending': (page) => page.getByRole('search'),
  },
  twins: [
    {
      states: ['year.listed.search.idle', 'year.listed.search.pending'],
      reason: 'The rows stay until the user has stopped typing.',
    },
    {
      states: ['year.listed.url.synced', 'year.listed.url.pending'],
      reason: 'The address of the page follows the filters after a moment. The page itself does not change.',
    },
  ],
});
