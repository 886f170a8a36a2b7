import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { StateValue } from 'xstate';
import type { Kronor } from '../../contract/money.ts';
import en from '../../locales/en.json';
import sv from '../../locales/sv.json';
import { currencyCalculator } from '../../machines/currency-calculator/currency-calculator.ts';
import { CurrencyCalculatorDialog } from '../../src/screens/currency-calculator/CurrencyCalculatorDialog.tsx';
import { CurrencyCalculatorView } from '../../src/screens/currency-calculator/CurrencyCalculatorView.tsx';
import { expectAccessible, show } from '../ui/show.tsx';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

type Context = Parameters<typeof staticActor<typeof currencyCalculator>>[1]['context'];

const currencies = [
  { id: 36, code: 'AUD', description: 'Australian dollar' },
  { id: 208, code: 'DKK', description: 'Danish krone' },
  { id: 978, code: 'EUR', description: 'Euro' },
  { id: 999, code: 'QQQ', description: 'Play money' },
];
const values = { amount: '1 000,50', currency: 'DKK' };
const filled = { form: { initialValues: { amount: '', currency: '' }, values, touched: {} } };
const plain = (element: Element) => element.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ');

function renderActor(value: StateValue, context: Context = {}) {
  const input = { ports: inertPorts() };
  return staticActor(currencyCalculator, { value, input, context: { currencies, ...context } });
}

function showCalculator(
  value: Partial<Record<'currencies' | 'conversion', string>>,
  context?: Context,
  locale = 'sv-SE',
) {
  const { actor, sent } = renderActor({ currencies: 'loaded', conversion: 'incomplete', ...value }, context);
  show(<CurrencyCalculatorView actor={actor} />, locale, locale === 'sv-SE' ? sv : en);
  return sent;
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Belopp' });
const currency = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Valuta' });

describe('the currency calculator', () => {
  it('offers the currencies by name, the most common first', async () => {
    showCalculator({});
    const groups = [...currency().querySelectorAll('optgroup')];
    expect(groups.map(({ label, children }) => [label, ...[...children].map(plain)])).toEqual([
      ['Vanligast', 'dansk krona (DKK)', 'euro (EUR)'],
      ['Fler valutor', 'australisk dollar (AUD)', 'Play money (QQQ)'],
    ]);
    expect(plain(screen.getByRole('status'))).toBe('Fyll i belopp och valuta, så räknar vi om.');
    await expectAccessible();
  });

  it('sends changes, blur and submit to the machine', () => {
    const sent = showCalculator({});
    fireEvent.change(amount(), { target: { value: '89' } });
    fireEvent.change(currency(), { target: { value: 'DKK' } });
    fireEvent.blur(amount());
    fireEvent.submit(screen.getByRole('form'));
    expect(sent).toEqual([
      { type: 'field.changed', field: 'amount', value: '89' },
      { type: 'field.changed', field: 'currency', value: 'DKK' },
      { type: 'field.blurred', field: 'amount' },
      { type: 'form.submitted' },
    ]);
  });

  it.each([
    ['', 'Fyll i det här fältet.'],
    ['mycket', 'Ange ett belopp i siffror, till exempel 89,50.'],
    ['007', 'Beloppet kan inte börja med noll.'],
    ['99999999999', 'Ange högst 1\u00a0000\u00a0000\u00a0000.'],
  ])('shows the error of "%s" at the field', async (wrong, text) => {
    const form = { ...filled.form, values: { ...values, amount: wrong }, touched: { amount: 'blurred' } } as const;
    showCalculator({}, { form });
    expect(screen.getByRole('textbox', { name: 'Belopp', description: text })).toBe(amount());
    expect(amount().getAttribute('aria-invalid')).toBe('true');
    await expectAccessible();
  });

  it('shows the amount in kronor, the fee and the total', async () => {
    showCalculator({ conversion: 'converted' }, { ...filled, converted: 134.45 as Kronor });
    expect(plain(screen.getByRole('status'))).toMatch(
      /^1 000,50 DKK motsvarar134,45 krValutapåslag 2,95 %3,97 krDu betalar ungefär138,42 kr/,
    );
    await expectAccessible();
  });

  it('shows the same in English', () => {
    showCalculator({ conversion: 'converted' }, { ...filled, converted: 134.45 as Kronor }, 'en-SE');
    expect(plain(screen.getByRole('status'))).toMatch(
      /^1 000,50 DKK equals134,45 krCurrency conversion fee 2,95 ?%3,97 krYou pay about138,42 kr/,
    );
  });

  it('shows that the conversion is running', async () => {
    showCalculator({ conversion: 'converting' }, filled);
    expect(plain(screen.getByRole('status'))).toBe('Räknar om …');
    await expectAccessible();
  });

  it('shows why the conversion failed, and retries it', async () => {
    const failures = { conversion: { kind: 'unreachable' } } as const;
    const sent = showCalculator({ conversion: 'failed' }, { ...filled, failures });
    expect(plain(screen.getByRole('alert'))).toMatch(/gick inte att räkna om beloppet\. Vi får ingen kontakt/);
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(sent).toEqual([{ type: 'conversion.retry' }]);
    await expectAccessible();
  });

  it('is disabled without currencies, and reloads them', async () => {
    const failures = { currencies: { kind: 'timeout' } } as const;
    const sent = showCalculator({ currencies: 'loadFailed' }, { currencies: [], failures });
    expect(currency().disabled).toBe(true);
    expect(plain(screen.getByRole('alert'))).toMatch(/Det gick inte att hämta valutorna. Svaret dröjde/);
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(sent).toEqual([{ type: 'currencies.retry' }]);
    await expectAccessible();
  });

  it('opens in a dialog that closes by button and by Escape', async () => {
    const close = vi.fn();
    show(
      <CurrencyCalculatorDialog
        actor={renderActor({ currencies: 'loaded', conversion: 'incomplete' }).actor}
        onClose={close}
      />,
    );
    const dialog = screen.getByRole('dialog', { name: 'Valutakalkylator' });
    expect(document.activeElement).toBe(amount());
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stäng kalkylatorn' }));
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(close).toHaveBeenCalledTimes(2);
    await expectAccessible();
  });
});
