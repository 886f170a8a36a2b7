import type { Page } from '@playwright/test';
import type { IntlShape } from 'react-intl';
import { currencyCalculatorModel } from '../../../machines/currency-calculator/currency-calculator.model.ts';
import { parseAmount, priceOf } from '../../../machines/currency-calculator/foreign-amount.ts';
import type { MessageId } from '../../../machines/message.ts';
import { defineFlow, type ExternalEvent } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf, moneyText } from '../shown-texts.ts';
import { onHomePage } from './home-page.ts';

const amount = (page: Page) => page.getByRole('textbox', { name: messagePattern('currency-calculator.amount') });
const currency = (page: Page) => page.getByRole('combobox', { name: messagePattern('currency-calculator.currency') });
const errorMessage = (text: MessageId) => (page: Page) =>
  page.getByRole('alert').filter({ hasText: messagePattern(text) });
const currenciesError = errorMessage('currency-calculator.currency.failed');
const result = (text: MessageId) => (page: Page) => page.getByRole('status').filter({ hasText: messagePattern(text) });
const retry = (text: MessageId) => ({
  at: (page: Page) => errorMessage(text)(page).getByRole('button', { name: messagePattern('action.retry') }),
});

const TYPED_VALUES: Readonly<Record<string, string>> = {
  'an amount': '89',
  'another amount': '1 000,50',
  'not a number': 'mycket',
};

/** Types or selects the value of a case. Sends the event directly if the value is already set or cannot be selected. */
const change: ExternalEvent = async ({ page, callHarness }, label) => {
  const typed = TYPED_VALUES[label];
  if (typed !== undefined && (await amount(page).inputValue()) !== typed) return amount(page).fill(typed);
  if (typed === undefined && (await currency(page).isEnabled())) return currency(page).selectOption('DKK');
  return callHarness('send', 'field.changed', label);
};

/** The typed amount, as the result repeats it. */
const foreign =
  ({ amount: text, currency: code }: { readonly amount: string; readonly currency: string }) =>
  (intl: IntlShape) =>
    `${intl.formatNumber(parseAmount(text), { minimumFractionDigits: 2, maximumFractionDigits: 6 })} ${code}`;

export const currencyCalculatorFlow = defineFlow(currencyCalculatorModel, {
  entryPoint: () => ({ ...onHomePage.entryPoint(), path: '/currency-calculator' }),
  background: onHomePage.background,
  gestureEvents: ['field.blurred'],
  shows: ({ failures, form: { values }, converted }, leaves) => [
    ...(leaves.includes('conversion.converted') && converted !== null
      ? [foreign(values), ...Object.values(priceOf(converted)).map((amount) => moneyText(amount))]
      : []),
    ...(leaves.includes('currencies.loadFailed') ? messagesOf({ failure: failures.currencies }) : []),
    ...(leaves.includes('conversion.failed') ? messagesOf({ failure: failures.conversion }) : []),
  ],
  gestures: {
    'field.changed': change,
    'field.blurred': ({ page }) => amount(page).press('Tab'),
    'form.submitted': ({ page }) => amount(page).press('Enter'),
    'currencies.retry': retry('currency-calculator.currency.failed'),
    'conversion.retry': retry('currency-calculator.failed'),
  },
  assertions: {
    'currencies.loading': (page) =>
      currency(page).filter({ hasText: messagePattern('currency-calculator.currency.loading') }),
    'currencies.loaded': [
      (page) => currency(page).filter({ hasNotText: messagePattern('currency-calculator.currency.loading') }),
      { absent: currenciesError },
    ],
    'currencies.loadFailed': currenciesError,
    'conversion.incomplete': result('currency-calculator.incomplete'),
    'conversion.debouncing': result('currency-calculator.incomplete'),
    'conversion.converting': result('currency-calculator.converting'),
    'conversion.converted': result('currency-calculator.total'),
    'conversion.failed': errorMessage('currency-calculator.failed'),
  },
  twins: [
    {
      states: ['conversion.incomplete', 'conversion.debouncing'],
      reason: 'The guidance stays while the user may still be typing. Only the conversion shows that it runs.',
    },
  ],
});
