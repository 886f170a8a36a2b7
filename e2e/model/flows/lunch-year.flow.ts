import type { Page } from '@playwright/test';
import { customPolicy } from '../../../contract/access-gate.ts';
import { hasUnknown } from '../../../machines/charged-amount.ts';
import { lunchYearModel } from '../../../machines/lunch-year/lunch-year.model.ts';
import { lunchYearOf } from '../../../machines/lunch-year/year-facts.ts';
import { factsOf } from '../../../machines/lunch-year/year-texts.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { busy, enabled, settling } from '../controls.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf, together } from '../shown-texts.ts';

const main = (page: Page) => page.getByRole('main');
const save = (page: Page) => main(page).getByRole('button', { name: messagePattern('lunch-year.save') });
const amounts = (page: Page, checked?: boolean) =>
  page.getByRole('switch', { name: messagePattern('lunch-year.amounts'), ...(checked !== undefined && { checked }) });
const total = (page: Page) => page.getByText(messagePattern('lunch-year.total'));
const saveError = (page: Page) =>
  main(page)
    .getByRole('alert')
    .filter({ hasText: messagePattern('lunch-year.failed') });
const savedNote = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: messagePattern('lunch-year.saved') });
const transactions = (page: Page) => page.getByRole('link', { name: messagePattern('lunch-year.transactions') });
const retry = (page: Page) => main(page).getByRole('button', { name: messagePattern('action.retry') });
const { 'amounts.choose': choices } = lunchYearModel.events;

export const lunchYearFlow = defineFlow(lunchYearModel, {
  // In some starts it is December, or January.
  entryPoint: () => ({ path: '/lunch-year', token: tokenOf({ expiresIn: 90 * 86_400 }) }),
  background: [backgroundResponse(customPolicy, { policyText: null, accepted: false })],
  shows({ year, transactions: rows, withAmounts, failure }, leaves) {
    const shown = lunchYearOf(rows, year);
    const values = { year: String(year) };
    return [
      { id: 'lunch-year.title', values },
      ...(leaves.includes('loading') ? [] : [{ id: 'lunch-year.transactions', values } as const]),
      ...messagesOf({ failure }),
      ...(leaves.includes('empty')
        ? [
            {
              id: hasUnknown(rows) ? 'transactions.insight.unclear' : 'transactions.insight.none',
              values,
            } as const,
          ]
        : []),
      ...(shown
        ? [
            together(String(shown.lunches), { id: 'lunch-year.lunches', values: { count: shown.lunches } }),
            ...factsOf(shown, withAmounts).flatMap(({ label, value }) => [label, value]),
          ]
        : []),
    ];
  },
  gestures: {
    'lunchYear.retry': { at: retry },
    // A press changes the choice, so the event with the current one is sent directly.
    'amounts.choose': {
      at: (page) => amounts(page),
      act: async (control, label, { callHarness }) =>
        (await control.isChecked()) === choices[label]?.withAmounts
          ? callHarness('send', 'amounts.choose', label)
          : control.click(),
    },
    'picture.save': { at: enabled(save) },
  },
  conditions: [
    {
      in: ['shown.ready', 'shown.saving', 'shown.saved.settled', 'shown.saved.repeatable', 'shown.saveFailed'],
      when: ({ withAmounts }) => withAmounts,
      shown: [total, (page) => amounts(page, true)],
      otherwise: [{ absent: total }, (page) => amounts(page, false)],
    },
  ],
  assertions: {
    loading: [
      (page) => page.getByRole('status').filter({ hasText: messagePattern('lunch-year.loading') }),
      { absent: transactions },
    ],
    loadFailed: retry,
    empty: (page) => page.getByText(messagePattern('transactions.insight.noneNote')),
    'shown.ready': [enabled(save), { absent: saveError }, { absent: savedNote }],
    'shown.saving': busy(save),
    'shown.saved.settled': [settling(save), savedNote],
    'shown.saved.repeatable': [enabled(save), savedNote],
    'shown.saveFailed': saveError,
  },
});
