import type { Locator, Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { transactionsModel } from '../../../machines/transactions/transactions.model.ts';
import { backgroundResponse, defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';

const YEARS: Readonly<Record<string, string>> = { 'this year': '2026', 'last year': '2025', 'an older year': '2024' };
const { 'query.changed': queries, 'filter.type': typed, 'filter.choose': chosen } = transactionsModel.events;

const retry = (place: Locator) => place.getByRole('button', { name: messagePattern('action.retry') });
/** The complaint about the years themselves, not about one of them. */
const aboutYears = (page: Page) => page.getByRole('region', { name: messagePattern('transactions.years') });
const aboutYear = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasNotText: messagePattern('transactions.yearsFailed') });
const reading = (label: MessageId) => (page: Page) =>
  page.getByRole('status').filter({ hasText: messagePattern(label) });

const field = (page: Page, name: 'text' | 'from') =>
  page.getByLabel(messagePattern(name === 'text' ? 'transactions.search' : 'transactions.from'));
const select = (page: Page, name: 'operation' | 'status') =>
  page.getByRole('combobox', { name: messagePattern(`transactions.${name}`) });

const view = (id: MessageId) => ({
  at: (page: Page) => page.getByRole('radio', { name: messagePattern(id) }),
  // The button itself lies unseen under its label.
  act: (choice: Locator) => choice.check({ force: true }),
  offered: async (choice: Locator) => (await choice.count()) > 0 && !(await choice.isChecked()),
});

function known<T>(fixture: T | undefined): T {
  if (fixture === undefined) throw new Error('the model has no such case');
  return fixture;
}
const typedCase = (label: string) => known(typed[label]);
const chosenCase = (label: string) => known(chosen[label]);

/** A control is offered when it is there and would change something by being given this value. */
const isOther = (wanted: (label: string) => string) => async (control: Locator, label: string) =>
  (await control.count()) > 0 && (await control.inputValue()) !== wanted(label);

const isUnchosen = async (tab: Locator) =>
  (await tab.count()) > 0 && (await tab.getAttribute('aria-selected')) !== 'true' && !(await isChecked(tab));
const isChecked = async (tab: Locator) => (await tab.getAttribute('role')) === null && tab.isChecked();

export const transactionsFlow = defineFlow(transactionsModel, {
  entryPoint: ({ query }) => ({ path: `/transactions${query}`, token: tokenOf() }),
  background: [backgroundResponse(customPolicy, { policyText: null, accepted: false })],
  gestures: {
    'query.changed': ({ callHarness }, label) => callHarness('navigate', `/transactions${known(queries[label]).query}`),
    'years.retry': { at: (page) => retry(aboutYears(page)) },
    'year.retry': { at: (page) => retry(aboutYear(page)) },
    'year.choose': {
      at: (page, label) => {
        const name = YEARS[label] ?? label;
        return page.getByRole('tab', { name }).or(page.getByRole('radio', { name }));
      },
      act: (choice) => choice.click({ force: true }),
      offered: isUnchosen,
    },
    'older.open': {
      at: (page) => page.getByRole('tab', { name: messagePattern('transactions.older') }),
      offered: isUnchosen,
    },
    'insight.open': view('transactions.view.insight'),
    'list.open': view('transactions.view.list'),
    'filter.type': {
      at: (page, label) => field(page, typedCase(label).name === 'text' ? 'text' : 'from'),
      act: (control, label) => control.fill(typedCase(label).value),
      offered: isOther((label) => typedCase(label).value),
    },
    'filter.choose': {
      at: (page, label) => select(page, chosenCase(label).name),
      act: (control, label) => control.selectOption(chosenCase(label).value),
      offered: isOther((label) => chosenCase(label).value),
    },
    'filters.clear': { at: (page) => page.getByRole('button', { name: messagePattern('transactions.clear') }) },
  },
  assertions: {
    'years.reading': reading('transactions.yearsLoading'),
    'years.known': (page) => page.getByRole('tab').first(),
    'years.failed': aboutYears,
    'year.deciding': TRANSIENT,
    'year.unchosen': (page) => page.getByText(messagePattern('transactions.chooseYear')),
    'year.reading': reading('transactions.loading'),
    'year.failed': aboutYear,
    'year.empty': (page) => page.getByText(messagePattern('transactions.empty')),
    'year.insight.bought': (page) => page.getByRole('img', { name: messagePattern('transactions.insight.most') }),
    'year.insight.unbought': (page) => page.getByText(messagePattern('transactions.insight.none')),
    'year.listed.found.some': (page) => page.getByRole('table').first(),
    'year.listed.found.nothing': (page) => page.getByText(messagePattern('transactions.noResults')),
    'year.listed.search.done': (page) => page.getByRole('search'),
    'year.listed.search.due': (page) => page.getByRole('search'),
    'year.listed.address.written': (page) => page.getByRole('search'),
    'year.listed.address.waiting': (page) => page.getByRole('search'),
  },
});
