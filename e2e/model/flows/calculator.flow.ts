import type { Locator, Page } from '@playwright/test';
import { calculatorModel } from '../../../machines/currency-calculator/currency-calculator.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { defineFlow, type Happening } from '../flow.ts';
import { said } from '../words.ts';
import { atHome, HOME_BACKGROUND } from './home-parts.ts';

const amount = (page: Page) => page.getByRole('textbox', { name: said('calculator.amount') });
const currency = (page: Page) => page.getByRole('combobox', { name: said('calculator.currency') });
const complaint = (text: MessageId) => (page: Page) => page.getByRole('alert').filter({ hasText: said(text) });
const result = (text: MessageId) => (page: Page) => page.getByRole('status').filter({ hasText: said(text) });
const retry = (text: MessageId) => ({
  at: (page: Page) => complaint(text)(page).getByRole('button', { name: said('action.retry') }),
  // A pointer would leave the field in which one writes, which the machine hears of as well.
  act: (control: Locator) => control.dispatchEvent('click'),
});

const TYPED: Readonly<Record<string, string>> = {
  'an amount': '89',
  'another amount': '1 000,50',
  'no number': 'mycket',
};

/** Types or chooses what a case says. What stands there already, or is not to be had, nobody can give by hand. */
const change: Happening = async ({ page, tell }, label) => {
  const typed = TYPED[label];
  if (typed !== undefined && (await amount(page).inputValue()) !== typed) return amount(page).fill(typed);
  if (typed === undefined && (await currency(page).isEnabled())) return currency(page).selectOption('DKK');
  return tell('send', 'field.changed', label);
};

export const calculatorFlow = defineFlow(calculatorModel, {
  entrance: () => ({ ...atHome(), path: '/currency-calculator' }),
  background: HOME_BACKGROUND,
  gestures: {
    'field.changed': change,
    'field.blurred': ({ page }) => amount(page).dispatchEvent('focusout'),
    'form.submitted': ({ page }) => amount(page).press('Enter'),
    'currencies.retry': retry('calculator.currency.failed'),
    'conversion.retry': retry('calculator.failed'),
  },
  sights: {
    'list.reading': (page) => currency(page).filter({ hasText: said('calculator.currency.loading') }),
    'list.known': (page) => currency(page),
    'list.failed': complaint('calculator.currency.failed'),
    'conversion.incomplete': result('calculator.waiting'),
    'conversion.settling': result('calculator.waiting'),
    'conversion.asking': result('calculator.asking'),
    'conversion.converted': result('calculator.total'),
    'conversion.failed': complaint('calculator.failed'),
  },
});
